/** The upload of the speech, which all jobs of the run use. */
import type { AudioMetadata, UploadResponse } from 'speech-to-text-contract/types';
import { REFUSAL, STATUSES } from './client.ts';
import { near, PADDING } from './relations.ts';
import { differs, failIf, groundsAt } from './report.ts';
import type { Run } from './run.ts';

const FILE = 'conformance.wav';
const UPLOAD = 'uploadAudio';

/** Uploads the speech, and a form that lacks it. */
export async function tryUploads(run: Run): Promise<void> {
  const { client, recorder, audio } = run;
  const expectRefusal = () => client.expect(UPLOAD, { form: new FormData() }, STATUSES.refusal);
  await recorder.check(UPLOAD, 'a form without a file', expectRefusal, REFUSAL);
  const upload = await recorder.check(UPLOAD, 'a WAV file', () =>
    client.expectSuccess<UploadResponse>(UPLOAD, { form: formOf(run) }),
  );
  if (!upload) return;
  const { audio_url, audio_metadata: file } = upload;
  Object.assign(run.made, { recording: audio_url });
  const differsAt = (field: keyof AudioMetadata, expected: unknown) =>
    differs(`/audio_metadata/${field}`, file[field], expected);
  const isNear = near(file.audio_duration, audio.seconds, PADDING);
  const measure = () => failIf(!isNear && differsAt('audio_duration', audio.seconds));
  const inSeconds = groundsAt('AudioMetadata.audio_duration');
  await recorder.check(UPLOAD, 'the duration of the file', measure, inSeconds);
  const compare = () =>
    failIf(
      differsAt('filename', FILE),
      differsAt('number_of_channels', audio.header.channels),
      !audio_url.endsWith(`/file/${file.id}`) &&
        `/audio_url: expected an address that ends with /file/${file.id}, got ${audio_url}`,
    );
  const says = 'Original file name … Channels … path shape `{base_url}/file/<file_id>`';
  await recorder.check(UPLOAD, 'the metadata of the file', compare, { says });
}

/** A form with the speech. */
export function formOf({ audio }: Run): FormData {
  const form = new FormData();
  form.append('audio', new Blob([audio.file], { type: 'audio/wav' }), FILE);
  return form;
}
