/** The model of the documents: frames, names for generated code, bodies. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/check/rules.ts';
import { checkTypeNames } from '../../src/emit/names.ts';
import { emitOpenapi30 } from '../../src/emit/openapi30.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Schema } from '../../src/model/schema.ts';
import { normalise } from '../../src/normalise/normal.ts';
import { readContract } from '../../src/read/reader.ts';
import { readSettings } from '../../src/read/settings.ts';
import { contractOf, ref } from '../support/schemas.ts';
import { temporaryFolder } from '../support/temporary.ts';

const word = { contentType: 'application/json', payload: ref('Word') };

/** A channel whose messages the service sends by one operation. */
function live(messages: JsonObject, operation = 'sendWords'): JsonObject {
  const channel = { $ref: '#/channels/session' };
  return {
    channels: { session: { messages } },
    operations: { [operation]: { action: 'send', channel } },
    components: { schemas: { Word: { type: 'object' }, Other: { type: 'object' } } },
  };
}

/** The settings of a project with this name and the frames of a contract. */
function settingsOf(name: string, asyncapi: JsonObject) {
  const root = temporaryFolder('settings-');
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name }));
  return readSettings(root, readContract({}, asyncapi, new Map()));
}

describe('the frames of a channel', () => {
  it('are text, even if the service also sends text without a schema', () => {
    const text = { contentType: 'text/plain', payload: { type: 'string' } };
    expect(settingsOf('small', live({ word, text })).frames).toEqual({ Words: 'text' });
  });

  it('are text or audio if a message is neither text nor JSON', () => {
    const audio = { contentType: 'application/octet-stream', payload: { type: 'string' } };
    expect(settingsOf('small', live({ word, audio })).frames).toEqual({ Words: 'text or audio' });
  });
});

it('a message without a content type has the default content type of the document', () => {
  const asyncapi = { ...live({ word: { payload: ref('Word') } }), defaultContentType: 'audio/wav' };
  expect(settingsOf('small', asyncapi).frames).toEqual({ Words: 'text or audio' });
  const contract = readContract({}, asyncapi, new Map());
  expect(rules.namedBodies?.(contract)).toEqual([]);
  expect(contract.messages.map(({ contentType }) => contentType)).toEqual(['audio/wav']);
});

it('a package may have a scope, which becomes part of each $id', () => {
  expect(settingsOf('@acme/speech', {}).name).toBe('acme-speech');
  expect(() => settingsOf('Acme Speech', {})).toThrow('cannot be part of an $id');
});

describe('names in generated code', () => {
  const problems = (asyncapi: JsonObject) =>
    checkTypeNames(normalise(readContract({}, asyncapi, new Map())), { name: 'small', frames: {} });

  it('are refused if the union of the messages of an operation would have the name of a schema', () => {
    const [problem] = problems(live({ word }, 'sendOther'));
    expect(problem?.location).toBe('/operations/sendOther');
    expect(problem?.message).toBe(
      'the union of the messages of sendOther is called Other, as is the schema Other; choose another name',
    );
    const text = { contentType: 'text/plain', payload: { type: 'string' } };
    expect(problems(live({ word, again: word, text }, 'sendWord'))).toEqual([]);
  });

  it('are refused if the union of several messages would have the name of one of their schemas', () => {
    const other = { ...word, payload: ref('Other') };
    expect(problems(live({ word, other }, 'sendWord'))).toEqual([
      {
        file: 'asyncapi',
        location: '/operations/sendWord',
        message:
          'the union of the messages of sendWord is called Word, as is the schema Word; choose another name',
      },
    ]);
  });

  it('of a branch are said as they are written, with both remedies', () => {
    const branch = (kind: string): Schema => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string', const: kind } },
    });
    const UserMessage: Schema = { oneOf: [ref('Message'), ref('Other')] };
    const contract = contractOf(
      { Message: branch('message'), Other: branch('other'), UserMessage },
      ['Message', 'Other'],
    );
    const settings = { name: 'small', frames: {} };
    expect(checkTypeNames(normalise(contract), settings)[0]?.message).toBe(
      'the branch Message of UserMessage is called UserMessage, as is the schema UserMessage; choose another name, or add a discriminator to UserMessage',
    );
  });

  it('may begin with x- if the standard allows no extensions there', () => {
    const content = { 'x-audio/x-wav': { schema: { type: 'string' } } };
    const post = { operationId: 'tell', requestBody: { content }, responses: {} };
    const openapi = { paths: { 'x-note': 'x' }, webhooks: { 'x-ray-done': { post } } };
    const { webhooks, operations } = readContract(openapi, {}, new Map());
    expect(operations).toEqual([]);
    expect(webhooks.map(({ name, requestBody }) => [name, requestBody?.preferred?.type])).toEqual([
      ['x-ray-done', 'x-audio/x-wav'],
    ]);
  });
});

it('of several media types, a body uses one based on JSON', () => {
  const content = { 'text/plain': {}, 'application/problem+json': { schema: ref('Problem') } };
  const get = { operationId: 'read', responses: { default: { content } } };
  const openapi = { paths: { '/x': { get } }, components: { schemas: { Problem: {} } } };
  const [operation] = readContract(openapi, {}, new Map()).operations;
  expect(operation?.responses[0]?.preferred?.schemaName).toBe('Problem');
});

it('the edition for OpenAPI 3.0 lists the lost identifier of the license under x-lost', () => {
  const license = { name: 'MIT', identifier: 'MIT' };
  const openapi = { info: { title: 'A', version: '1', license }, components: {} };
  const files = emitOpenapi30(normalise(readContract(openapi, {}, new Map())));
  const edition = JSON.parse(files['openapi-3.0.json'] ?? '');
  expect(edition.info.license).toEqual({ name: 'MIT' });
  expect(edition['x-lost']).toContain('The identifier of the license: MIT.');
});
