/** The functions of `parse`, `strict/parse` and `read`: for each schema one for values, and one for frames or queries. */
import type { Contract } from '../contract.ts';
import { nameIn, type Schema, type Schemas, valuesOf } from '../schema.ts';
import type { ModulePart } from './parts/module.ts';
import { jsdoc, jsonCode, keyName, literal } from './parts/text.ts';
import { openTagOf, tagType } from './type-guards.ts';

/** What the functions of a module have in common. */
export interface Module {
  verb: 'parse' | 'read';
  /** The first paragraph of each hover; empty if there is none. */
  opening: string;
  /** The type of the options of each function; empty if there are none. */
  options: string;
  /** The type of a result by the type of its value; a function of `Options` if the word is in it. */
  result: (type: string) => string;
  /** What follows "the value" in the hover of the function for a schema. */
  outcome: (name: string) => string;
  /** The expression that makes the function for the values of a schema. */
  code: (name: string, kinds: string | undefined) => string;
  /** How queries are read from text, by the names of their schemas. */
  queries: ReadonlyMap<string, object>;
  /** Whether frames of raw audio are taken, too. */
  takesAudio: boolean;
}

const MALFORMED =
  'text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue `encoding`';

/** The functions for a schema: one for values, or for a query in any form; and one for frames, if it arrives in frames. */
export function functionsFor(
  name: string,
  schemas: Schemas,
  contract: Contract,
  module: Module,
): ModulePart[] {
  const { verb, options } = module;
  const schema = schemas[name] ?? {};
  const outcome = module.outcome(name);
  const kind = kindTag(schema, schemas);
  const value: PublishedFunction = {
    name: verb + name,
    parameters: ['value: unknown'],
    options,
    tags: `@returns the value${outcome}${kind}`,
    result: resultType(name, schemas, module),
    code: module.code(name, kindsCode(schema, schemas)),
  };
  const frames = framesOf(name, contract);
  const query = module.queries.get(name);
  let all = [value];
  if (query) all = [ofQuery(value, name, query)];
  else if (frames === 'text' || (frames && module.takesAudio)) {
    const ofMessage = {
      ...value,
      name: `${value.name}Value`,
      tags: `@param value a parsed message; text is refused\n@returns the message${outcome}${kind}`,
    };
    const ofFrame =
      frames === 'text'
        ? ofText(value, `${outcome}${kind}`)
        : ofData(value, outcome, module.result(frameType(name)));
    all = [ofMessage, ofFrame];
  }
  return all.map((one) => functionPart(one, schema, module.opening));
}

/** A function for a query in any form, by the function for typed ones. */
function ofQuery(value: PublishedFunction, name: string, query: object): PublishedFunction {
  const others = value.options ? '' : '; parameters that the contract does not name are kept';
  return {
    ...value,
    // The second overload accepts a value of type `unknown`, such as the query of a request.
    parameters: [`query: QueryInput<types.${name}>`, 'query: unknown'],
    tags: `@param query text (a query or a whole URL), a \`URL\`, \`URLSearchParams\`, \`FormData\`, \`Headers\` or \`Map\`, an object of strings and lists, as frameworks parse a query, or an already typed object
@returns the parameters with the defaults filled in, or what is wrong with them${others}; never throws`,
    // A bundler leaves out an unused call only if those in its arguments are marked, too.
    code: `ofQuery(/* @__PURE__ */ ${value.code}, ${jsonCode(query)})`,
  };
}

/** A function for text frames, by the function for messages. */
function ofText(message: PublishedFunction, outcome: string): PublishedFunction {
  return {
    ...message,
    parameters: ['frame: unknown'],
    tags: `@param frame a WebSocket frame: text, bytes of text in UTF-8, or a parsed object
@returns the message${outcome}; ${MALFORMED}`,
    code: `ofText(${message.name}Value)`,
  };
}

/** A function for text frames and raw audio, by the function for messages. */
function ofData(message: PublishedFunction, outcome: string, result: string): PublishedFunction {
  const { options } = message;
  return {
    ...message,
    parameters: ['data: unknown'],
    options: options ? `(FrameOptions & ${options})` : 'FrameOptions',
    tags: `@param data a WebSocket frame: text, bytes, or a parsed object
@param options whether the frame is binary; by default, bytes are raw audio
@returns as \`value\`, \`{kind: 'audio', bytes}\` for a binary frame and \`{kind: 'message', message}\` for a text frame${outcome}; ${MALFORMED}`,
    result,
    code: `ofData(${message.name}Value)`,
  };
}

/** A function to publish, as source text. */
interface PublishedFunction {
  name: string;
  /** The parameter with its type, in each overload. */
  parameters: string[];
  /** The type of the options after them. */
  options: string;
  /** The tags of its JSDoc. */
  tags: string;
  result: string;
  code: string;
}

/** A function as a constant, with its declarations. */
function functionPart(
  { name, parameters, options, tags, result, code }: PublishedFunction,
  { description, deprecated }: Schema,
  opening: string,
): ModulePart {
  const comment = jsdoc(opening, description, deprecated ? `${tags}\n@deprecated` : tags);
  // The type of the result depends on the options.
  const isGeneric = result.includes('Options');
  const generic = isGeneric ? `<Options extends ${options} = ${options}>` : '';
  const last = options && `, options?: ${isGeneric ? 'Options' : options}`;
  const declarations = parameters.map(
    (one) => `${comment}export declare function ${name}${generic}(${one}${last}): ${result};\n`,
  );
  const pure = `/* @__PURE__ */ ${code}`;
  return { declaration: declarations.join(''), code: `export const ${name} = ${pure};\n` };
}

/** The frames in which the values of a schema arrive; undefined if they arrive otherwise. */
export function framesOf(
  name: string,
  { channels }: Contract,
): 'text' | 'text or bytes' | undefined {
  const operations = channels.flatMap((channel) => channel.operations);
  const own = operations.filter(({ unionName }) => unionName === name);
  return own.find(({ frames }) => frames !== 'text')?.frames ?? own[0]?.frames;
}

/** The name of the type of a client's frames: raw audio, or a message of a schema. */
export function frameType(name: string): string {
  return name.replace(/(Message)?$/, 'Frame');
}

/** The tag and the known values of an open union, as source text; undefined for others. */
function kindsCode(schema: Schema, schemas: Schemas): string | undefined {
  const tag = openTagOf(schema, schemas);
  if (!tag) return undefined;
  const known = valuesOf(tag).map((value) => literal(value));
  return `{ tag: ${literal(tag.name)}, known: [${known.join(', ')}] }`;
}

/** The type of the result for a schema; for an open union, with the kind of each branch beside the value. */
function resultType(name: string, schemas: Schemas, { verb, result }: Module): string {
  const schema = schemas[name] ?? {};
  const tag = openTagOf(schema, schemas);
  if (!tag) return result(`result.${name}`);
  const kinds = (schema.oneOf ?? []).map((one, index) => {
    const values = tag.values[index] ?? [];
    const kind = values === 'other' ? literal(values) : tagType(values);
    const branch = nameIn(one);
    const type = `result.${branch ?? name}`;
    // In the tolerant types, the tag of a branch may have any value.
    const isExact = branch !== undefined && verb === 'parse';
    const exact = isExact ? type : `${type} & { ${keyName(tag.name)}: ${tagType(values)} }`;
    return `OfKind<${kind}, ${result(exact)}>`;
  });
  return kinds.join(' | ');
}

/** What the hover of a function for an open union says about the kind. */
function kindTag(schema: Schema, schemas: Schemas): string {
  const tag = openTagOf(schema, schemas);
  if (!tag) return '';
  const known = valuesOf(tag).map((value) => `\`'${value}'\``);
  return `; beside the value, \`kind\` is ${known.join(', ')} or \`'other'\``;
}
