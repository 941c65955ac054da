/**
 * `openapi-3.0.json`, for tools that support only OpenAPI 3.0: `@apiture/openapi-down-convert` makes it. What that library
 * leaves as it is, or what generators do not understand, is restated before. What version 3.0 cannot state is listed in
 * `x-lost`: the edition accepts more values than the contract, and rejects no valid one.
 */
import { Converter } from '@apiture/openapi-down-convert';
import type { Contract } from '../contract.ts';
import { isJsonObject, type JsonObject, mapValues, pick, tokens, visitObjects } from '../json.ts';
import {
  branchesOf,
  isAnnotation,
  mapDeep,
  namesReached,
  resolve,
  type Schema,
  type Schemas,
  typesOf,
} from '../schema.ts';
import type { Files } from './output.ts';
import { publicForms } from './schemas.ts';
import { jsonText } from './shared/text.ts';

/** Emits the edition for OpenAPI 3.0, with the public schemas of the contract profile. */
export function emitOpenapi30({ openapi }: Contract, schemas: Schemas): Files {
  const { webhooks: _webhooks, info, ...document } = structuredClone(openapi) as JsonObject;
  const { summary: _summary, ...about } = info as JsonObject;
  const inPlace: Schema[] = [];
  visitObjects(document, (node, pointer) => {
    if (isJsonObject(node.responses)) usePlainStatuses(node.responses, pointer);
    if (isJsonObject(node.schema)) inPlace.push(node.schema);
  });
  const reached = namesReached(inPlace, schemas);
  const published = pick(publicForms(schemas), (name) => reached.has(name));
  for (const [name, schema] of Object.entries(published)) {
    published[name] = mapDeep(schema, (node) => withoutNewRules(restated(node, schemas)));
  }
  for (const [name, schema] of Object.entries(published)) {
    published[name] = mapDeep(schema, (node) => withoutNarrowing(node, published));
  }
  const { examples = {}, ...components } = document.components as JsonObject;
  const text = JSON.stringify([document.paths, components]);
  const shown = pick(examples as JsonObject, (name) => text.includes(`/examples/${name}"`));
  document.components = { ...components, examples: shown, schemas: published as JsonObject };
  const converter = new Converter({ ...document, info: about }, { allOfTransform: true });
  return { 'openapi-3.0.json': jsonText(converter.convert()) };
}

/** A schema whose null and constants version 3.0 can state. */
function restated(node: Schema, schemas: Schemas): Schema {
  const { const: only, ...rest } = node;
  if (node.type === 'null') return { type: 'string', enum: [null], ...NULLABLE };
  if (only !== undefined) return { ...rest, enum: [only] };
  const values = branchesOf(node).filter((one) => !one.enum?.includes(null));
  if (values.length === branchesOf(node).length) return node;
  // Some tools look for null only in `nullable`, which says nothing without a type.
  const [type, ...more] = typesOf({ anyOf: values }, schemas);
  return type && more.length === 0 ? { ...node, type, ...NULLABLE } : node;
}

const NULLABLE = { nullable: true } as Schema;

/** The keywords that version 3.0 has. */
const KNOWN =
  /^(\$ref|type|enum|nullable|format|pattern|properties|required|items|not|(all|any|one)Of|(m|exclusiveM)(ax|in)imum|m(ax|in)(Length|Items|Properties)|multipleOf|uniqueItems|additionalProperties|title|description|default|deprecated|discriminator|example|(read|write)Only|x-.*)$/;

/** A schema without the rules that version 3.0 lacks. */
function withoutNewRules({ type, ...node }: Schema): Schema {
  const lost = Object.keys(node).filter((key) => !KNOWN.test(key) && !isAnnotation(key));
  const kept: Schema = pick(node, (key) => KNOWN.test(key));
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  if (types.length > 1) kept.anyOf ??= types.map((one) => ({ type: one }));
  else if (types[0]) kept.type = types[0];
  if (types.length > 0 && [type].flat().includes('null')) Object.assign(kept, NULLABLE);
  // Without these rules, the rule about all other fields or items would apply to more of them.
  if ('patternProperties' in node) delete kept.additionalProperties;
  if ('prefixItems' in node || typeof kept.items === 'boolean') delete kept.items;
  if (types.includes('array')) kept.items ??= {};
  if (kept.properties) kept.properties = mapValues(kept.properties, withoutBoolean);
  for (const end of ['min', 'max']) excludeBound(kept as Record<string, unknown>, end);
  return { ...kept, ...(lost.length > 0 && { 'x-lost': lost }) };
}

/** A field whose schema may be true or false, which version 3.0 lacks. */
const withoutBoolean = (field: Schema | boolean): Schema =>
  typeof field === 'object' ? field : field ? {} : { not: {} };

/** In version 3.0, `exclusiveMinimum` only says whether `minimum` itself is excluded. */
function excludeBound(schema: Record<string, unknown>, end: string): void {
  const [bound, exclusive] = [`${end}imum`, `exclusive${end === 'min' ? 'Min' : 'Max'}imum`];
  const [value = Number.NaN, limit] = [schema[bound] as number, schema[exclusive] as number];
  if (limit === undefined) return;
  const isTighter = end === 'min' ? value > limit : value < limit;
  if (isTighter) delete schema[exclusive];
  else Object.assign(schema, { [bound]: limit, [exclusive]: true });
}

/** A schema whose `oneOf` and `not` do not reject more values because rules below them are lost. */
function withoutNarrowing(node: Schema, published: Schemas): Schema {
  const isWider = (one: Schema) => JSON.stringify(resolve(one, published)).includes('"x-lost"');
  const { oneOf, not, ...rest } = node;
  return {
    ...rest,
    ...(oneOf && (oneOf.some(isWider) && !rest.anyOf ? { anyOf: oneOf } : { oneOf })),
    ...(not && (isWider(not) ? {} : { not })),
  };
}

/** Ranges of statuses as those that generators understand: 2XX as 200, and for a POST also 201; 4XX as `default`. */
function usePlainStatuses(responses: JsonObject, pointer: string): void {
  const isPost = tokens(pointer)[2] === 'post';
  const plain = { '2XX': isPost ? ['200', '201'] : ['200'], '4XX': ['default'] };
  for (const [range, codes] of Object.entries(plain)) {
    const { [range]: response } = responses;
    if (response === undefined) continue;
    for (const code of codes) responses[code] ??= response;
    delete responses[range];
  }
}
