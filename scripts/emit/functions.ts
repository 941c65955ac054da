/** The functions of `parse`, `strict/parse` and `read`: for each schema one for values, and one for frames or queries. */
import type { Contract } from '../contract.ts';
import { nameIn, type Schema, type Schemas, type Tag, valuesOf } from '../schema.ts';
import type { ModuleItem } from './shared/module.ts';
import { jsdoc, jsonCode, keyName, literal } from './shared/text.ts';
import { openTagOf, tagType } from './type-guards.ts';

/** What the functions of a module have in common. */
export interface Module {
  verb: 'parse' | 'read';
  /** The first paragraph of each hover. */
  opening?: string | undefined;
  /** The type of the options of each function. */
  options?: string;
  /** The type of a result by the type of its value; a function of `Options` if the word is in it. */
  result: (type: string) => string;
  /** What follows "the value" in the hover of the function for a schema. */
  outcome: (name: string) => string;
  /** The expression that makes the function for the values of a schema. */
  code: (name: string, kinds: string | undefined) => string;
  /** How queries are read from text, by the names of their schemas. */
  queries?: ReadonlyMap<string, object>;
}

const MALFORMED =
  'text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue `encoding`';

/** The functions for a schema: one for values, or for a query in any form; and one for frames, if it arrives in frames. */
export function functionsFor(
  name: string,
  schemas: Schemas,
  contract: Contract,
  module: Module,
): ModuleItem[] {
  const { options = '' } = module;
  const schema = schemas[name] ?? {};
  const tag = openTagOf(schema, schemas);
  const outcome = module.outcome(name);
  const known = tag ? valuesOf(tag).map((value) => literal(value)) : [];
  const kind = tag
    ? `; beside the value, \`kind\` is ${known.map((one) => `\`${one}\``).join(', ')} or \`'other'\``
    : '';
  const kinds = tag && `{ tag: ${literal(tag.name)}, known: [${known.join(', ')}] }`;
  const ofValue: PublishedFunction = {
    name: module.verb + name,
    parameters: ['value: unknown'],
    options,
    tags: `@returns the value${outcome}${kind}`,
    result: tag ? resultByKind(name, schema, tag, module) : module.result(`result.${name}`),
    code: module.code(name, kinds),
  };
  const write = (own: PublishedFunction) => functionItem(own, schema, module.opening);
  const query = module.queries?.get(name);
  if (query) return [write(ofQuery(ofValue, name, query))];
  const frames = framesOf(name, contract);
  // What a client sends, which may be raw audio, is parsed, but not read.
  if (!frames || (frames === 'text or bytes' && module.verb === 'read')) return [write(ofValue)];
  const returns = `@returns the message${outcome}${kind}`;
  const ofMessage: PublishedFunction = {
    ...ofValue,
    name: `${ofValue.name}Value`,
    tags: `@param value a parsed message; text is refused\n${returns}`,
  };
  const ofText: PublishedFunction = {
    ...ofValue,
    parameters: ['frame: unknown'],
    tags: `@param frame a WebSocket frame: text, bytes of text in UTF-8, or a parsed object
${returns}; ${MALFORMED}`,
    code: `ofText(${ofMessage.name})`,
  };
  const ofData: PublishedFunction = {
    ...ofValue,
    parameters: ['data: unknown'],
    options: options ? `(FrameOptions & ${options})` : 'FrameOptions',
    tags: `@param data a WebSocket frame: text, bytes, or a parsed object
@param options whether the frame is binary; by default, bytes are raw audio
@returns as \`value\`, \`{kind: 'audio', bytes}\` for a binary frame and \`{kind: 'message', message}\` for a text frame${outcome}; ${MALFORMED}`,
    result: module.result(frameType(name)),
    code: `ofData(${ofMessage.name})`,
  };
  return [write(ofMessage), write(frames === 'text' ? ofText : ofData)];
}

/** The function for a query in any form. */
function ofQuery(ofValue: PublishedFunction, name: string, query: object): PublishedFunction {
  const others = ofValue.options ? '' : '; parameters that the contract does not name are kept';
  return {
    ...ofValue,
    // The second overload accepts a value of type `unknown`, such as the query of a request.
    parameters: [`query: QueryInput<types.${name}>`, 'query: unknown'],
    tags: `@param query text (a query or a whole URL), a \`URL\`, \`URLSearchParams\`, \`FormData\`, \`Headers\` or \`Map\`, an object of strings and lists, as frameworks parse a query, or an already typed object
@returns the parameters with the defaults filled in, or what is wrong with them${others}; never throws`,
    // A bundler leaves out an unused call only if those in its arguments are marked, too.
    code: `ofQuery(/* @__PURE__ */ ${ofValue.code}, ${jsonCode(query)})`,
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

function functionItem(
  { name, parameters, options, tags, result, code }: PublishedFunction,
  { description, deprecated }: Schema,
  opening: string | undefined,
): ModuleItem {
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

/** The type of the result for an open union, with the kind of each branch beside the value. */
function resultByKind(name: string, schema: Schema, tag: Tag, { verb, result }: Module): string {
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
