/** Types, limits and meanings in words, as pages show them. */
import { limitsInWords } from '../emit/words.ts';
import type { NormalContract } from '../model/contract.ts';
import { branchesOf, listedValues, type NormalSchema, refName, resolve } from '../model/schema.ts';
import { badge, code, link } from './md.ts';

/** The type of a schema in words, with links to the schemas that it names. */
export function typeInWords(schema: NormalSchema): string {
  const name = refName(schema.$ref ?? '');
  if (name !== undefined) return link(name, `schema:${name}`);
  const { type, items, additionalProperties } = schema;
  const [first] = [type ?? []].flat();
  const either = (texts: string[]) => [...new Set(texts)].join(' or ');
  const nullable = (text: string) =>
    either([text, ...([type].flat().includes('null') ? ['null'] : [])]);
  const inner = (node: NormalSchema) => {
    const text = typeInWords(node);
    return text.includes(' or ') ? `(${text})` : text;
  };
  if (first === 'array') return nullable(`list of ${inner(items ?? {})}`);
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.union && !schema.properties) return either(branchesOf(schema).map(typeInWords));
  if (typeof additionalProperties === 'object')
    return `dictionary of ${inner(additionalProperties)}`;
  if (first === undefined) return 'any value';
  if (schema.format === 'binary') return nullable('bytes');
  return nullable(first);
}

/** What a schema allows beyond its type: its limits, and the values that it lists, also those of items and branches. */
export function limitsAndValues(
  stated: NormalSchema,
  schemas: NormalContract['schemas'],
): string[] {
  const { enum: listed, known, pattern, not } = withValues(stated, schemas);
  const values = listed ?? known;
  return [
    ...limitsInWords(stated),
    ...(values ? [`${known ? 'such as' : 'one of'} ${values.map(code).join(', ')}`] : []),
    ...(known && pattern ? [`or another matching ${code(pattern)}`] : []),
    ...(listedValues(not) ?? []).map((value) => `not ${code(JSON.stringify(value))}`),
  ];
}

/** A schema with the values that its items or its branches list. */
function withValues(schema: NormalSchema, schemas: NormalContract['schemas']): NormalSchema {
  if (schema.enum || schema.known) return schema;
  const inner = [...branchesOf(schema), ...(schema.items ? [schema.items] : [])]
    .map((node) => resolve(node, schemas))
    .map((node) => (node.type === 'array' && node.items ? resolve(node.items, schemas) : node))
    .find((node) => node.enum ?? node.known);
  return inner
    ? { ...schema, enum: inner.enum, known: inner.known, pattern: inner.pattern }
    : schema;
}

/** The maturity and the deprecation of a schema as badges. */
export function badges(schema: NormalSchema): string[] {
  return [schema['x-maturity'], schema.deprecated && 'deprecated'].flatMap((word) =>
    word ? [badge(word)] : [],
  );
}

/** The first sentence of a description. */
export function summaryOf(description = ''): string {
  return description.replaceAll(/\s+/g, ' ').split(/(?<=\.) /)[0] ?? '';
}
