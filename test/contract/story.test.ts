/** The documented examples follow one recording and one live session. */
import { isDeepStrictEqual } from 'node:util';
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
  const { custom_metadata, ...request_params } = examples.PreRecordedRequest.twoSpeakers;
  const { queued, processing, done } = examples.PreRecordedJob;
  const { id, file } = done;
  const same = [id, request_params, custom_metadata, file];
  for (const job of [queued, processing, done])
    expect([job.id, job.request_params, job.custom_metadata, job.file]).toEqual(same);
  // Another test reports a schema without an example.
  const of = (schema: string) =>
    (contract.examples.get(schema) ?? []).map(({ value }) => Object(value));
  for (const { audio_url, audio_metadata } of of('UploadResponse')) {
    const { id: fileId, filename, audio_duration, number_of_channels } = audio_metadata;
    expect(request_params.audio_url).toBe(audio_url);
    expect(file).toMatchObject({ id: fileId, filename, audio_duration, number_of_channels });
    expect(done.result.metadata.audio_duration).toBe(audio_duration);
  }
  for (const created of of('PreRecordedJobCreated')) {
    expect(created.id).toBe(id);
    expect(created.result_url).toContain(id);
  }
  for (const notification of [...of('PreRecordedCallback'), ...of('PreRecordedWebhook')])
    expect(notification.id).toBe(id);
  expect(examples.JobPage.firstPage.items).toContainEqual(done);
});

it('the documented examples follow one live session from its creation to its last message', () => {
  const [page] = contract.examples.get('JobPage') ?? [];
  const index = examples.JobPage.firstPage.items.findIndex(({ kind }) => kind === 'live');
  const job = examples.JobPage.firstPage.items[index];
  if (job?.kind !== 'live' || job.status !== 'done') return expect.fail('the page has no such job');
  expect(job.request_params).toEqual(examples.LiveRequest.captions);
  const messages = contract.messages
    .flatMap(({ schemaName }) => contract.examples.get(schemaName ?? '') ?? [])
    .map(({ file, value }) => ({ file, value: Object(value) }))
    .filter(({ value }) => value.session_id !== undefined);
  const texts = (job.result.messages ?? []).map((text) => JSON.parse(text));
  const wrong = texts.flatMap((text, message) => {
    const place = `${page?.file}#/items/${index}/result/messages/${message}`;
    const isThere = messages.some(({ value }) => isDeepStrictEqual(value, text));
    return isThere ? [] : `${place} must be an example of a message`;
  });
  const [{ session_id } = expect.fail('the job has no messages')] = texts;
  for (const { file, value } of messages) {
    if (value.session_id !== session_id)
      wrong.push(`${file}#/session_id must be ${session_id}, as in ${page?.file}`);
    const sent = Date.parse(value.created_at);
    if (sent < Date.parse(job.created_at) || sent > Date.parse(job.completed_at))
      wrong.push(`${file}#/created_at must be from ${job.created_at} to ${job.completed_at}`);
  }
  expect(wrong).toEqual([]);
  const times = texts.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort());
  // The utterance of a message has more fields than that of a result.
  const { partial, final } = examples.TranscriptMessage;
  const { id, utterance } = final.data;
  expect(utterance).toMatchObject(job.result.transcription?.utterances[0] ?? expect.fail());
  expect(partial.data.id).toBe(id);
  expect(utterance.text.startsWith(partial.data.utterance.text)).toBe(true);
});
