/** The documented examples tell one story: a recording, and a live session. */
import { expect, it } from 'vitest';
import { isJsonObject, type Json, visitValues } from '../../scripts/json.ts';
import { theBuilt } from '../support/contract.ts';
import { lookUp } from '../support/edit.ts';
import { schemaFacts } from './facts/schemas.ts';

const { examples } = theBuilt().contract;
const documented = [...examples.values()].flat();
/** The toggles that are off by default. */
const options = new Set(
  schemaFacts.flatMap(({ fields }) =>
    fields.flatMap((one) => (one.default === false ? one.path : [])),
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

/** The value of a documented example. */
function documentedValue(schema: string, name: string): Json {
  const found = examples.get(schema)?.find((example) => example.name === name);
  if (found === undefined)
    throw new Error(`${schema} has no example ${name}; restore it, or name another one here`);
  return found.value;
}

const fields = (value: Json, ...names: string[]) => names.map((name) => lookUp(value, name));

it('the documented examples follow one recording from its upload to the page that lists its job', () => {
  const upload = documentedValue('UploadResponse', 'garden-visit');
  const request = documentedValue('PreRecordedRequest', 'two-speakers');
  const created = documentedValue('PreRecordedJobCreated', 'two-speakers');
  const done = documentedValue('PreRecordedJob', 'done');
  const id = lookUp(created, 'id');
  expect(lookUp(request, 'audio_url')).toBe(lookUp(upload, 'audio_url'));
  expect(lookUp(created, 'result_url')).toContain(id);
  const { custom_metadata, ...params } = request as Record<string, Json>;
  for (const state of ['queued', 'processing', 'done']) {
    const job = documentedValue('PreRecordedJob', state);
    expect(fields(job, 'id', 'request_params', 'custom_metadata')).toEqual([
      id,
      params,
      custom_metadata,
    ]);
    for (const field of ['id', 'filename', 'audio_duration', 'number_of_channels']) {
      expect(lookUp(job, `file.${field}`)).toBe(lookUp(upload, `audio_metadata.${field}`));
    }
  }
  expect(lookUp(done, 'result.metadata.audio_duration')).toBe(
    lookUp(upload, 'audio_metadata.audio_duration'),
  );
  expect(lookUp(documentedValue('PreRecordedCallback', 'finished'), 'id')).toBe(id);
  expect(lookUp(documentedValue('PreRecordedWebhook', 'done'), 'id')).toBe(id);
  expect(lookUp(documentedValue('JobPage', 'first-page'), 'items')).toContainEqual(done);
});

it('the documented examples follow one live session from its creation to its last message', () => {
  const sent = [
    documentedValue('TranscriptMessage', 'partial'),
    documentedValue('TranscriptMessage', 'final'),
    documentedValue('OtherServerMessage', 'last'),
  ];
  const job = lookUp(documentedValue('JobPage', 'first-page'), 'items[]') ?? null;
  expect(lookUp(job, 'request_params')).toEqual(documentedValue('LiveRequest', 'captions'));
  const messages = lookUp(job, 'result.messages') as string[];
  expect(messages.map((text) => JSON.parse(text))).toEqual(sent);
  expect(new Set(sent.map((message) => lookUp(message, 'session_id'))).size).toBe(1);
  const times = [
    lookUp(job, 'created_at'),
    ...sent.map((message) => lookUp(message, 'created_at')),
    lookUp(job, 'completed_at'),
  ];
  expect(times).toEqual([...times].sort());
  const [partial = null, final = null] = sent;
  // The utterance of a message has more fields than that of a result.
  expect(lookUp(final, 'data.utterance')).toMatchObject(
    lookUp(job, 'result.transcription.utterances[]') as object,
  );
  expect(lookUp(final, 'data.id')).toBe(lookUp(partial, 'data.id'));
  const [whole, part] = [final, partial].map((one) => lookUp(one, 'data.utterance.text'));
  expect(String(whole).startsWith(String(part))).toBe(true);
});
