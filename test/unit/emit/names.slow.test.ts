import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emitGuards } from '../../../scripts/emit/guards.ts';
import { compile } from '../../../scripts/emit/module.ts';
import { checkNames, frameType, RESERVED } from '../../../scripts/emit/names.ts';
import type { JsonObject } from '../../../scripts/model/json.ts';
import type { Schema } from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { readSettings } from '../../../scripts/read/settings.ts';
import { theNormal } from '../../support/contract.ts';
import { contractOf } from '../../support/slice.ts';

const settings = readSettings('.', theNormal().contract);
const found = (schemas: Record<string, Schema>, frames = settings.frames) =>
  checkNames(normalise(contractOf(schemas)), { ...settings, frames });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const tagged = (tag: string, value: string, properties: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  required: [tag],
  properties: { [tag]: { type: 'string', const: value }, ...properties },
});

describe('checkNames', () => {
  it('reserves whatever modules export besides what they make of schemas', () => {
    const { schemas } = theNormal();
    const made = new Set([...schemas.keys(), ...Object.keys(settings.frames).map(frameType)]);
    const modules = ['validators', 'parse', 'read', 'operations', 'schemas/index', 'standard'];
    const exported = modules.flatMap((module) => {
      const url = new URL(`../../../generated/${module}.d.ts`, import.meta.url);
      const text = readFileSync(url, 'utf8');
      const own = text.matchAll(/^export (?:declare )?(?:const|type|interface) ([A-Z]\w*)/gm);
      const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map(([, list]) => list);
      return [...[...own].map(([, name]) => name), ...lists.join().matchAll(/\b[A-Z]\w*/g)].map(
        String,
      );
    });
    const fixed = new Set(exported.filter((name) => !made.has(name)));
    expect([...fixed].filter((name) => !RESERVED.includes(name))).toEqual([]);
    expect(fixed.size).toBeGreaterThan(10);
  });

  it('finds nothing in the names of this contract', () => {
    expect(checkNames(theNormal(), settings)).toEqual([]);
  });

  it.each(RESERVED)('refuses a schema called %s', (name) => {
    expect(found({ [name]: { type: 'string' } })).toEqual([
      expect.objectContaining({ location: `/components/schemas/${name}` }),
    ]);
  });

  it('lets schemas be called like what a module has inside', () => {
    const names = ['Vendor', 'Word', 'WordDefinition', 'VENDOR', 'BatchItem', 'Batch'];
    expect(found(Object.fromEntries(names.map((name) => [name, {}])))).toEqual([]);
  });

  it.each<[string, Record<string, Schema>]>([
    ['the parser of a frame', { Word: {}, WordValue: {} }],
    ['the type of a frame', { WordMessage: {}, WordFrame: {} }],
  ])('refuses a schema called like %s', (_, schemas) => {
    const [name = ''] = Object.keys(schemas);
    expect(found(schemas, { [name]: 'text or audio' })).toHaveLength(1);
  });

  it('refuses two guards of one name', () => {
    const union: Schema = { oneOf: [ref('Cat'), ref('Dog')] };
    const pets = { Cat: tagged('kind', 'cat'), Dog: tagged('kind', 'dog'), Pet: union };
    expect(found(pets)).toEqual([]);
    expect(found({ ...pets, Animal: union })).toHaveLength(2);
    const by = (tag: string): Schema => ({ oneOf: [tagged(tag, 'a'), tagged(tag, 'b')] });
    expect(found({ A: by('event-type'), B: by('event-type') })).toEqual([]);
    expect(found({ A: by('event-type'), B: by('eventType') })).toHaveLength(1);
    expect(found({ A: by('🎉') })[0]?.message).toMatch(/🎉 has no letters/);
  });

  it('refuses a schema called like a state of another, and leaves states without names alone', () => {
    const state = (value: string, title: string) => ({ ...tagged('status', value), title });
    const job = (title: string): Schema => ({ oneOf: [state('a', 'JobA'), state('b', title)] });
    expect(found({ Job: job('JobB') })).toEqual([]);
    expect(found({ Job: job('JobB'), JobB: {} })).toHaveLength(1);
    expect(found({ Job: job('Job, b'), JobA: {} })).toEqual([]);
  });

  it('refuses a schema called like the query of an operation', () => {
    const parameters = [{ name: 'limit', in: 'query', schema: { type: 'integer' } }];
    const get = { operationId: 'listJobs', parameters, responses: {} };
    const schemas = { ListJobsQuery: { type: 'object' } };
    const openapi = { paths: { '/jobs': { get } }, components: { schemas } };
    const contract = readContract(openapi as JsonObject, {}, new Map());
    const message = expect.stringContaining('the query of listJobs is called ListJobsQuery');
    expect(checkNames(normalise(contract), settings)).toEqual([
      { file: 'openapi', location: '/paths/~1jobs/get', message },
    ]);
  });
});

describe('the guards', () => {
  it.each(['event-type', 'class', 'default', 'arguments', 'value', 'a"b', '*/'])(
    'are JavaScript where the tag is called %s',
    (tag) => {
      const by: Schema = { oneOf: [tagged(tag, 'a'), tagged(tag, 'b')] };
      const pets = { Cat: tagged(tag, 'cat'), Dog: tagged(tag, 'dog') };
      const VoiceClass: Schema = { oneOf: [ref('Cat'), ref('Dog')] };
      const normal = normalise(contractOf({ ...pets, VoiceClass, State: by }));
      expect(checkNames(normal, settings).map(({ message }) => message)).toEqual(
        tag === '*/' ? ['the tag */ has no letters; rename it'] : [],
      );
      const source = String(compile(emitGuards(normal))['guards.js']).replaceAll('export ', '');
      const guards = new Function(
        `'use strict';${source}; return { isCat, ${/has\w*/.exec(source)} }`,
      )();
      const [has] = Object.keys(guards).filter((name) => name !== 'isCat');
      expect(guards.isCat({ [tag]: 'cat' })).toBe(true);
      expect(guards.isCat({ [tag]: 'dog' })).toBe(false);
      expect(guards[String(has)]({ [tag]: 'b' }, 'b')).toBe(true);
    },
  );
});
