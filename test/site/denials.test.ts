/** Sentences in the guides which say that the interface lacks something: findings once it has it. */

import { formatFinding } from 'contract-compiler/model/finding.ts';
import type { JsonObject } from 'contract-compiler/model/json.ts';
import { normalise } from 'contract-compiler/normalise/normal.ts';
import { readContract } from 'contract-compiler/read/reader.ts';
import { expect, it } from 'vitest';
import { buildDocs } from '../../scripts/site/build.ts';
import { findDenials } from '../../scripts/site/denials.ts';
import { readProse } from '../../scripts/site/prose.ts';
import { ROOT } from '../support/contract.ts';

const string = { type: 'string' };
const ok = { 200: { description: 'Done.' } };

/** A REST document with one operation, and some more in it. */
function restOf(operation: JsonObject, method = 'get'): JsonObject {
  const path = { [method]: { operationId: 'x', responses: ok, ...operation } };
  return { info: {}, paths: { '/v2/jobs/{job_id}': path } };
}

const fielded: JsonObject = {
  info: {},
  components: { schemas: { Job: { type: 'object', properties: { speaker: string } } } },
};

const told: JsonObject = {
  info: {},
  channels: { c: { messages: { PauseMessage: { $ref: '#/components/messages/PauseMessage' } } } },
  components: {
    messages: { PauseMessage: { payload: { $ref: '#/components/schemas/Pause' } } },
    schemas: {
      Pause: {
        type: 'object',
        required: ['type'],
        properties: { type: { type: 'string', const: 'pause_session' } },
      },
    },
  },
};

const header = { name: 'Idempotency-Key', in: 'header', schema: string };
const retry = { 200: { description: 'Done.', headers: { 'Retry-After': { schema: string } } } };

const FRONT = '---\ntitle: T\nsummary: S\n---\n';

const guide = (comment: string) => `${FRONT}First.\n\nThere is no such thing.${comment} Last.\n`;

/** What is found in a guide with a comment beside its second sentence. */
function findingsIn(
  comment: string,
  openapi: JsonObject = { info: {} },
  asyncapi: JsonObject = {},
) {
  const normal = normalise(readContract(openapi, asyncapi, new Map()));
  return findDenials(normal, new Map([['one.md', guide(comment)]])).map(formatFinding);
}

it.each([
  ['an operation', 'DELETE /v2/jobs/{id}', restOf({}, 'delete'), {}],
  ['an operation of a method, wherever it is', 'PATCH *', restOf({}, 'patch'), {}],
  ['a header of a request', 'header idempotency-key', restOf({ parameters: [header] }), {}],
  ['a header of a response', 'header Retry-After', restOf({ responses: retry }), {}],
  ['a status', 'status 200', restOf({}), {}],
  ['a field', 'field *.speaker', fielded, {}],
  ['a field of a schema', 'field Job.speak*', fielded, {}],
  ['a message', 'message pause*', {}, told],
  ['a message by its constant', 'message pause_session', {}, told],
])('a sentence that denies %s is found once the contract has it', (_, denied, rest, live) => {
  const comment = ` <!-- untrue once: header X-None; ${denied} -->`;
  expect(findingsIn(comment, rest as JsonObject, live)).toEqual([
    expect.stringContaining(`docs/one.md:7: the sentence says that there is no ${denied}, but `),
  ]);
});

it('a sentence is accepted as long as the contract has nothing of the kind, and the page omits its comment', () => {
  const comments = ' <!-- untrue once: DELETE /v2/jobs/{id}/text; header X-None; message go -->';
  expect(findingsIn(comments, restOf({}))).toEqual([]);
  const home = FRONT.replace('summary', 'start: one\nsummary');
  const prose = new Map([
    ['index.md', home],
    ['one.md', guide(comments)],
  ]);
  expect(buildDocs(readContract({ info: {} }, {}, new Map()), prose)['docs/one.md']).toBe(
    '# T\n\nS\n\nFirst.\n\nThere is no such thing. Last.\n',
  );
});

it('the sentences of a line are one finding, which says what is there and what to do if they are still true', () => {
  const comments =
    ' <!-- untrue once: GET *; header X --> Nor that. <!-- untrue once: GET /v2/* -->';
  expect(findingsIn(comments, restOf({}))).toEqual([
    'docs/one.md:7: the sentence says that there is no GET *; GET /v2/*, but there is GET /v2/jobs/{job_id}: correct it, and remove from its comment what is there now; if the sentence is still true, narrow its comment',
  ]);
});

it.each([
  ['<!-- untrue if: header X -->', 'the comment cannot be read; write <!-- untrue once: METHOD'],
  ['<!-- untrue once: DELETES /x -->', '"DELETES /x" names nothing; write METHOD /path, header'],
  ['<!-- untrue once: answered How. -->', 'no x-unspecified says "How.": correct the sentence'],
  ['<!-- untrue once: field Jib.x -->', 'there is no schema Jib; correct "field Jib.x"'],
])('the comment %s is refused', (comment, finding) => {
  expect(findingsIn(comment)).toEqual([expect.stringContaining(`docs/one.md:7: ${finding}`)]);
});

it('a comment that names an open question is accepted', () => {
  const open = restOf({ 'x-unspecified': ['How.', 'When.'] });
  expect(findingsIn(' <!-- untrue once: answered When. -->', open)).toEqual([]);
});

/** Matches a sentence which says that something does not exist. */
const DENIAL = new RegExp(
  [
    String.raw`\b(interface|contract|service|job|option|utterance|session|request|list|response|notification)s? (has|have|offers?|names?|describes?|documents?) (no|none)\b`,
    String.raw`\b(no|none) (documented|specified) `,
    String.raw`\bNo (call|message|header|field|option|parameter)\b`,
    String.raw`\bthere (is|are) no (operation|status|call|message|header|field|option|parameter)\b`,
    String.raw`\bHow to [^.|]*\bnot specified`,
  ].join('|'),
  'i',
);

it('every sentence in the guides which says that something does not exist names what would make it untrue', () => {
  const guides = [...readProse(ROOT)].filter(([path]) => /^[^/]+\.md$/.test(path));
  const paragraphs = guides.flatMap(([path, text]) => {
    const lines = text.replaceAll(/^```[\s\S]*?^```$/gm, '').split(/\n\n|\n(?=[-|])/);
    return lines.filter((part) => DENIAL.test(part)).map((part) => ({ path, part }));
  });
  expect(paragraphs).not.toEqual([]);
  const unmarked = paragraphs.filter(({ part }) => !part.includes('<!-- untrue once: '));
  const lines = unmarked.map(({ path, part }) => `docs/${path}: ${part.slice(0, 200)}`);
  expect(lines, 'end the sentence with a comment such as <!-- untrue once: … -->').toEqual([]);
});
