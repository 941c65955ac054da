/** Emits `parse`: for every public schema a function that reads a value and never throws. */

import type { NormalContract, Profile } from '../model/contract.ts';
import type { NormalSchema } from '../model/schema.ts';
import type { Settings } from '../model/settings.ts';
import type { Files } from './files.ts';
import { compile } from './module.ts';
import { queryParameters } from './parse/query.ts';
import { emitResolvers } from './parse/resolvers.ts';
import { jsdoc } from './text.ts';

/** How the functions of a profile are written. */
interface Module {
  /** The module, and everything else from there. */
  file: string;
  root: string;
  verb: 'parse' | 'read';
  /** The modules whose validators are called, by the prefix that they have there. */
  validators: Record<string, string>;
  types: 'types/resolved' | 'types/tolerant';
  result: 'ParseResult' | 'ReadResult';
  /** The types that it exports beside its functions. */
  exported: string;
}

const PARSE = {
  verb: 'parse',
  types: 'types/resolved',
  result: 'ParseResult',
  exported:
    'AudioFrame, Failure, FrameOptions, Issue, MessageFrame, ParseResult, QueryInput, Success',
} as const;

const MODULES: Record<Profile, Module> = {
  contract: { ...PARSE, file: 'parse', root: './', validators: { validate: 'validators' } },
  strict: { ...PARSE, file: 'strict/parse', root: '../', validators: { validate: 'strict' } },
  tolerant: {
    file: 'read',
    root: './',
    verb: 'read',
    validators: { contract: 'validators', tolerant: 'tolerant' },
    types: 'types/tolerant',
    result: 'ReadResult',
    exported: 'Failure, Issue, Readable, ReadResult',
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
 * @returns the module; it fills in defaults by `defaults.js`
 */
export function emitParse(normal: NormalContract, settings: Settings): Files {
  const module = MODULES[normal.profile];
  const { file, root, verb, validators, types, exported } = module;
  const resolvers = emitResolvers(normal);
  const queries = queryParameters(normal);
  const functions = [...normal.schemas].map(([name, schema]) => {
    const filled = verb === 'parse' && resolvers.names.has(name);
    const value = valueFunction(name, module, filled);
    const query = verb === 'parse' && queries.get(name);
    if (query) return written(schema, queryFunction(name, value, JSON.stringify(query)));
    const kind = settings.frames[name];
    if (kind === undefined || (kind !== 'text' && verb === 'read')) return written(schema, value);
    const frame = kind === 'text' ? textFrame(name, module) : anyFrame(name, module);
    const read = 'a message that was read already, so that a text is refused';
    const said = [`@param value ${read}`, `@returns the message, ${orWhat(module)}`];
    const ofValue = { ...value, name: `${value.name}Value`, said };
    return [frame, ofValue].map((one) => written(schema, one)).join('\n');
  });
  const imported = Object.entries(validators).map(([prefix, from]) => {
    const names = [...normal.schemas.keys()].map(
      (name) => `validate${name}${prefix === 'validate' ? '' : ` as ${prefix}${name}`}`,
    );
    return `import { ${names.join(', ')} } from '${root}${from}.js';\n`;
  });
  const resolving = [...resolvers.names].map((name) => `resolve${name}`).join(', ');
  const source = `import { type AudioFrame, type FrameOptions, type MessageFrame, readAudio, readFrame } from '${root}runtime/frame.js';
import { type Failure, type Issue, type ParseResult, refuse, type Success, unreadable } from '${root}runtime/issues.js';
import { type QueryInput, readQuery } from '${root}runtime/query.js';
import { type Readable, type ReadResult, read } from '${root}runtime/read.js';
import { ${resolving} } from '${root}defaults.js';
import type * as types from '${root}types.js';
import type * as result from '${root}${types}.js';
${imported.join('')}
export type { ${exported} };
export { formatIssue, issuesOf, type ValidatorError } from '${root}runtime/issues.js';

${functions.join('\n')}`;
  return compile(file, source);
}

/** A function that reads, as source text. */
interface Function {
  name: string;
  /** The parameters with their types; those that are told first, where there are two forms. */
  parameters: string[];
  /** What the comment says of parameters and result. */
  said: string[];
  /** The type of the result. */
  returned: string;
  body: string;
  /** What stands before the function. */
  before?: string;
}

function written(
  { description, deprecated }: NormalSchema,
  { name, parameters, said, returned, body, before = '' }: Function,
): string {
  const comment = jsdoc(description, [...said, ...(deprecated ? ['@deprecated'] : [])].join('\n'));
  const heads = parameters.map((one) => `export function ${name}(${one}): ${returned}`);
  const forms = heads.length > 1 ? heads.map((head) => `${comment}${head};\n`).join('') : comment;
  return `${before}${forms}${heads.at(-1)} {
  try {
    ${body}
  } catch {
    return unreadable();
  }
}
`;
}

function orWhat({ verb }: Module): string {
  return verb === 'parse'
    ? 'or what is wrong with it; it may share parts with what is passed in; never throws'
    : 'with what the contract has against it, or why it cannot be read; it may share parts with what is passed in; never throws';
}

/** What reads a value: by its validator and what fills in its defaults, or by two validators. */
function valueFunction(name: string, module: Module, filled: boolean): Function {
  const { verb, result } = module;
  const value = filled ? `resolve${name}(value)` : 'value';
  return {
    name: `${verb}${name}`,
    parameters: ['value: unknown'],
    said: [`@returns the value${filled ? ' with the defaults filled in' : ''}, ${orWhat(module)}`],
    returned: `${result}<result.${name}>`,
    body:
      verb === 'parse'
        ? `return validate${name}(value) ? { ok: true, value: ${value} } : refuse(validate${name}.errors, value);`
        : `return read(value, contract${name}, tolerant${name});`,
  };
}

function queryFunction(name: string, value: Function, parameters: string): Function {
  return {
    ...value,
    // What else has the type `unknown`, such as the query of a request, is taken too.
    parameters: [`query: QueryInput<types.${name}>`, 'query: unknown'],
    said: [
      '@param query text, a `URLSearchParams`, an object of strings and lists such as frameworks make of a query, or one with its types already',
      '@returns the parameters with the defaults filled in, or what is wrong with them; parameters that the contract does not name are kept; never throws',
    ],
    before: `const parametersOf${name} = ${parameters};\n\n`,
    body: `const parameters = readQuery(query, parametersOf${name});
if (!parameters.ok) return parameters;
const { value } = parameters;
${value.body}`,
  };
}

const WRONG =
  'text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue `encoding`';

function textFrame(name: string, module: Module): Function {
  const { verb, result } = module;
  return {
    name: `${verb}${name}`,
    parameters: ['frame: unknown'],
    said: [
      '@param frame a WebSocket frame: text, bytes of text in UTF-8, or an object that was read already',
      `@returns the message, ${orWhat(module)}; ${WRONG}`,
    ],
    returned: `${result}<result.${name}>`,
    body: `const text = readFrame(frame);
return text.ok ? ${verb}${name}Value(text.value) : text;`,
  };
}

function anyFrame(name: string, module: Module): Function {
  const either = name.replace(/(Message)?$/, 'Frame');
  return {
    name: `parse${name}`,
    parameters: ['data: unknown, options?: FrameOptions'],
    said: [
      '@param data a WebSocket frame: text, bytes, or an object that was read already',
      '@param options whether the frame is a binary one; when that is not said, bytes are raw audio',
      `@returns \`{kind: 'audio', bytes}\` for a binary frame, \`{kind: 'message', message}\` for a text frame, ${orWhat(module)}; ${WRONG}`,
    ],
    returned: `ParseResult<${either}>`,
    before: `/** What a client sends: raw audio or a message; \`kind\` tells the two apart. */
export type ${either} = AudioFrame | MessageFrame<result.${name}>;

`,
    body: `const audio = readAudio(data, options);
if (audio) return audio;
const text = readFrame(data);
const read = text.ok ? parse${name}Value(text.value) : text;
return read.ok ? { ok: true, value: { kind: 'message', message: read.value } } : read;`,
  };
}
