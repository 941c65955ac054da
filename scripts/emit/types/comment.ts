/** What an editor shows on hover. */
import {
  BOUNDS,
  branchesOf,
  type NormalSchema,
  type NormalSchemas,
  refName,
} from '../../model/schema.ts';
import { WANTED } from '../../runtime/issues.ts';
import { changesSince, paragraphs, unitToSay } from '../text.ts';

/** Everything about a schema, or about the `field` that has it, that its type does not say. */
export function commentOn(schema: NormalSchema, schemas: NormalSchemas, field?: string): string {
  const target = schemas.get(refName(schema.$ref) ?? '');
  const { description = schema.title, deprecated, ...rest } = { ...target, ...schema };
  return paragraphs(
    // An editor shows the text of `@deprecated` wherever the field is used.
    deprecated ? undefined : description,
    bounds(schema, target),
    rest['x-maturity'] && `Maturity: ${rest['x-maturity']}.`,
    ...(schema['x-unspecified'] ?? []).map((sentence) => `Not specified: ${sentence}`),
    ...(schema['x-assumption'] ?? []).map((sentence) => `Assumption: ${sentence}`),
    changesSince(schema['x-replaces'], field).join(' '),
    rest.default !== undefined && `@default ${JSON.stringify(rest.default)}`,
    deprecated && `@deprecated ${description ?? ''}`,
  );
}

/** Bounds and formats in words: they decide what is valid, and no type can say them. */
function bounds(schema: NormalSchema, target: NormalSchema | undefined): string {
  const ofRef = target && !target.properties && target.union?.by !== 'tag' ? boundsOf(target) : [];
  const items = schema.items && !schema.items.$ref ? boundsOf(schema.items).join(', ') : '';
  const parts = [...boundsOf(schema), ...ofRef, items && `each item: ${items}`].filter(Boolean);
  return parts.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`).join(' ');
}

function boundsOf(schema: NormalSchema): string[] {
  const isInteger = !schema.enum && [schema.type].flat().includes('integer');
  const limits = BOUNDS.flatMap((key) => {
    const limit = schema[key];
    return limit === undefined ? [] : (WANTED[key]?.({ limit }) ?? `${key} ${limit}`);
  });
  const formats = [schema, ...branchesOf(schema)].flatMap(({ format }) => format ?? []);
  return [
    ...(isInteger ? ['integer'] : []),
    ...limits,
    ...(limits.length > 0 ? unitToSay(schema) : []),
    ...(formats.length > 0 ? [`format ${formats.join(' or ')}`] : []),
    // The pattern of an open enumeration only bounds what its type already admits.
    ...(schema.pattern && !schema.known ? [`pattern \`${schema.pattern}\``] : []),
    ...(schema.contentEncoding ? [`encoded as ${schema.contentEncoding}`] : []),
  ];
}
