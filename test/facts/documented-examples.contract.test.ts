import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Example, NormalContract } from '../../scripts/model/contract.ts';
import type { Json } from '../../scripts/model/json.ts';
import { makeCases } from './cases.ts';
import { readNormal, root } from './contract.ts';
import { jobStatuses } from './enumerations.ts';
import { messages } from './messages.ts';
import { lookUp } from './paths.ts';
import { loadValidators, type Validate } from './validators.ts';

let normal: NormalContract;
let validator: (name: string) => Validate;

beforeAll(async () => {
  normal = await readNormal();
  validator = await loadValidators();
});

/** Every example with the name of its schema. */
function everyExample(): { schema: string; example: Example }[] {
  return [...normal.contract.examples].flatMap(([schema, examples]) =>
    examples.map((example) => ({ schema, example })),
  );
}

/** The unions of references that name a schema, and the unions that name those. */
function unionsAround(name: string): string[] {
  const direct = [...normal.schemas].flatMap(([union, { oneOf, anyOf }]) => {
    const branches = [...(oneOf ?? []), ...(anyOf ?? [])];
    return branches.some(({ $ref }) => $ref?.endsWith(`/${name}`)) ? [union] : [];
  });
  return [...direct, ...direct.flatMap(unionsAround)];
}

/** One line per value that its validator refuses. */
function refused(name: string, { file, value }: Example): string[] {
  const validate = validator(name);
  if (validate(value)) return [];
  const [error] = validate.errors ?? [];
  return [`${file}: ${name} refuses it at "${error?.instancePath}" (${error?.keyword})`];
}

describe('documented examples', () => {
  it('every public schema has at least one, and no folder is left over', () => {
    const without = [...normal.schemas.keys()].filter(
      (name) => !normal.contract.examples.get(name)?.length,
    );
    expect(without).toEqual([]);
    expect([...normal.contract.examples.keys()].sort()).toEqual([...normal.schemas.keys()].sort());
    const folders = ['openapi', 'asyncapi'].flatMap((document) =>
      readdirSync(join(root, document, 'examples')),
    );
    expect(folders.sort()).toEqual([...normal.schemas.keys()].sort());
  });

  it('each validates in its own schema', () => {
    const examples = everyExample();
    expect(examples).not.toEqual([]);
    expect(examples.flatMap(({ schema, example }) => refused(schema, example))).toEqual([]);
  });

  it('each validates in every union that contains its schema', () => {
    const pairs = everyExample().flatMap(({ schema, example }) =>
      unionsAround(schema).map((union) => ({ union, example })),
    );
    expect([...new Set(pairs.map(({ union }) => union))].sort()).toEqual([
      'ClientMessage',
      'ServerMessage',
      'TranscriptionJob',
    ]);
    expect(pairs.flatMap(({ union, example }) => refused(union, example))).toEqual([]);
  });

  it('every message but raw audio is shown with an example of its payload', () => {
    const shown = normal.contract.messages
      .filter(({ node }) => Array.isArray(node.examples) && node.examples.length > 0)
      .map(({ name }) => name);
    const json = messages.filter(({ contentType }) => contentType === 'application/json');
    expect(shown.sort()).toEqual(json.map(({ name }) => name).sort());
    const payloads = json.flatMap(({ payload }) => normal.contract.examples.get(payload) ?? []);
    expect(payloads.length).toBeGreaterThanOrEqual(json.length);
  });

  it.each(['PreRecordedJob', 'LiveJob'])('%s has an example in every state', (name) => {
    const examples = normal.contract.examples.get(name) ?? [];
    const statuses = new Set(examples.map(({ value }) => lookUp(value, 'status')));
    expect([...statuses].sort()).toEqual([...jobStatuses].sort());
  });

  it('transcripts are shown partial and final', () => {
    const examples = normal.contract.examples.get('TranscriptMessage') ?? [];
    const kinds = new Set(examples.map(({ value }) => lookUp(value, 'data.is_final')));
    expect([...kinds].sort()).toEqual([false, true]);
  });

  it('together they show every field that has no default', () => {
    expect(makeCases(normal.contract.examples).gaps).toEqual([]);
  });

  it('an example that does not fit is noticed', () => {
    const value: Json = { type: 'audio_chunk', data: {} };
    const example = { name: 'broken', file: 'asyncapi/examples/broken.json', value };
    expect(refused('AudioChunkMessage', example)).toEqual([
      'asyncapi/examples/broken.json: AudioChunkMessage refuses it at "/data" (required)',
    ]);
  });
});
