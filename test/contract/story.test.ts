/** The documented examples follow one recording and one live session. */
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import * as examples from '../../generated/examples.js';
import { isJsonObject, joinPointer, visitValues } from '../../scripts/json.ts';
import { theBuilt } from '../support/contract.ts';
import { valueAt } from '../support/edit.ts';

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

/** Where two values differ, with the value that each has there. */
function differences(one: unknown, other: unknown, pointer = ''): string[] {
  if (isDeepStrictEqual(one, other)) return [];
  const [own, others] = [one, other].map((value) => value instanceof Object && { ...value });
  if (own && others)
    return Object.keys({ ...own, ...others }).flatMap((key) =>
      differences(valueAt(one, [key]), valueAt(other, [key]), joinPointer(pointer, key)),
    );
  const [text, wanted] = [one, other].map((value) => JSON.stringify(value) ?? 'absent');
  return [`#${pointer}: ${text}, but ${wanted} in`];
}

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
  const wrong = texts.flatMap((value, message) => {
    const same = messages.find((one) => one.value.created_at === value.created_at);
    const place = `${page?.file}#/items/${index}/result/messages/${message}`;
    if (!same) return `${place}: created_at is that of no example of a message`;
    return differences(value, same.value).map(
      (text) => `${place}: in this text, ${text} ${same.file}`,
    );
  });
  const [{ session_id } = expect.fail('the job has no messages')] = texts;
  for (const { file, value } of messages) {
    if (value.session_id !== session_id)
      wrong.push(`${file}#/session_id: must be ${session_id}, as in ${page?.file}`);
    const sent = Date.parse(value.created_at);
    if (sent < Date.parse(job.created_at) || sent > Date.parse(job.completed_at))
      wrong.push(`${file}#/created_at: must be from ${job.created_at} to ${job.completed_at}`);
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
