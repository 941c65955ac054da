/** Additive changes to the contract: the facts name the file to edit on either side, and `compare` lets them pass. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { gate } from '../../scripts/compare/gate.ts';
import { formatFinding } from '../../scripts/model/finding.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { load } from '../../scripts/read/load.ts';
import { ROOT } from '../support/contract.ts';
import { copyContract } from '../support/small.ts';
import { compareAll } from './facts/all.ts';
import { asFinding } from './facts/compare.ts';

/** A change of the contract: what is made of its files, and what the facts say before they know it. */
interface Change {
  name: string;
  files: Record<string, (file: Document) => void>;
  unknown: string[];
}

const ref = ($ref: string) => ({ $ref });

const CHANGES: readonly Change[] = [
  {
    name: 'an option',
    files: {
      'openapi/schemas/live.yaml': (file) =>
        file.setIn(['PreProcessingConfig', 'properties', 'planted_option'], {
          type: 'boolean',
          default: false,
          description: 'Whether it is planted.',
        }),
    },
    unknown: [
      'openapi/schemas/live.yaml#/PreProcessingConfig/properties/planted_option: PreProcessingConfig.planted_option: is not in test/contract/facts/live.ts',
    ],
  },
  {
    name: 'a member of an enumeration',
    files: {
      'openapi/schemas/features.yaml': (file) =>
        file.addIn(['PiiEntityType', 'enum'], 'PLANTED_TYPE'),
    },
    unknown: [
      'openapi/schemas/features.yaml#/PiiEntityType: PiiEntityType: enum differs from test/contract/facts/enumerations.ts: +PLANTED_TYPE',
    ],
  },
  {
    name: 'another known message of the server',
    files: {
      'asyncapi/asyncapi.yaml': (file) => {
        const message = ref('messages/server.yaml#/PlantedMessage');
        const channel = ['channels', 'liveSession', 'messages', 'PlantedMessage'];
        file.setIn(['components', 'messages', 'PlantedMessage'], message);
        file.setIn(channel, ref('#/components/messages/PlantedMessage'));
        const sent = ['operations', 'sendServerMessage', 'messages'];
        file.addIn(sent, ref(`#/${channel.join('/')}`));
      },
      'asyncapi/messages/server.yaml': (file) =>
        file.set('PlantedMessage', {
          name: 'PlantedMessage',
          contentType: 'application/json',
          payload: ref('../schemas/message.yaml#/PlantedMessage'),
        }),
      'asyncapi/schemas/message.yaml': (file) => {
        const type = { type: 'string', const: 'planted_kind', description: 'The kind.' };
        // What all other messages have, or code that reads it would no longer compile.
        const data = { type: 'object', additionalProperties: true, description: 'The content.' };
        file.set('PlantedMessage', {
          allOf: [ref('#/ServerMessageEnvelope')],
          type: 'object',
          required: ['type'],
          properties: { type, data },
        });
        const parts = ['OtherServerMessage', 'properties', 'type', 'allOf'];
        const at = Object(file.toJS()).OtherServerMessage.properties.type.allOf.findIndex(
          (part: object) => 'not' in part,
        );
        const others = [...parts, at, 'not'];
        const { const: one, enum: known = [one] } = Object(file.getIn(others)).toJSON();
        file.setIn(others, { enum: [...known, 'planted_kind'] });
      },
    },
    unknown: [
      'asyncapi/messages/server.yaml#/PlantedMessage: message PlantedMessage: is not in test/contract/facts/messages.ts',
      'asyncapi/schemas/message.yaml#/PlantedMessage: PlantedMessage: is not in test/contract/facts/live.ts',
    ],
  },
  {
    name: 'a new operation',
    files: {
      'openapi/openapi.yaml': (file) =>
        file.setIn(['paths', '/v2/planted'], ref('paths/planted.yaml')),
      'openapi/paths/planted.yaml': (file) => {
        const schema = ref('../schemas/planted.yaml#/PlantedList');
        const content = { 'application/json': { schema } };
        const error = ref('../openapi.yaml#/components/responses/UnspecifiedError');
        const responses = { '200': { description: 'The list.', content }, default: error };
        file.set('get', { operationId: 'listPlanted', responses });
      },
      'openapi/schemas/planted.yaml': (file) =>
        file.set('PlantedList', { type: 'array', items: ref('language.yaml#/LanguageConfig') }),
    },
    unknown: [
      'openapi/paths/planted.yaml#/get: listPlanted: is not in test/contract/facts/operations.ts',
      'openapi/schemas/planted.yaml#/PlantedList: PlantedList: is not in any file of test/contract/facts/',
    ],
  },
];

describe.each(CHANGES)('$name', ({ name: change, files, unknown }) => {
  const root = copyContract();
  for (const [name, edit] of Object.entries(files)) {
    const path = join(root, name);
    const file = parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '');
    edit(file);
    writeFileSync(path, file.toString());
  }

  it(`${change} is found by the facts, which name the file to edit on either side`, async () => {
    const loaded = await load(root);
    const differences = compareAll(normalise(loaded.contract));
    const lines = differences.map((each) => formatFinding(asFinding(each, loaded.sources)));
    expect(lines).toEqual(expect.arrayContaining(unknown));
  });

  it(`${change} passes the gate`, async () => {
    const { result } = await gate({ root, base: join(ROOT, 'generated') });
    const breaking = result.differences.filter(({ verdict }) => verdict.startsWith('breaks'));
    expect(result.differences).not.toEqual([]);
    expect(breaking).toEqual([]);
    expect(result.passes).toBe(true);
  });
});
