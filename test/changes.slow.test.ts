import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { gate } from '../scripts/compare/gate.ts';
import { build } from '../scripts/emit/build.ts';
import { formatFinding } from '../scripts/model/finding.ts';
import { normalise } from '../scripts/normalise/normal.ts';
import { load } from '../scripts/read/load.ts';
import { settings } from '../scripts/settings.ts';
import { compareAll } from './facts/all.ts';
import { locate } from './facts/compare.ts';
import { copyContract, copyProject } from './support/copy.ts';

const PROJECT = join(import.meta.dirname, '..');

/** What someone makes of a file; it is empty where there is none. */
type Edit = (text: string) => string;

/** A change of the contract: every file that is edited by hand, and nothing more. */
interface Change {
  name: string;
  contract: Record<string, Edit>;
  facts: Record<string, Edit>;
  /** What the facts say of the change before they know it. */
  unknown: string[];
}

const yaml =
  (change: (document: Document) => void): Edit =>
  (text) => {
    const document = parseDocument(text);
    change(document);
    return document.toString();
  };

const json =
  (value: unknown): Edit =>
  () =>
    `${JSON.stringify(value, null, 2)}\n`;

/** Puts a line before the one that begins with some text, with the indent of that one. */
const before =
  (anchor: string, line: string): Edit =>
  (text) => {
    const at = text.split('\n').find((each) => each.trimStart().startsWith(anchor));
    if (at === undefined) throw new Error(`no line begins with ${anchor}`);
    return text.replace(at, () => `${at.slice(0, at.indexOf(anchor))}${line}\n${at}`);
  };

const replace =
  (from: string, to: string): Edit =>
  (text) => {
    if (!text.includes(from)) throw new Error(`there is no ${from}`);
    return text.replace(from, () => to);
  };

const inTurn =
  (...edits: Edit[]): Edit =>
  (text) =>
    edits.reduce((edited, edit) => edit(edited), text);

const ref = (place: string) => ({ $ref: place });

const CHANGES: readonly Change[] = [
  {
    name: 'an option',
    contract: {
      'openapi/schemas/live.yaml': yaml((file) => {
        file.setIn(['PreProcessingConfig', 'properties', 'volume_leveling'], {
          type: 'boolean',
          default: false,
          description: 'Whether to even out the volume. Defaults to false.',
        });
      }),
    },
    facts: {
      'test/facts/live.ts': before("toggle('audio_enhancer'", "toggle('volume_leveling', false),"),
    },
    unknown: [
      'openapi/schemas/live.yaml#/PreProcessingConfig/properties/volume_leveling: PreProcessingConfig.volume_leveling: is not in test/facts/live.ts',
    ],
  },
  {
    name: 'a member of an enumeration',
    contract: {
      'openapi/schemas/features.yaml': yaml((file) =>
        file.addIn(['PiiEntityType', 'enum'], 'IBAN'),
      ),
    },
    facts: { 'test/facts/enumerations.ts': replace('TREND, YEAR', 'TREND, YEAR, IBAN') },
    unknown: [
      'openapi/schemas/features.yaml#/PiiEntityType: PiiEntityType: enum differs from test/facts/enumerations.ts: +IBAN',
    ],
  },
  {
    name: 'a second known message of the server',
    contract: {
      'asyncapi/asyncapi.yaml': yaml((file) => {
        const message = 'SpeechStartMessage';
        const channel = ['channels', 'liveSession', 'messages'];
        const components = ['components', 'messages'];
        file.setIn([...components, message], ref(`messages/server.yaml#/${message}`));
        file.setIn([...channel, message], ref(`#/${components.join('/')}/${message}`));
        file.setIn(
          ['operations', 'sendServerMessage', 'messages'],
          ['TranscriptMessage', message, 'OtherServerMessage'].map((name) =>
            ref(`#/${channel.join('/')}/${name}`),
          ),
        );
      }),
      'asyncapi/messages/server.yaml': yaml((file) => {
        file.setIn(['SpeechStartMessage'], {
          name: 'SpeechStartMessage',
          title: 'Speech started',
          summary: 'Someone begins to speak.',
          description: 'Sent when speech follows a silence.',
          contentType: 'application/json',
          payload: ref('../schemas/message.yaml#/SpeechStartMessage'),
        });
      }),
      'asyncapi/schemas/message.yaml': yaml((file) => {
        file.setIn(['SpeechStartMessage'], {
          description: 'Someone begins to speak.',
          allOf: [ref('#/ServerMessageEnvelope')],
          type: 'object',
          required: ['type', 'data'],
          properties: {
            type: {
              type: 'string',
              const: 'speech_start',
              description: 'The kind of the message.',
            },
            data: {
              type: 'object',
              description: 'The moment.',
              required: ['time'],
              properties: {
                time: { type: 'number', description: 'The time in the audio, in seconds.' },
              },
            },
          },
        });
        const type = ['OtherServerMessage', 'properties', 'type', 'not'];
        file.setIn(type, { enum: ['transcript', 'speech_start'] });
      }),
      'asyncapi/examples/SpeechStartMessage/start.json': json({
        type: 'speech_start',
        session_id: 'session-1',
        created_at: '2026-01-31T10:00:02.005Z',
        data: { time: 1.25 },
      }),
    },
    facts: {
      'test/facts/live.ts': inTurn(
        replace(
          "'OtherServerMessage | TranscriptMessage'",
          "'OtherServerMessage | SpeechStartMessage | TranscriptMessage'",
        ),
        replace(
          "{ not: { const: 'transcript' } }",
          "{ not: { enum: ['transcript', 'speech_start'] } }",
        ),
        before(
          "object('LiveUtterance'",
          "object('SpeechStartMessage', 'Live messages', [req('type', 'string', { const: 'speech_start' }), ...envelope, req('data', 'object'), req('data.time', 'number')]),",
        ),
      ),
      'test/facts/messages.ts': before(
        "{ name: 'OtherServerMessage'",
        "{ name: 'SpeechStartMessage', action: 'send', payload: 'SpeechStartMessage', contentType: json },",
      ),
    },
    unknown: [
      'asyncapi/messages/server.yaml#/SpeechStartMessage: message SpeechStartMessage: is not in test/facts/messages.ts',
      'asyncapi/schemas/message.yaml#/SpeechStartMessage: SpeechStartMessage: is not in test/facts/live.ts',
    ],
  },
  {
    name: 'a new operation',
    contract: {
      'openapi/openapi.yaml': yaml((file) => {
        file.setIn(['paths', '/v2/languages'], ref('paths/languages.yaml'));
      }),
      'openapi/paths/languages.yaml': yaml((file) => {
        const error = ref('../openapi.yaml#/components/responses/UnspecifiedError');
        file.set('get', {
          operationId: 'listLanguages',
          summary: 'List the languages',
          description: 'Returns the languages that speech can be transcribed in.',
          tags: ['Jobs'],
          responses: {
            '200': {
              description: 'The languages.',
              content: {
                'application/json': { schema: ref('../schemas/language.yaml#/LanguageList') },
              },
            },
            '4XX': error,
            default: error,
          },
        });
      }),
      'openapi/schemas/language.yaml': yaml((file) => {
        file.setIn(['LanguageList'], {
          type: 'object',
          description: 'The languages that speech can be transcribed in.',
          required: ['languages'],
          properties: {
            languages: {
              type: 'array',
              description: 'The codes of the languages.',
              items: ref('#/TranscriptionLanguageCode'),
            },
          },
        });
      }),
      'openapi/examples/LanguageList/two.json': json({ languages: ['de', 'en'] }),
    },
    facts: {
      'test/facts/operations.ts': replace(
        "  {\n    id: 'createLiveSession',",
        "  {\n    id: 'listLanguages',\n    method: 'get',\n    path: '/v2/languages',\n    parameters: [],\n    responses: { '200': json('LanguageList'), ...errors },\n  },\n  {\n    id: 'createLiveSession',",
      ),
      'test/facts/jobs.ts': before(
        "object('JobPage'",
        "object('LanguageList', 'GET /v2/languages', [req('languages', 'TranscriptionLanguageCode[]')]),",
      ),
    },
    unknown: [
      'openapi/paths/languages.yaml#/get: listLanguages: is not in test/facts/operations.ts',
      'openapi/schemas/language.yaml#/LanguageList: LanguageList: is not in any table of test/facts/index.ts',
    ],
  },
];

function apply(root: string, edits: Record<string, Edit>): void {
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit(existsSync(path) ? readFileSync(path, 'utf8') : ''));
  }
}

describe.each(CHANGES)('$name', ({ contract, unknown }) => {
  const root = copyContract();
  apply(root, contract);

  it('is found by the facts, which name the file to edit on either side', async () => {
    const loaded = await load(root);
    const differences = compareAll(normalise(loaded.contract));
    const lines = differences.map((each) => formatFinding(locate(each, loaded.sources)));
    expect(lines).toEqual(expect.arrayContaining(unknown));
  });

  it('passes the gate', async () => {
    const { result } = await gate({ root, base: join(PROJECT, 'generated') });
    const breaking = result.differences.filter(({ verdict }) => verdict.startsWith('breaks'));
    expect(result.differences).not.toEqual([]);
    expect(breaking).toEqual([]);
    expect(result.passes).toBe(true);
  });
});

describe('all of them', () => {
  it('are built, and what holds the project to its contract agrees', async () => {
    const root = copyProject();
    for (const { contract, facts } of CHANGES) apply(root, { ...contract, ...facts });
    await build(root, 'write', settings, () => {});
    writeFileSync(join(root, 'test/user.ts'), USER);
    await run(root, COMPILE);
    await run(root, AGREE);
  }, 600_000);
});

/** What a user imports, the facts, and what stands on the contract. */
const COMPILE =
  'typescript-7/bin/tsc --ignoreConfig --noEmit --strict --skipLibCheck --allowImportingTsExtensions --target es2023 --module nodenext test/user.ts test/facts/all.ts stub/src/index.ts';

/** What holds the contract to the facts, and what is generated to the contract. */
const AGREE =
  'vitest/vitest.mjs run --maxWorkers=1 --project contract facts emit/validators emit/parse emit/guards emit/schemas site/twins';

/** Runs a script of `node_modules` in a folder; fails with what it said. */
async function run(cwd: string, command: string): Promise<void> {
  const env = { ...process.env, NO_COLOR: '1' };
  const args = `node_modules/${command}`.split(' ');
  const failure = await promisify(execFile)(process.execPath, args, { cwd, env }).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
  expect(failure).toBe('');
}

/** A program that uses what is new. */
const USER = `
import {
  isSpeechStartMessage,
  operations,
  type PiiEntityType,
  type PreProcessingConfig,
  parseServerMessage,
} from 'speech-to-text-contract';

export const config: PreProcessingConfig = { volume_leveling: true };
export const member: PiiEntityType = 'IBAN';
export const list = operations.listLanguages.path;

export function timeOf(data: string): number | undefined {
  const result = parseServerMessage(data);
  return result.ok && isSpeechStartMessage(result.value) ? result.value.data.time : undefined;
}
`;
