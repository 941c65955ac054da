/** Emits `parse`: for every public schema a function that reads a value and never throws. */

import type { NormalContract, Profile } from '../model/contract.ts';
import type { NormalSchema } from '../model/schema.ts';
import type { QueryParameter } from '../runtime/query.ts';
import type { Files } from './files.ts';
import { queryParameters } from './parse/query.ts';
import { emitResolvers } from './parse/resolvers.ts';
import { compileRuntime } from './runtime.ts';
import { jsdoc, NOTICE, wrap } from './text.ts';

/** The schemas that arrive as WebSocket frames: as text alone, or as text or raw audio. */
const FRAMES: Record<string, 'text' | 'text or audio'> = {
  ServerMessage: 'text',
  ClientMessage: 'text or audio',
};

/** Where the functions of a profile stand, its validators, and everything else from there. */
const MODULES: Partial<Record<Profile, { name: string; validators: string; root: string }>> = {
  contract: { name: 'parse', validators: './validators.js', root: './' },
};

/**
 * The function that reads a value of a schema: `parse<Name>`, and for what arrives as a frame
 * `parse<Name>Value`, which does not take a text for JSON.
 */
export function valueParser(name: string): string {
  return `parse${name}${Object.hasOwn(FRAMES, name) ? 'Value' : ''}`;
}

/**
 * @param normal the normal form of the profile that the functions read by
 * @returns the module, its declarations, and the modules under `runtime/` that they need
 */
export async function emitParse(normal: NormalContract): Promise<Files> {
  const place = MODULES[normal.profile];
  if (place === undefined) throw new Error(`the ${normal.profile} profile has no parse functions`);
  const { name: file, validators, root } = place;
  const names = [...normal.schemas.keys()];
  const resolvers = emitResolvers(normal);
  const queries = queryParameters(normal);
  const parsers = [...normal.schemas].flatMap(([name, schema]) =>
    parsersOf(name, schema, resolvers.names.has(name), queries.get(name)),
  );
  return {
    [`${file}.js`]: `${NOTICE}
import { readAudio, readFrame } from '${root}runtime/frame.js';
import { formatIssue, issuesOf, refuse, unreadable } from '${root}runtime/issues.js';
import { readQuery } from '${root}runtime/query.js';
import {
${names.map((name) => `  validate${name},\n`).join('')}} from '${validators}';

export { formatIssue, issuesOf };

${parsers.map(({ script }) => script).join('\n')}
${resolvers.source}`,
    [`${file}.d.ts`]: `${NOTICE}
import type { AudioFrame, FrameOptions, MessageFrame } from '${root}runtime/frame.js';
import type { Failure, Issue, ParseResult, Success } from '${root}runtime/issues.js';
import type * as resolved from '${root}types/resolved.js';

export type { AudioFrame, Failure, FrameOptions, Issue, MessageFrame, ParseResult, Success };
export { formatIssue, issuesOf, type ValidatorError } from '${root}runtime/issues.js';

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

interface Parser {
  script: string;
  declaration: string;
}

/** The functions that read what a schema describes: one, or for frames one for values beside it. */
function parsersOf(
  name: string,
  schema: NormalSchema,
  filled: boolean,
  query: Record<string, QueryParameter> | undefined,
): Parser[] {
  const validated = (value: string) =>
    `validate${name}(${value}) ? { ok: true, value: ${filled ? `resolve${name}(${value})` : value} } : refuse(validate${name}.errors, ${value})`;
  const value = {
    name: valueParser(name),
    parameters: { value: 'unknown' },
    body: `return ${validated('value')};`,
  };
  const result = `resolved.${name}`;
  if (query !== undefined) {
    return [
      parser(schema, result, {
        name: `parse${name}`,
        parameters: { query: 'unknown' },
        said: [
          '@param query a `URLSearchParams`, or an object whose numbers and lists are such already',
          '@returns the parameters with the defaults filled in, or what is wrong with them; of a `URLSearchParams`, parameters that the contract does not name are kept as texts; never throws',
        ],
        before: `const parametersOf${name} = ${JSON.stringify(query)};\n\n`,
        body: `const parameters = readQuery(query, parametersOf${name});
if (!parameters.ok) return parameters;
return ${validated('parameters.value')};`,
      }),
    ];
  }
  const kind = FRAMES[name];
  if (kind === undefined) {
    const returned = `the value${filled ? ' with the defaults filled in' : ''}`;
    const said = [`@returns ${returned}, or what is wrong with it; never throws`];
    return [parser(schema, result, { ...value, said })];
  }
  const wrong =
    'text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue `encoding`; never throws';
  const ofValue = parser(schema, result, {
    ...value,
    said: [
      '@param value a message that was read already, so that a text is refused',
      '@returns the message, or what is wrong with it; never throws',
    ],
  });
  if (kind === 'text') {
    const frame = parser(schema, result, {
      name: `parse${name}`,
      parameters: { frame: 'unknown' },
      said: [
        '@param frame a WebSocket frame: text, bytes of text in UTF-8, or an object that was read already',
        `@returns the message, or what is wrong with it; ${wrong}`,
      ],
      body: `const text = readFrame(frame);
return text.ok ? parse${name}Value(text.value) : text;`,
    });
    return [frame, ofValue];
  }
  const frame = parser(schema, 'ClientFrame', {
    name: `parse${name}`,
    parameters: { data: 'unknown', 'options?': 'FrameOptions' },
    said: [
      '@param data a WebSocket frame: text, bytes, or an object that was read already',
      '@param options whether the frame is a binary one; when that is not said, bytes are raw audio',
      `@returns \`{kind: 'audio', bytes}\` for a binary frame, \`{kind: 'message', message}\` for a text frame, or what is wrong with it; ${wrong}`,
    ],
    declared: `/** What a client sends: raw audio or a message; \`kind\` tells the two apart. */
export type ClientFrame = AudioFrame | MessageFrame<${result}>;

`,
    body: `const audio = readAudio(data, options);
if (audio) return audio;
const text = readFrame(data);
const read = text.ok ? parse${name}Value(text.value) : text;
return read.ok ? { ok: true, value: { kind: 'message', message: read.value } } : read;`,
  });
  return [frame, ofValue];
}

interface Function {
  name: string;
  /** The types of the parameters by their names. */
  parameters: Record<string, string>;
  body: string;
  /** What the comment says of parameters and result. */
  said: string[];
  /** What stands before the function, in the module or in its declarations. */
  before?: string;
  declared?: string;
}

function parser(schema: NormalSchema, result: string, written: Function): Parser {
  const { name, parameters, body, said, before = '', declared = '' } = written;
  const described = schema.description ? [...wrap(schema.description), ''] : [];
  const deprecated = schema.deprecated ? ['@deprecated'] : [];
  const comment = jsdoc([...described, ...said.flatMap(wrap), ...deprecated]);
  const names = Object.keys(parameters).map((key) => key.replace('?', ''));
  const typed = Object.entries(parameters).map(([key, type]) => `${key}: ${type}`);
  return {
    script: `${before}export function ${name}(${names.join(', ')}) {
try {
${body}
} catch {
return unreadable();
}
}
`,
    declaration: `${declared}${comment}export declare function ${name}(${typed.join(', ')}): ParseResult<${result}>;\n`,
  };
}
