/**
 * Emits `parse`, `strict/parse` and `read`: for every public schema a function that reads a value and never
 * throws.
 *
 *     export function parseNote(value) {
 *       try {
 *         return refusal(value, contractGuards.acceptsNote, contractReasons.explainNote) ?? …;
 *       } catch {
 *         return unreadable();
 *       }
 *     }
 */

import type { NormalContract, Profile } from '../model/contract.ts';
import type { NormalSchema } from '../model/schema.ts';
import type { Settings } from '../read/settings.ts';
import type { Files } from './files.ts';
import { type Imports, type ModulePart, moduleFiles } from './module.ts';
import { frameType } from './names.ts';
import { queryParameters } from './parse/query.ts';
import { jsdoc, jsonCode, UNKNOWN_FIELDS } from './text.ts';

/** What a function returns, and the types that its module exports besides; `RESERVED` lists them, too. */
const PARSE = {
  verb: 'parse',
  result: (type: string) => `ParseResult<${type}>`,
  /** What a function takes besides the value, and passes on. */
  options: '',
  types: 'types/resolved',
  failure: 'or what is wrong with it',
  exported:
    'AudioFrame, Failure, FrameOptions, Issue, MessageFrame, ParseResult, QueryInput, Success',
};

/** The module of each profile, and what its functions have in common. */
const MODULES = {
  contract: { ...PARSE, file: 'parse', opening: UNKNOWN_FIELDS.contract },
  strict: {
    ...PARSE,
    result: (type: string) => `StrictResult<${type}, Options>`,
    options: ', options',
    exported: `${PARSE.exported}, Dropped, ParseOptions, StrictResult`,
    file: 'strict/parse',
    opening:
      "Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them out instead.",
  },
  tolerant: {
    verb: 'read',
    result: (type: string) => `ReadResult<${type}>`,
    options: '',
    types: 'types/tolerant',
    failure:
      'without what nobody can read, and how it deviates from the contract; or why it cannot be read',
    exported: 'Failure, Issue, Readable, ReadResult',
    file: 'read',
    opening: undefined,
  },
};

/**
 * Emits the module of one profile.
 *
 * @param reading the normal form of the profile that the functions read by; by the tolerant one they
 *   are called `read<Name>` and say how a value that can be read deviates from the contract
 * @param filled the schemas whose defaults a function of `defaults.js` fills in
 * @returns the module
 */
export function emitParse(
  reading: NormalContract,
  settings: Settings,
  filled: ReadonlySet<string>,
): Files {
  const { types: result, exported, file, opening } = MODULES[reading.profile];
  const types = (...names: string[]) => names.map((name) => `type ${name}`);
  const root = file.includes('/') ? '../' : './';
  const queries = queryParameters(reading);
  const functions = [...reading.schemas].flatMap(([name, schema]) => {
    const about = { name, isFilled: filled.has(name) };
    const all = functionsOf(reading.profile, about, queries.get(name), settings);
    return all.flatMap((one) => writeFunction(opening, schema, one));
  });
  const imports = {
    [`${root}runtime/frame.js`]: [
      'readAudio',
      'readFrame',
      ...types('AudioFrame', 'FrameOptions', 'MessageFrame'),
    ],
    [`${root}runtime/issues.js`]: [
      'unreadable',
      ...types('Failure', 'Issue', 'ParseResult', 'Success'),
    ],
    [`${root}runtime/query.js`]: ['readQuery', 'type QueryInput'],
    [`${root}runtime/read.js`]: [
      READERS[reading.profile],
      ...types('Dropped', 'ParseOptions', 'Readable', 'ReadResult', 'StrictResult'),
    ],
    [`${root}defaults.js`]: [...filled].map((name) => `resolve${name}`),
    [`${root}types.js`]: ['type * as types'],
    [`${root}${result}.js`]: ['type * as result'],
    ...halvesOf('contract', root),
    ...halvesOf(reading.profile, root),
  };
  const head = `export { formatIssue, issuesOf, oneLine } from '${root}runtime/issues.js';\n`;
  const published = {
    declaration: `export type { ValidatorError } from '${root}runtime/issues.js';
export type { ${exported} };
`,
  };
  return moduleFiles(file, imports, [published, ...functions], head);
}

/** The function of `runtime/read` that all functions of a module call. */
const READERS = { contract: 'refusal', strict: 'parseStrictly', tolerant: 'read' } as const;

/** The two halves of the validators of a profile: the guards and the explanations. */
function halvesOf(profile: Profile, root: string): Imports {
  return {
    [`${root}accept/${profile}.js`]: [`* as ${profile}Guards`],
    [`${root}explain/${profile}.js`]: [`* as ${profile}Reasons`],
  };
}

/** The function that reads a value of a schema; two functions if such a value arrives as a frame. */
function functionsOf(
  profile: Profile,
  { name, isFilled }: { name: string; isFilled: boolean },
  query: object | undefined,
  settings: Settings,
): ReadFunction[] {
  const { verb, result, failure, options } = MODULES[profile];
  const outcome = `${failure}; it may share parts with what is passed in; never throws`;
  const isParser = verb === 'parse';
  const halves = (by: Profile) => `${by}Guards.accepts${name}, ${by}Reasons.explain${name}`;
  const resolve = isFilled ? `resolve${name}` : '';
  const bodies: Record<Profile, string> = {
    contract: `refusal(value, ${halves('contract')}) ?? { ok: true, value: ${resolve ? `${resolve}(value)` : 'value'} }`,
    strict: `parseStrictly(value, ${halves('strict')}${options}${resolve && `, ${resolve}`})`,
    tolerant: `read(value, ${halves('contract')}, ${halves('tolerant')})`,
  };
  const own: ReadFunction = {
    name: `${verb}${name}`,
    parameter: 'value',
    takes: ['unknown'],
    options: options && 'ParseOptions',
    jsdocTags: `@returns the value${isParser && isFilled ? ' with the defaults filled in' : ''}, ${outcome}`,
    returnType: result(`result.${name}`),
    body: `return ${bodies[profile]};`,
  };
  if (isParser && query) return [{ ...own, ...forQuery(profile, own, name, query) }];
  const frame = settings.frames[name];
  if (frame === undefined || (frame !== 'text' && !isParser)) return [own];
  const parser = { ...own, name: `${own.name}Value` };
  const jsdocTags = `@param value a message that was read already, so that a text is refused
@returns the message, ${outcome}`;
  const read = `${parser.name}(text.value${options})`;
  const reader = frame === 'text' ? forText(read, outcome) : forData(profile, name, read, outcome);
  return [
    { ...own, ...reader },
    { ...parser, jsdocTags },
  ];
}

/** A function to write, as source text. */
interface ReadFunction {
  name: string;
  parameter: string;
  /** The type of the parameter in each overload. */
  takes: string[];
  /** The type of the options that come after them; empty where there are none. */
  options: string;
  /** The tags of its JSDoc, such as `@returns the value, or what is wrong with it; … never throws`. */
  jsdocTags: string;
  returnType: string;
  body: string;
  /** What stands before the function. */
  prelude?: ModulePart;
}

function writeFunction(
  opening: string | undefined,
  { description, deprecated }: NormalSchema,
  { name, parameter, takes, options, jsdocTags, returnType, body, prelude = {} }: ReadFunction,
): ModulePart[] {
  const comment = jsdoc(opening, description, deprecated ? `${jsdocTags}\n@deprecated` : jsdocTags);
  // The type of the result depends on the options.
  const isGeneric = returnType.includes('Options');
  const generic = isGeneric ? `<Options extends ${options} = ${options}>` : '';
  const last = options && `, options?: ${isGeneric ? 'Options' : options}`;
  const overloads = takes.map(
    (type) =>
      `${comment}export declare function ${name}${generic}(${parameter}: ${type}${last}): ${returnType};\n`,
  );
  const code = `export function ${name}(${parameter}${options && ', options'}) {
try {
${body}
} catch {
return unreadable();
}
}
`;
  return [prelude, { declaration: overloads.join(''), code }];
}

function forQuery(
  profile: Profile,
  { body }: ReadFunction,
  name: string,
  parameters: object,
): Partial<ReadFunction> {
  const others =
    profile === 'strict' ? '' : '; parameters that the contract does not name are kept';
  return {
    // The second overload takes whatever has the type `unknown`, such as the query of a request.
    parameter: 'query',
    takes: [`QueryInput<types.${name}>`, 'unknown'],
    jsdocTags: `@param query text (a query or a whole address), a \`URL\`, \`URLSearchParams\`, \`FormData\`, \`Headers\` or \`Map\`, an object of strings and lists such as frameworks make of a query, or one with its types already
@returns the parameters with the defaults filled in, or what is wrong with them${others}; never throws`,
    prelude: { code: `const parametersOf${name} = ${jsonCode(parameters)};\n` },
    body: `const parameters = readQuery(query, parametersOf${name});
if (!parameters.ok) return parameters;
const { value } = parameters;
${body}`,
  };
}

const MALFORMED =
  'text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue `encoding`';

function forText(read: string, outcome: string): Partial<ReadFunction> {
  return {
    parameter: 'frame',
    jsdocTags: `@param frame a WebSocket frame: text, bytes of text in UTF-8, or an object that was read already
@returns the message, ${outcome}; ${MALFORMED}`,
    body: `const text = readFrame(frame);
return text.ok ? ${read} : text;`,
  };
}

function forData(
  profile: Profile,
  name: string,
  read: string,
  outcome: string,
): Partial<ReadFunction> {
  const frame = frameType(name);
  const isStrict = profile === 'strict';
  // Nothing of raw audio is left out.
  const audio = isStrict
    ? "audio.ok && options?.unknownFields === 'drop' ? { ...audio, dropped: [] } : audio"
    : 'audio';
  return {
    parameter: 'data',
    options: isStrict ? '(FrameOptions & ParseOptions)' : 'FrameOptions',
    jsdocTags: `@param data a WebSocket frame: text, bytes, or an object that was read already
@param options whether the frame is a binary one; when that is not said, bytes are raw audio
@returns \`{kind: 'audio', bytes}\` for a binary frame, \`{kind: 'message', message}\` for a text frame, ${outcome}; ${MALFORMED}`,
    returnType: MODULES[profile].result(frame),
    prelude: {
      declaration: `/** What a client sends: raw audio or a message; \`kind\` tells the two apart. */
export type ${frame} = AudioFrame | MessageFrame<result.${name}>;
`,
    },
    body: `const audio = readAudio(data, options);
if (audio) return ${audio};
const text = readFrame(data);
const read = text.ok ? ${read} : text;
return read.ok ? { ...read, value: { kind: 'message', message: read.value } } : read;`,
  };
}
