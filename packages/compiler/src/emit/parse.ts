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
import { type ModulePart, moduleFiles } from './module.ts';
import { frameType } from './names.ts';
import { queryParameters } from './parse/query.ts';
import { jsdoc, jsonCode, UNKNOWN_FIELDS } from './text.ts';

const PARSE = {
  verb: 'parse',
  result: (type: string) => `ParseResult<${type}>`,
  /** The arguments that a function takes after the value, and passes on. */
  options: '',
  types: 'types/resolved',
  failure: 'or what is wrong with it',
  exported:
    'AudioFrame, Failure, FrameOptions, Issue, MessageFrame, ParseResult, QueryInput, Success, ValidatorError',
};

/** The module of each profile: what its functions have in common, and the types that it also exports. */
const MODULES = {
  contract: { ...PARSE, file: 'parse', opening: UNKNOWN_FIELDS.contract },
  strict: {
    ...PARSE,
    file: 'strict/parse',
    result: (type: string) => `StrictResult<${type}, Options>`,
    options: ', options',
    exported: `${PARSE.exported}, Dropped, ParseOptions, StrictResult`,
    opening:
      "Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them out instead.",
  },
  tolerant: {
    ...PARSE,
    file: 'read',
    verb: 'read',
    result: (type: string) => `ReadResult<${type}>`,
    types: 'types/tolerant',
    failure:
      'without its unreadable parts, and its deviations from the contract; or why it cannot be read',
    exported: 'Failure, Issue, Readable, ReadResult, ValidatorError',
    opening: undefined,
  },
};

/**
 * Emits the module of one profile.
 *
 * @param normal the normal form of the profile of the functions; in the tolerant profile they are called
 *   `read<Name>`, and report how a readable value deviates from the contract
 * @param filled the schemas whose defaults a function of `defaults.js` fills in
 */
export function emitParse(
  normal: NormalContract,
  settings: Settings,
  filled: ReadonlySet<string>,
): Files {
  const { profile, schemas } = normal;
  const { types: result, exported, file, opening } = MODULES[profile];
  const imports: Record<string, string> = {
    './runtime/frame.js':
      'readAudio, readFrame, type AudioFrame, type FrameOptions, type MessageFrame',
    './runtime/issues.js':
      'unreadable, type Failure, type Issue, type ParseResult, type Success, type ValidatorError',
    './runtime/query.js': 'readQuery, type QueryInput',
    './runtime/read.js':
      'parseStrictly, read, refusal, type Dropped, type ParseOptions, type Readable, type ReadResult, type StrictResult',
    './defaults.js': [...filled].map((name) => `fill${name}`).join(', '),
    './types.js': 'type * as types',
    [`./${result}.js`]: 'type * as result',
  };
  for (const half of ['contract', profile]) {
    imports[`./accept/${half}.js`] = `* as ${half}Guards`;
    imports[`./explain/${half}.js`] = `* as ${half}Reasons`;
  }
  const head = "export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';\n";
  const published = { declaration: `export type { ${exported} };\n` };
  const queries = queryParameters(normal);
  const functions = [...schemas].flatMap(([name, schema]) => {
    const frame = settings.frames[name];
    const all = functionsOf(profile, name, filled.has(name), queries.get(name), frame);
    return all.flatMap((one) => writeFunction(opening, schema, one));
  });
  return moduleFiles(file, imports, [published, ...functions], head);
}

/** A function to write, as source text. */
interface ReadFunction {
  name: string;
  /** The parameter with its type, in each overload. */
  parameters: [string, ...string[]];
  /** The type of the options after them; empty if there are none. */
  options: string;
  /** The tags of its JSDoc, such as `@returns the value, or what is wrong with it; … never throws`. */
  jsdocTags: string;
  returnType: string;
  body: string;
  prelude?: ModulePart;
}

/** The function that reads a value of a schema; two functions if such a value arrives as a frame. */
function functionsOf(
  profile: Profile,
  name: string,
  isFilled: boolean,
  query: object | undefined,
  frame: Settings['frames'][string] | undefined,
): ReadFunction[] {
  const { verb, result, failure, options } = MODULES[profile];
  const outcome = `${failure}; it may share parts with the input; never throws`;
  const isParser = verb === 'parse';
  const fill = isParser && isFilled ? `fill${name}` : '';
  const filled = fill === '' ? 'value' : `${fill}(value)`;
  const halves = (by: Profile) => `${by}Guards.accepts${name}, ${by}Reasons.explain${name}`;
  const own: ReadFunction = {
    name: `${verb}${name}`,
    parameters: ['value: unknown'],
    options: options && 'ParseOptions',
    jsdocTags: `@returns the value${fill && ' with the defaults filled in'}, ${outcome}`,
    returnType: result(`result.${name}`),
    body: {
      contract: `return refusal(value, ${halves('contract')}) ?? { ok: true, value: ${filled} };`,
      strict: `return parseStrictly(value, ${halves('strict')}, options${fill && `, ${fill}`});`,
      tolerant: `return read(value, ${halves('contract')}, ${halves('tolerant')});`,
    }[profile],
  };
  if (isParser && query) return [forQuery(own, name, query)];
  if (frame === undefined || (frame !== 'text' && !isParser)) return [own];
  const parser: ReadFunction = {
    ...own,
    name: `${own.name}Value`,
    jsdocTags: `@param value a parsed message; text is refused
@returns the message, ${outcome}`,
  };
  const read = `${parser.name}(text.value${options})`;
  if (frame !== 'text') return [forData(own, name, read, outcome), parser];
  const forText: ReadFunction = {
    ...own,
    parameters: ['frame: unknown'],
    jsdocTags: `@param frame a WebSocket frame: text, bytes of text in UTF-8, or a parsed object
@returns the message, ${outcome}; ${MALFORMED}`,
    body: `const text = readFrame(frame);
return text.ok ? ${read} : text;`,
  };
  return [forText, parser];
}

const MALFORMED =
  'text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue `encoding`';

function forQuery(own: ReadFunction, name: string, parameters: object): ReadFunction {
  const others = own.options ? '' : '; parameters that the contract does not name are kept';
  return {
    ...own,
    // The second overload accepts a value of type `unknown`, such as the query of a request.
    parameters: [`query: QueryInput<types.${name}>`, 'query: unknown'],
    jsdocTags: `@param query text (a query or a whole URL), a \`URL\`, \`URLSearchParams\`, \`FormData\`, \`Headers\` or \`Map\`, an object of strings and lists, as frameworks parse a query, or an already typed object
@returns the parameters with the defaults filled in, or what is wrong with them${others}; never throws`,
    prelude: { code: `const parametersOf${name} = ${jsonCode(parameters)};\n` },
    body: `const parameters = readQuery(query, parametersOf${name});
if (!parameters.ok) return parameters;
const { value } = parameters;
${own.body}`,
  };
}

function forData(own: ReadFunction, name: string, read: string, outcome: string): ReadFunction {
  const frame = frameType(name);
  // Raw audio has no fields to leave out.
  const audio = own.options
    ? "audio.ok && options?.unknownFields === 'drop' ? { ...audio, dropped: [] } : audio"
    : 'audio';
  return {
    ...own,
    parameters: ['data: unknown'],
    options: own.options ? '(FrameOptions & ParseOptions)' : 'FrameOptions',
    jsdocTags: `@param data a WebSocket frame: text, bytes, or a parsed object
@param options whether the frame is binary; by default, bytes are raw audio
@returns as \`value\`, \`{kind: 'audio', bytes}\` for a binary frame and \`{kind: 'message', message}\` for a text frame, ${outcome}; ${MALFORMED}`,
    returnType: own.returnType.replace(`result.${name}`, frame),
    prelude: {
      declaration: `/** What a client sends: raw audio or a message; \`kind\` tells the two apart. */
export type ${frame} = AudioFrame | MessageFrame<result.${name}>;
`,
    },
    body: `const audio = readAudio(data, options);
if (audio) return ${audio};
const text = readFrame(data);
const result = text.ok ? ${read} : text;
return result.ok ? { ...result, value: { kind: 'message', message: result.value } } : result;`,
  };
}

function writeFunction(
  opening: string | undefined,
  { description, deprecated }: NormalSchema,
  { name, parameters, options, jsdocTags, returnType, body, prelude = {} }: ReadFunction,
): ModulePart[] {
  const comment = jsdoc(opening, description, deprecated ? `${jsdocTags}\n@deprecated` : jsdocTags);
  // The type of the result depends on the options.
  const isGeneric = returnType.includes('Options');
  const generic = isGeneric ? `<Options extends ${options} = ${options}>` : '';
  const last = options && `, options?: ${isGeneric ? 'Options' : options}`;
  const overloads = parameters.map(
    (one) => `${comment}export declare function ${name}${generic}(${one}${last}): ${returnType};\n`,
  );
  const [parameter] = parameters[0].split(':');
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
