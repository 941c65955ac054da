/**
 * `parse` and `strict/parse`: for every public schema a function that parses a value and never throws.
 *
 *     export const parseNote = parser(check.Note, { fill: defaults.Note });
 */
import type { Contract } from '../contract.ts';
import type { Profile } from '../profiles.ts';
import type { Schemas } from '../schema.ts';
import { objectCode } from './data.ts';
import { defaultsOf } from './defaults.ts';
import type { Files } from './files.ts';
import {
  framesOf,
  frameType,
  functionPart,
  kindsCode,
  kindTag,
  MALFORMED,
  type PublishedFunction,
  resultType,
  valueFunction,
} from './functions.ts';
import { type ModulePart, moduleFiles } from './module.ts';
import { queryParameters } from './query.ts';
import { shapesOf } from './shapes.ts';
import { jsonCode, UNKNOWN_FIELDS } from './text.ts';

const TYPES =
  'AudioFrame, Failure, FrameOptions, Issue, MessageFrame, OfKind, ParseResult, QueryInput, Success, ValidatorError';

/** What the functions of a module have in common. */
const MODULES = {
  contract: {
    file: 'parse',
    parser: 'parser',
    types: TYPES,
    result: (type: string) => `ParseResult<${type}>`,
    options: '',
    opening: UNKNOWN_FIELDS.contract,
  },
  strict: {
    file: 'strict/parse',
    parser: 'strictParser',
    types: `${TYPES}, Dropped, ParseOptions, StrictResult`,
    result: (type: string) => `StrictResult<${type}, Options>`,
    options: 'ParseOptions',
    opening:
      "Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them out instead.",
  },
};

/** The profiles that have parsers. */
export type ParsedProfile = Exclude<Profile, 'tolerant'>;

/** Emits the parsers for the schemas of a profile. */
export function emitParse(schemas: Schemas, profile: ParsedProfile, contract: Contract): Files {
  const { file, types, opening } = MODULES[profile];
  const imports: Record<string, string> = {
    './runtime/frame.js': 'type AudioFrame, type FrameOptions, type MessageFrame',
    './runtime/inputs.js': 'ofData, ofQuery, ofText',
    './runtime/issues.js':
      'type Failure, type Issue, type OfKind, type ParseResult, type Success, type ValidatorError',
    './runtime/parse.js':
      'parser, strictParser, type Dropped, type ParseOptions, type StrictResult',
    './runtime/query.js': 'type QueryInput',
    [`./checks/${profile}.js`]: '* as check',
    [`./shapes/${profile}.js`]: '* as shapes',
    './defaults.js': '* as defaults',
    './types.js': 'type * as types',
    './types/resolved.js': 'type * as result',
  };
  const head = "export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';\n";
  const published = { declaration: `export type { ${types} };\n` };
  const emitter = new Emitter(schemas, profile, contract);
  const parts = Object.entries(schemas).flatMap(([name, schema]): ModulePart[] => {
    const frames = framesOf(name, contract);
    const functions = emitter.functionsOf(name).map((one) => functionPart(one, schema, opening));
    return frames === 'text or bytes' ? [frameDeclaration(name), ...functions] : functions;
  });
  return moduleFiles(file, imports, [published, ...parts], head);
}

/** The type of what a client sends. */
function frameDeclaration(name: string): ModulePart {
  return {
    declaration: `/** What a client sends: raw audio or a message; \`kind\` tells the two apart. */
export type ${frameType(name)} = AudioFrame | MessageFrame<result.${name}>;
`,
  };
}

class Emitter {
  readonly #defaults: Map<string, string>;
  readonly #shapes: Map<string, string>;
  readonly #queries: ReturnType<typeof queryParameters>;

  constructor(
    private readonly schemas: Schemas,
    private readonly profile: ParsedProfile,
    private readonly contract: Contract,
  ) {
    this.#defaults = defaultsOf(schemas);
    this.#shapes = shapesOf(schemas, profile);
    this.#queries = queryParameters(schemas, contract);
  }

  /** The function for a schema, after the one for parsed values if such values arrive in frames. */
  functionsOf(name: string): PublishedFunction[] {
    const own = this.#forValues(name);
    const query = this.#queries.get(name);
    if (query) return [this.#forQuery(own, name, query)];
    const frames = framesOf(name, this.contract);
    if (frames === undefined) return [own];
    const outcome = this.#outcome(name);
    const value = {
      ...own,
      tags: `@param value a parsed message; text is refused\n@returns the message${outcome}`,
    };
    const whole = { ...own, name: `parse${name}` };
    if (frames === 'text') {
      const tags = `@param frame a WebSocket frame: text, bytes of text in UTF-8, or a parsed object
@returns the message${outcome}; ${MALFORMED}`;
      return [
        value,
        { ...whole, parameters: ['frame: unknown'], tags, code: `ofText(${own.name})` },
      ];
    }
    const { options } = own;
    const forData = {
      ...whole,
      parameters: ['data: unknown'],
      options: options ? '(FrameOptions & ParseOptions)' : 'FrameOptions',
      tags: `@param data a WebSocket frame: text, bytes, or a parsed object
@param options whether the frame is binary; by default, bytes are raw audio
@returns as \`value\`, \`{kind: 'audio', bytes}\` for a binary frame and \`{kind: 'message', message}\` for a text frame${outcome.replace(/; beside the value.*/, '')}; ${MALFORMED}`,
      result: MODULES[this.profile].result(frameType(name)),
      code: `ofData(${own.name})`,
    };
    return [value, forData];
  }

  #forValues(name: string): PublishedFunction {
    const { parser, result, options } = MODULES[this.profile];
    const schema = this.schemas[name] ?? {};
    const hasDefaults = this.#defaults.has(name);
    const about = objectCode({
      shape: this.#shapes.has(name) ? `shapes.${name}` : undefined,
      fill: hasDefaults ? `defaults.${name}` : undefined,
      kinds: kindsCode(schema, this.schemas),
    })?.replaceAll(/"(\w+)":/g, '$1:');
    return {
      name: valueFunction('parse', name, this.contract),
      parameters: ['value: unknown'],
      options,
      tags: `@returns the value${this.#outcome(name)}`,
      result: resultType(name, this.schemas, result, false),
      code: `${parser}(check.${name}${about ? `, ${about}` : ''})`,
    };
  }

  /** What follows "the value" in the hover of a function. */
  #outcome(name: string): string {
    const filled = this.#defaults.has(name) ? ' with the defaults filled in' : '';
    const kind = kindTag(this.schemas[name] ?? {}, this.schemas);
    return `${filled}, or what is wrong with it; it may share parts with the input; never throws${kind}`;
  }

  #forQuery(own: PublishedFunction, name: string, parameters: object): PublishedFunction {
    const others = own.options ? '' : '; parameters that the contract does not name are kept';
    return {
      ...own,
      // The second overload accepts a value of type `unknown`, such as the query of a request.
      parameters: [`query: QueryInput<types.${name}>`, 'query: unknown'],
      tags: `@param query text (a query or a whole URL), a \`URL\`, \`URLSearchParams\`, \`FormData\`, \`Headers\` or \`Map\`, an object of strings and lists, as frameworks parse a query, or an already typed object
@returns the parameters with the defaults filled in, or what is wrong with them${others}; never throws`,
      // A bundler leaves out an unused call only if those in its arguments are marked, too.
      code: `ofQuery(/* @__PURE__ */ ${own.code}, ${jsonCode(parameters)})`,
    };
  }
}
