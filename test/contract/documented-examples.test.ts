/** The documented examples and the fixtures: complete, referenced wherever they belong, and consistent. */

import { mediaOf, requestsOf } from 'contract-compiler/model/contract.ts';
import type { Json } from 'contract-compiler/model/json.ts';
import { lookUp } from 'contract-compiler/testing/edit.ts';
import { describe, expect, it } from 'vitest';
import { theWritten } from '../support/contract.ts';
import { missingFields, withFixtures } from '../support/fixtures.ts';
import { makeCases } from './facts/cases.ts';
import { jobStatuses } from './facts/enumerations.ts';
import { verdictsOf } from './facts/profiles.ts';

const normal = await theWritten();
const all = withFixtures(normal.contract.examples);

/** The bodies and the messages with a named schema. Readers are shown their documented examples. */
const { messages } = normal.contract;
const shown = [
  ...requestsOf(normal.contract)
    .flatMap(mediaOf)
    .map((body) => ({ ...body, folder: 'openapi/examples' })),
  ...messages.map((message) => ({ ...message, folder: 'asyncapi/examples' })),
].flatMap(({ schemaName, folder, node }) => (schemaName ? [{ schemaName, folder, node }] : []));

describe('documented examples and fixtures', () => {
  it('exist for every public schema, and for no other name', () => {
    const schemas = [...normal.schemas.keys()];
    const folders = new Map(shown.map(({ schemaName, folder }) => [schemaName, folder]));
    const documented = schemas.filter((name) => folders.has(name));
    expect(documented).not.toEqual([]);
    const { examples } = normal.contract;
    const without = schemas.filter((name) => !(folders.has(name) ? examples : all).has(name));
    const strangers = [...all.keys()].filter((name) => !normal.schemas.has(name));
    expect([
      ...without.map((name) => {
        const folder = folders.get(name);
        return folder === undefined
          ? `${name}: has no example or fixture; add one to test/contract/fixtures/${name}/`
          : `${name}: has no documented example; add one to ${folder}/${name}/, and its summary to ${folder}/summaries.yaml`;
      }),
      ...strangers.map(
        (name) => `test/contract/fixtures/${name}: the schema does not exist; remove the folder`,
      ),
    ]).toEqual([]);
  });

  it('contain every field if they are called every-field', () => {
    const complete = [...all.values()].flat().filter(({ name }) => name === 'every-field');
    expect(complete).not.toEqual([]);
    expect(missingFields(all, normal.schemas)).toEqual([]);
  });

  it('contain no field that the facts do not name', () => {
    const values = [...all].flatMap(([schema, examples]) =>
      examples.map(({ file, value }) => ({ schema, file, value })),
    );
    expect(values).not.toEqual([]);
    const found = values.filter(({ schema, value }) => !verdictsOf(schema, value, true).strict);
    const advice = 'remove the fields that were removed or are misspelled';
    expect(
      found.map(({ file }) => file),
      advice,
    ).toEqual([]);
  });

  it.each(['PreRecordedJob', 'LiveJob'])('include a %s in every state', (name) => {
    const examples = all.get(name) ?? [];
    const statuses = new Set(examples.map(({ value }) => lookUp(value, 'status')));
    expect([...statuses].sort()).toEqual([...jobStatuses].sort());
  });

  it('include every field without a default', () => {
    // A schema without any example is reported above.
    const hints = makeCases(all).gaps.flatMap((place) => {
      const [schema = ''] = place.match(/^\w+/) ?? [];
      const hint = `${place}: is in no example or fixture; add it to one in test/contract/fixtures/${schema}/`;
      return all.has(schema) ? [hint] : [];
    });
    expect(hints).toEqual([]);
  });
});

/** The value of a documented example. */
function documented(schema: string, name: string): Json {
  const found = normal.contract.examples.get(schema)?.find((example) => example.name === name);
  if (found === undefined)
    throw new Error(`${schema} has no example ${name}; restore it, or name another one here`);
  return found.value;
}

/** The values in the examples of a parameter. */
function parameterExamples(operation: string, name: string): (Json | undefined)[] {
  const found = normal.contract.operations.find(({ id }) => id === operation);
  const node = found?.parameters.find((one) => one.name === name)?.node ?? {};
  return Object.values(Object(node.examples)).map((example) => lookUp(example as Json, 'value'));
}

const fields = (value: Json, ...names: string[]) => names.map((name) => lookUp(value, name));

describe('documented examples', () => {
  it('appear with every body and every message of their schemas', () => {
    const { examples } = normal.contract;
    const bare = shown.filter(({ schemaName, node }) => examples.has(schemaName) && !node.examples);
    expect(bare.map(({ schemaName }) => schemaName)).toEqual([]);
  });

  it('follow one recording from its upload to the page that lists its job', () => {
    const upload = documented('UploadResponse', 'garden-visit');
    const request = documented('PreRecordedRequest', 'two-speakers');
    const created = documented('PreRecordedJobCreated', 'two-speakers');
    const done = documented('PreRecordedJob', 'done');
    const id = lookUp(created, 'id');
    expect(lookUp(request, 'audio_url')).toBe(lookUp(upload, 'audio_url'));
    expect(lookUp(created, 'result_url')).toContain(id);
    const { custom_metadata, ...params } = request as Record<string, Json>;
    for (const state of ['queued', 'processing', 'done']) {
      const job = documented('PreRecordedJob', state);
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
    expect(lookUp(documented('PreRecordedCallback', 'finished'), 'id')).toBe(id);
    expect(lookUp(documented('PreRecordedWebhook', 'done'), 'id')).toBe(id);
    expect(lookUp(documented('JobPage', 'first-page'), 'items')).toContainEqual(done);
    expect(parameterExamples('getPreRecordedJob', 'id')).toEqual([id]);
    const [metadata] = parameterExamples('listTranscriptionJobs', 'custom_metadata');
    expect(custom_metadata).toMatchObject(metadata as object);
    const [day] = parameterExamples('listTranscriptionJobs', 'date');
    expect(lookUp(done, 'created_at')).toContain(day);
  });

  it('follow one live session from its creation to its last message', () => {
    const sent = [
      documented('TranscriptMessage', 'partial'),
      documented('TranscriptMessage', 'final'),
      documented('OtherServerMessage', 'last'),
    ];
    const job = lookUp(documented('JobPage', 'first-page'), 'items[]') ?? null;
    expect(lookUp(job, 'request_params')).toEqual(documented('LiveRequest', 'captions'));
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
});
