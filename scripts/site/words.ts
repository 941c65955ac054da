/** The wording of types, limits and meanings on the pages. */
import { limitsInWords } from 'contract-compiler/emit/words.ts';
import type { NormalContract } from 'contract-compiler/model/contract.ts';
import {
  branchesOf,
  listedValues,
  type NormalSchema,
  refName,
  resolve,
} from 'contract-compiler/model/schema.ts';
import { badge, code, link } from './md.ts';

/** The type of a schema in words, with links to the schemas that it names. */
export function typeInWords(schema: NormalSchema): string {
  const name = refName(schema.$ref ?? '');
  if (name !== undefined) return link(name, `schema:${name}`);
  const { type, items, additionalProperties } = schema;
  const types = [type ?? []].flat();
  const [first] = types;
  const nullable = (text: string) => (types.includes('null') ? either([text, 'null']) : text);
  if (first === 'array') return nullable(`list of ${innerType(items ?? {})}`);
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.union && !schema.properties) return either(branchesOf(schema).map(typeInWords));
  if (typeof additionalProperties === 'object') {
    return `dictionary of ${innerType(additionalProperties)}`;
  }
  if (first === undefined) return 'any value';
  if (schema.format === 'binary') return nullable('bytes');
  return nullable(first);
}

/** The type of an item or a member, in brackets if it is one of several. */
function innerType(schema: NormalSchema): string {
  const text = typeInWords(schema);
  return text.includes(' or ') ? `(${text})` : text;
}

function either(texts: string[]): string {
  return [...new Set(texts)].join(' or ');
}

/** The restrictions of a schema: its limits and its listed values, including those of items and branches. */
export function limitsAndValues(
  stated: NormalSchema,
  schemas: NormalContract['schemas'],
): string[] {
  const { enum: listed, known, pattern, not, name } = withValues(stated, schemas);
  const words = [...limitsInWords(stated)];
  const values = listed ?? known;
  if (values && name !== undefined && values.length > MOST_VALUES) {
    words.push(
      `${known ? 'such as' : 'one of'} the ${values.length} of ${link(name, `schema:${name}`)}`,
    );
  } else if (values) {
    const start = known ? 'such as' : 'one of';
    words.push(`${start} ${values.map(code).join(', ')}`);
    if (known && pattern) words.push(`or another matching ${code(pattern)}`);
  }
  for (const value of listedValues(not) ?? []) words.push(`not ${code(JSON.stringify(value))}`);
  return words;
}

/** The most values of another schema that are listed; more are a link to it. */
const MOST_VALUES = 20;

/** A schema with the values that its items or its branches list, and the name of the schema that lists them. */
function withValues(
  schema: NormalSchema,
  schemas: NormalContract['schemas'],
): NormalSchema & { name?: string | undefined } {
  if (schema.enum || schema.known) return { ...schema, name: refName(schema.$ref) };
  const inner = [...branchesOf(schema)];
  if (schema.items) inner.push(schema.items);
  const candidates = inner.map((stated) => {
    const outer = resolve(stated, schemas);
    const own = outer.type === 'array' && outer.items ? outer.items : stated;
    return { ...resolve(own, schemas), name: refName(own.$ref) };
  });
  const listing = candidates.find((node) => node.enum ?? node.known);
  if (!listing) return schema;
  const { enum: listed, known, pattern, name } = listing;
  return { ...schema, enum: listed, known, pattern, name };
}

/** The maturity and the deprecation of a schema as badges. */
export function badges(schema: NormalSchema): string[] {
  const words: string[] = [];
  if (schema['x-maturity']) words.push(schema['x-maturity']);
  if (schema.deprecated) words.push('deprecated');
  return words.map(badge);
}

/** The first sentence of a description. */
export function summaryOf(description = ''): string {
  return description.replaceAll(/\s+/g, ' ').split(/(?<=\.) /)[0] ?? '';
}
