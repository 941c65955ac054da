/** What the modules of parsers and of readers have in common: functions by schema, for values, frames and queries. */
import type { Contract } from '../contract.ts';
import { nameIn, type Schema, type Schemas, valuesOf } from '../schema.ts';
import type { ModulePart } from './module.ts';
import { jsdoc, keyName, literal } from './text.ts';
import { openTagOf, tagType } from './type-guards.ts';

/** A function to publish, as source text. */
export interface PublishedFunction {
  name: string;
  /** The parameter with its type, in each overload. */
  parameters: string[];
  /** The type of the options after them; empty if there are none. */
  options: string;
  /** The tags of its JSDoc, such as `@returns the value, or what is wrong with it; … never throws`. */
  tags: string;
  /** The type of the result; a function of `Options` if the word is in it. */
  result: string;
  /** The expression that makes the function, without side effects. */
  code: string;
}

/** A function as a constant, with its declarations; each hover begins with `opening`. */
export function functionPart(
  { name, parameters, options, tags, result, code }: PublishedFunction,
  { description, deprecated }: Schema,
  opening: string | undefined,
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

/** The name of the function that takes a parsed value: `parseNote`, or `parseNoteValue` if notes arrive in frames. */
export function valueFunction(verb: string, name: string, contract: Contract): string {
  return `${verb}${name}${framesOf(name, contract) ? 'Value' : ''}`;
}

/** The tag and the known values of an open union, as source text for parsers and readers; undefined for others. */
export function kindsCode(schema: Schema, schemas: Schemas): string | undefined {
  const tag = openTagOf(schema, schemas);
  if (!tag) return undefined;
  const known = valuesOf(tag).map((value) => literal(value));
  return `{ tag: ${literal(tag.name)}, known: [${known.join(', ')}] }`;
}

/**
 * The type of the result for a schema; for an open union, with the kind of each branch beside the value.
 *
 * @param result makes the type of the result from the type of the value
 * @param isTagLoose whether the tag in the types of the branches may have any value
 */
export function resultType(
  name: string,
  schemas: Schemas,
  result: (type: string) => string,
  isTagLoose: boolean,
): string {
  const schema = schemas[name] ?? {};
  const tag = openTagOf(schema, schemas);
  if (!tag) return result(`result.${name}`);
  const kinds = (schema.oneOf ?? []).map((one, index) => {
    const values = tag.values[index] ?? [];
    const kind = values === 'other' ? literal(values) : tagType(values);
    const branch = nameIn(one);
    const type = `result.${branch ?? name}`;
    const isExact = branch !== undefined && !isTagLoose;
    const exact = isExact ? type : `${type} & { ${keyName(tag.name)}: ${tagType(values)} }`;
    return `OfKind<${kind}, ${result(exact)}>`;
  });
  return kinds.join(' | ');
}

/** What the hover of a function for an open union says about the kind. */
export function kindTag(schema: Schema, schemas: Schemas): string {
  const tag = openTagOf(schema, schemas);
  if (!tag) return '';
  const known = valuesOf(tag).map((value) => `\`'${value}'\``);
  return `; beside the value, \`kind\` is ${known.join(', ')} or \`'other'\``;
}

/** The name of the type of a client's frames: raw audio, or a message of a schema. */
export function frameType(name: string): string {
  return name.replace(/(Message)?$/, 'Frame');
}

/** What the hovers of functions for frames say about text that is no message. */
export const MALFORMED =
  'text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue `encoding`';
