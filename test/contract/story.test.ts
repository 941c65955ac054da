/** The documented examples follow one recording and one live session. */
import { expect, it } from 'vitest';
import * as examples from '../../generated/examples.js';
import { isJsonObject, visitValues } from '../../scripts/json.ts';
import { theBuilt } from '../support/contract.ts';

const { contract, schemas } = theBuilt();
const documented = [...contract.examples.values()].flat();
/** The toggles that are off by default. */
const options = new Set(
  Object.values(schemas).flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((name) => properties[name]?.default === false),
  ),
);

it.each(documented)('in $file, each configuration has its option enabled', ({ value }) => {
  const lacking: string[] = [];
  visitValues(value, (node) => {
    if (!isJsonObject(node)) return;
    for (const key of Object.keys(node)) {
      const option = key.replace(/_config$/, '');
      if (option !== key && options.has(option) && node[option] !== true) lacking.push(key);
    }
  });
  expect(lacking).toEqual([]);
});

it('the documented examples follow one recording from its upload to the page that lists its job', () => {
  const { audio_url, audio_metadata } = examples.UploadResponse.gardenVisit;
  const { id: fileId, filename, audio_duration, number_of_channels } = audio_metadata;
  const { custom_metadata, ...request_params } = examples.PreRecordedRequest.twoSpeakers;
  const { id, result_url } = examples.PreRecordedJobCreated.twoSpeakers;
  expect(request_params.audio_url).toBe(audio_url);
  expect(result_url).toContain(id);
  const { queued, processing, done } = examples.PreRecordedJob;
  for (const job of [queued, processing, done]) {
    expect([job.id, job.request_params]).toEqual([id, request_params]);
    expect(job.custom_metadata).toEqual(custom_metadata);
    expect(job.file).toMatchObject({ id: fileId, filename, audio_duration, number_of_channels });
  }
  expect(done.result.metadata.audio_duration).toBe(audio_duration);
  expect(examples.PreRecordedCallback.finished.id).toBe(id);
  expect(examples.PreRecordedWebhook.done.id).toBe(id);
  expect(examples.JobPage.firstPage.items).toContainEqual(done);
});

it('the documented examples follow one live session from its creation to its last message', () => {
  const { partial, final } = examples.TranscriptMessage;
  const sent = [partial, final, examples.OtherServerMessage.last];
  const job = examples.JobPage.firstPage.items.find(({ kind }) => kind === 'live');
  if (job?.kind !== 'live' || job.status !== 'done') return expect.fail('the page has no such job');
  expect(job.request_params).toEqual(examples.LiveRequest.captions);
  expect(job.result.messages?.map((text) => JSON.parse(text))).toEqual(sent);
  expect(new Set(sent.map(({ session_id }) => session_id)).size).toBe(1);
  const times = [job.created_at, ...sent.map(({ created_at }) => created_at), job.completed_at];
  expect(times).toEqual([...times].sort());
  // The utterance of a message has more fields than that of a result.
  const { id, utterance } = final.data;
  expect(utterance).toMatchObject(job.result.transcription?.utterances[0] ?? expect.fail());
  expect(partial.data.id).toBe(id);
  expect(utterance.text.startsWith(partial.data.utterance.text)).toBe(true);
});
