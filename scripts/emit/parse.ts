/** Emits `parse`: for every public schema a function that reads a value and never throws. */

import type { NormalContract, Profile } from '../model/contract.ts';
import type { NormalSchema } from '../model/schema.ts';
import type { Settings } from '../model/settings.ts';
import type { QueryParameter } from '../runtime/query.ts';
import type { Files } from './files.ts';
import { queryParameters } from './parse/query.ts';
import { emitResolvers } from './parse/resolvers.ts';
import { compileRuntime } from './runtime.ts';
import { jsdoc, NOTICE, wrap } from './text.ts';

/** How the functions of a profile are written. */
interface Module {
  /** The module, and everything else from there. */
  file: string;
  root: string;
  verb: 'parse' | 'read';
  /** The modules whose validators are called, by the prefix that they have there. */
  validators: Record<string, string>;
  /** What a call returns for the value of an expression, where defaults are filled in and where not. */
  answer: (name: string, value: string, filled: boolean) => string;
  types: 'types/resolved' | 'types/tolerant';
  result: 'ParseResult' | 'ReadResult';
}

const PARSE = {
  verb: 'parse',
  answer: (name, value, filled) =>
    `validate${name}(${value}) ? { ok: true, value: ${filled ? `resolve${name}(${value})` : value} } : refuse(validate${name}.errors, ${value})`,
  types: 'types/resolved',
  result: 'ParseResult',
} as const satisfies Partial<Module>;

const MODULES: Record<Profile, Module> = {
  contract: { ...PARSE, file: 'parse', root: './', validators: { '': 'validators.js' } },
  strict: { ...PARSE, file: 'strict/parse', root: '../', validators: { '': 'strict.js' } },
  tolerant: {
    file: 'read',
    root: './',
    verb: 'read',
    validators: { contract: 'validators.js', tolerant: 'tolerant.js' },
    answer: (name, value) => `read(${value}, contract${name}, tolerant${name})`,
    types: 'types/tolerant',
    result: 'ReadResult',
  },
};

/**
 * The function that reads a value of a schema: `parse<Name>`, and for what arrives as a frame
 * `parse<Name>Value`, which does not take a text for JSON.
 */
export function valueParser(name: string, { frames }: Settings): string {
  return `parse${name}${Object.hasOwn(frames, name) ? 'Value' : ''}`;
}

/**
 * @param normal the normal form of the profile that the functions read by; by the tolerant one they
 *   are called `read<Name>` and tell what the contract has against a value that can be read
 * @returns the module, its declarations, and the modules under `runtime/` that they need
 */
export async function emitParse(normal: NormalContract, settings: Settings): Promise<Files> {
  const { profile } = normal;
  const { file, root, verb, validators, types, result } = MODULES[profile];
  const parses = verb === 'parse';
  const resolvers = emitResolvers(normal);
  const queries = queryParameters(normal);
  const parsers = [...normal.schemas].flatMap(([name, schema]) =>
    parsersOf(name, schema, MODULES[profile], {
      filled: parses && resolvers.names.has(name),
      query: parses ? queries.get(name) : undefined,
      kind: settings.frames[name],
    }),
  );
  const imports = Object.entries(validators).map(([prefix, module]) => {
    const names = [...normal.schemas.keys()].map((name) =>
      prefix === '' ? `validate${name}` : `validate${name} as ${prefix}${name}`,
    );
    return `import {\n  ${names.join(',\n  ')},\n} from '${root}${module}';\n`;
  });
  const helpers = parses
    ? `import { readAudio, readFrame } from '${root}runtime/frame.js';
import { formatIssue, issuesOf, refuse, unreadable } from '${root}runtime/issues.js';
import { readQuery } from '${root}runtime/query.js';
import { ${[...resolvers.names].map((name) => `resolve${name}`).join(', ')} } from '${root}defaults.js';
`
    : `import { readFrame } from '${root}runtime/frame.js';
import { formatIssue, issuesOf, unreadable } from '${root}runtime/issues.js';
import { read } from '${root}runtime/read.js';
`;
  const declared = parses
    ? `import type { AudioFrame, FrameOptions, MessageFrame } from '${root}runtime/frame.js';
import type { Failure, Issue, ParseResult, Success } from '${root}runtime/issues.js';
import type { QueryInput } from '${root}runtime/query.js';
import type * as types from '${root}types.js';
import type * as result from '${root}${types}.js';

export type { AudioFrame, Failure, FrameOptions, Issue, MessageFrame, ParseResult, QueryInput, Success };
`
    : `import type { Failure, Issue } from '${root}runtime/issues.js';
import type { Readable, ReadResult } from '${root}runtime/read.js';
import type * as result from '${root}${types}.js';

export type { Failure, Issue, Readable, ${result} };
`;
  return {
    [`${file}.js`]: `${NOTICE}
${helpers}${imports.join('')}
export { formatIssue, issuesOf };

${parsers.map(({ script }) => script).join('\n')}`,
    ...(parses && { 'defaults.js': `${NOTICE}\n${resolvers.source}` }),
    [`${file}.d.ts`]: `${NOTICE}
${declared}export { formatIssue, issuesOf, type ValidatorError } from '${root}runtime/issues.js';

${parsers.map(({ declaration }) => declaration).join('\n')}`,
    ...(await runtime('issues', 'frame', ...(parses ? ['query'] : ['read']))),
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
  { verb, answer, result }: Module,
  {
    filled,
    query,
    kind,
  }: {
    filled: boolean;
    query: Record<string, QueryParameter> | undefined;
    kind: Settings['frames'][string] | undefined;
  },
): Parser[] {
  const returned = `${result}<result.${name}>`;
  const or =
    verb === 'parse'
      ? 'or what is wrong with it; never throws'
      : 'with what the contract has against it, or why it cannot be read; never throws';
  const frames = kind !== undefined && (kind === 'text' || verb === 'parse');
  const value: Function = {
    name: `${verb}${name}${frames ? 'Value' : ''}`,
    parameters: { value: 'unknown' },
    body: `return ${answer(name, 'value', filled)};`,
    said: [`@returns the value${filled ? ' with the defaults filled in' : ''}, ${or}`],
    returned,
  };
  if (query !== undefined) {
    return [
      parser(schema, {
        ...value,
        parameters: { query: 'unknown' },
        said: [
          '@param query text, a `URLSearchParams`, an object of strings and lists such as frameworks make of a query, or one with its types already',
          '@returns the parameters with the defaults filled in, or what is wrong with them; parameters that the contract does not name are kept; never throws',
        ],
        before: `const parametersOf${name} = ${JSON.stringify(query)};\n\n`,
        // What else has the type `unknown`, such as the query of a request, is taken too.
        overload: { query: `QueryInput<types.${name}>` },
        body: `const parameters = readQuery(query, parametersOf${name});
if (!parameters.ok) return parameters;
return ${answer(name, 'parameters.value', filled)};`,
      }),
    ];
  }
  if (!frames) return [parser(schema, value)];
  const ofValue = parser(schema, {
    ...value,
    said: [
      '@param value a message that was read already, so that a text is refused',
      `@returns the message, ${or}`,
    ],
  });
  const wrong =
    'text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue `encoding`';
  if (kind === 'text') {
    const frame = parser(schema, {
      ...value,
      name: `${verb}${name}`,
      parameters: { frame: 'unknown' },
      said: [
        '@param frame a WebSocket frame: text, bytes of text in UTF-8, or an object that was read already',
        `@returns the message, ${or}; ${wrong}`,
      ],
      body: `const text = readFrame(frame);
return text.ok ? ${verb}${name}Value(text.value) : text;`,
    });
    return [frame, ofValue];
  }
  const either = name.replace(/(Message)?$/, 'Frame');
  const frame = parser(schema, {
    ...value,
    name: `${verb}${name}`,
    parameters: { data: 'unknown', 'options?': 'FrameOptions' },
    said: [
      '@param data a WebSocket frame: text, bytes, or an object that was read already',
      '@param options whether the frame is a binary one; when that is not said, bytes are raw audio',
      `@returns \`{kind: 'audio', bytes}\` for a binary frame, \`{kind: 'message', message}\` for a text frame, ${or}; ${wrong}`,
    ],
    declared: `/** What a client sends: raw audio or a message; \`kind\` tells the two apart. */
export type ${either} = AudioFrame | MessageFrame<result.${name}>;

`,
    returned: `${result}<${either}>`,
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
  /** The type of the result. */
  returned: string;
  /** Types of the parameters that are told first. */
  overload?: Record<string, string>;
  /** What stands before the function, in the module or in its declarations. */
  before?: string;
  declared?: string;
}

function parser(schema: NormalSchema, written: Function): Parser {
  const { name, parameters, body, said, returned, overload, before = '', declared = '' } = written;
  const described = schema.description ? [...wrap(schema.description), ''] : [];
  const deprecated = schema.deprecated ? ['@deprecated'] : [];
  const comment = jsdoc([...described, ...said.flatMap(wrap), ...deprecated]);
  const names = Object.keys(parameters).map((key) => key.replace('?', ''));
  const declare = (types: Record<string, string>) => {
    const typed = Object.entries(types).map(([key, type]) => `${key}: ${type}`);
    return `${comment}export declare function ${name}(${typed.join(', ')}): ${returned};\n`;
  };
  return {
    script: `${before}export function ${name}(${names.join(', ')}) {
try {
${body}
} catch {
return unreadable();
}
}
`,
    declaration: `${declared}${overload ? declare(overload) : ''}${declare(parameters)}`,
  };
}
