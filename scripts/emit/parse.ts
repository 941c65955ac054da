/** Emits `parse`: for every public schema a function that reads a value and never throws. */

import type { NormalContract } from '../model/contract.ts';
import type { NormalSchema } from '../model/schema.ts';
import type { Files } from './files.ts';
import { queryParameters } from './parse/query.ts';
import { emitResolvers, RESOLVER_HELPERS } from './parse/resolvers.ts';
import { compileRuntime } from './runtime.ts';
import { jsdoc, NOTICE, wrap } from './text.ts';

/** The schemas that arrive as WebSocket frames: as text alone, or as text or raw audio. */
const FRAMES: Record<string, 'text' | 'text or audio'> = {
  ServerMessage: 'text',
  ClientMessage: 'text or audio',
};

/**
 * The function that reads a value of a schema: `parse<Name>`, and for what arrives as a frame
 * `parse<Name>Value`, which does not take a text for JSON.
 */
export function valueParser(name: string): string {
  return `parse${name}${Object.hasOwn(FRAMES, name) ? 'Value' : ''}`;
}

/** Where the validators stand that stop at the first error, and those that collect all. */
const VALIDATORS = './validators.js';
const ALL_ERRORS = './all-errors.js';

interface Parser {
  script: string;
  declaration: string;
}

/**
 * @param contract the normal form of the contract profile
 * @returns `parse.js`, `parse.d.ts` and the modules under `runtime/` that they need
 */
export async function emitParse(contract: NormalContract): Promise<Files> {
  const names = [...contract.schemas.keys()];
  const resolvers = emitResolvers(contract);
  const queries = queryParameters(contract);
  const parsers = [...contract.schemas].map(([name, schema]) => {
    const read = readerOf(name, resolvers.names.has(name));
    const filled = resolvers.names.has(name);
    if (FRAMES[name] === 'text') return serverFrame(name, schema, read);
    if (FRAMES[name]) return clientFrame(name, schema, read);
    const query = queries.get(name);
    if (query) return queryParser(name, schema, read, JSON.stringify(query, null, 2));
    return {
      script: `export ${read(`parse${name}`)}`,
      declaration: `${comment(schema, [
        `@returns the value${filled ? ' with the defaults filled in' : ''}, or what is wrong with it; never throws`,
      ])}export declare function parse${name}(value: unknown): ParseResult<resolved.${name}>;\n`,
    };
  });
  const imported = (prefix: string) =>
    names.map((name) => `  validate${name}${prefix && ` as ${prefix}${name}`},\n`).join('');
  return {
    'parse.js': `${NOTICE}
import {
${imported('explain')}} from '${ALL_ERRORS}';
import { readAudio, readFrame } from './runtime/frame.js';
import { formatIssue, issuesOf, refuse, unreadable } from './runtime/issues.js';
import { readQuery } from './runtime/query.js';
import {
${imported('')}} from '${VALIDATORS}';

export { formatIssue, issuesOf };

${parsers.map(({ script }) => script).join('\n')}
${RESOLVER_HELPERS}
${resolvers.source}`,
    'parse.d.ts': `${NOTICE}
import type { AudioFrame, FrameOptions, MessageFrame } from './runtime/frame.js';
import type { Failure, Issue, ParseResult, Success } from './runtime/issues.js';
import type * as resolved from './types/resolved.js';

export type { AudioFrame, Failure, FrameOptions, Issue, MessageFrame, ParseResult, Success };
export { formatIssue, issuesOf, type ValidatorError } from './runtime/issues.js';

${parsers.map(({ declaration }) => declaration).join('\n')}`,
    ...(await runtime('issues', 'frame', 'query')),
  };
}

async function runtime(...names: string[]): Promise<Files> {
  const files: Files = {};
  for (const name of names) {
    const { js, dts } = await compileRuntime(name);
    files[`runtime/${name}.js`] = NOTICE + js;
    files[`runtime/${name}.d.ts`] = NOTICE + dts;
  }
  return files;
}

/** The function that reads a value of a schema, under a name to be given. */
function readerOf(name: string, filled: boolean) {
  const value = filled ? `resolve${name}(value)` : 'value';
  return (functionName: string) => `function ${functionName}(value) {
  try {
    return validate${name}(value) ? { ok: true, value: ${value} } : refuse(explain${name}, value);
  } catch {
    return unreadable();
  }
}
`;
}

type Reader = ReturnType<typeof readerOf>;

function serverFrame(name: string, schema: NormalSchema, read: Reader): Parser {
  return {
    script: `export ${read(`parse${name}Value`)}
export function parse${name}(frame) {
  try {
    const text = readFrame(frame);
    return text.ok ? parse${name}Value(text.value) : text;
  } catch {
    return unreadable();
  }
}
`,
    declaration: `${comment(schema, [
      '@param frame a WebSocket frame: text, bytes of text in UTF-8, or an object that was read already',
      '@returns the message, or what is wrong with it; text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue `encoding`; never throws',
    ])}export declare function parse${name}(frame: unknown): ParseResult<resolved.${name}>;

${comment(schema, [
  '@param value a message that was read already, so that a text is refused',
  '@returns the message, or what is wrong with it; never throws',
])}export declare function parse${name}Value(value: unknown): ParseResult<resolved.${name}>;
`,
  };
}

function clientFrame(name: string, schema: NormalSchema, read: Reader): Parser {
  return {
    script: `export ${read(`parse${name}Value`)}
export function parse${name}(data, options) {
  try {
    const audio = readAudio(data, options);
    if (audio) return audio;
    const text = readFrame(data);
    const read = text.ok ? parse${name}Value(text.value) : text;
    return read.ok ? { ok: true, value: { kind: 'message', message: read.value } } : read;
  } catch {
    return unreadable();
  }
}
`,
    declaration: `/** What a client sends: raw audio or a message; \`kind\` tells the two apart. */
export type ClientFrame = AudioFrame | MessageFrame<resolved.${name}>;

${comment(schema, [
  '@param data a WebSocket frame: text, bytes, or an object that was read already',
  '@param options whether the frame is a binary one; when that is not said, bytes are raw audio',
  "@returns `{kind: 'audio', bytes}` for a binary frame, `{kind: 'message', message}` for a text frame, or what is wrong with it; text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue `encoding`; never throws",
])}export declare function parse${name}(
  data: unknown,
  options?: FrameOptions,
): ParseResult<ClientFrame>;

${comment(schema, [
  '@param value a message that was read already, so that a text is refused',
  '@returns the message, or what is wrong with it; never throws',
])}export declare function parse${name}Value(value: unknown): ParseResult<resolved.${name}>;
`,
  };
}

function queryParser(name: string, schema: NormalSchema, read: Reader, parameters: string): Parser {
  return {
    script: `const parametersOf${name} = ${parameters};

${read(`read${name}`)}
export function parse${name}(query) {
  try {
    const parameters = readQuery(query, parametersOf${name});
    return parameters.ok ? read${name}(parameters.value) : parameters;
  } catch {
    return unreadable();
  }
}
`,
    declaration: `${comment(schema, [
      '@param query a `URLSearchParams`, or an object whose numbers and lists are such already',
      '@returns the parameters with the defaults filled in, or what is wrong with them; of a `URLSearchParams`, parameters that the contract does not name are kept as texts; never throws',
    ])}export declare function parse${name}(query: unknown): ParseResult<resolved.${name}>;
`,
  };
}

function comment(schema: NormalSchema, tags: string[]): string {
  const described = schema.description ? [...wrap(schema.description), ''] : [];
  const deprecated = schema.deprecated ? ['@deprecated'] : [];
  return jsdoc([...described, ...tags.flatMap(wrap), ...deprecated]);
}
