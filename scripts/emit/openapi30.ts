/**
 * `openapi-3.0.json`, for tools that support only OpenAPI 3.0: `@apiture/openapi-down-convert` makes it. What that library
 * leaves as it is, or what generators do not understand, is restated before. What version 3.0 cannot state is listed in
 * `x-lost`: the edition accepts more values than the contract, and rejects no valid one.
 */
import { Converter } from '@apiture/openapi-down-convert';
import { isJsonObject, type JsonObject, pick, tokens, visitObjects } from '../base/json.ts';
import {
  mapNodes,
  namesReached,
  resolve,
  rulesOf,
  type Schema,
  type Schemas,
} from '../model/schema.ts';
import { branchesOf, typesOf } from '../model/unions.ts';
import type { Files } from './output.ts';
import { publicForms } from './schemas.ts';
import { jsonText } from './shared/text.ts';

/** Emits the edition for OpenAPI 3.0, with the public schemas of the contract profile. */
export function emitOpenapi30(openapi: JsonObject, schemas: Schemas): Files {
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
    published[name] = mapNodes(schema, (node) => withoutNewRules(restated(node, schemas)));
  }
  for (const [name, schema] of Object.entries(published)) {
    published[name] = mapNodes(schema, (node) => withoutNarrowing(node, published));
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

/** The keywords that version 3.0 has, with the same meaning. */
const KNOWN =
  /^(\$ref|type|enum|nullable|format|pattern|properties|required|items|not|(all|any|one)Of|(max|min)imum|m(ax|in)(Length|Items|Properties)|multipleOf|uniqueItems|additionalProperties|title|description|default|deprecated|discriminator|example|(read|write)Only|x-.*)$/;

/** A schema without the rules that version 3.0 lacks. If there is one, all rules are lost, because others may depend on it. */
function withoutNewRules({ type, ...node }: Schema): Schema {
  const rules = Object.keys(rulesOf(node));
  const isLost = rules.some((key) => !KNOWN.test(key));
  const kept: Schema = pick(node, (key) => KNOWN.test(key) && !(isLost && rules.includes(key)));
  if (isLost) return { ...kept, ...{ 'x-lost': rules } };
  const types = [type ?? []].flat().filter((name) => name !== 'null');
  if (types.length > 1) kept.anyOf ??= types.map((name) => ({ type: name }));
  else if (types[0]) kept.type = types[0];
  if (types.length > 0 && [type].flat().includes('null')) Object.assign(kept, NULLABLE);
  if (types.includes('array')) kept.items ??= {};
  return kept;
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
