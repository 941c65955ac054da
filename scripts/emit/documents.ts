/** `openapi` and `asyncapi`: the bundles with the documented examples, as YAML and as JSON. */
import { stringify } from 'yaml';
import { at, isJsonObject, type Json, type JsonObject, pickBy } from '../base/json.ts';
import { type Bundles, type Contract, schemaHolders } from '../model/contract.ts';
import { publicForms } from '../model/profiles.ts';
import { namesReached } from '../model/schema.ts';
import { visitObjects } from '../model/visit.ts';
import type { Files } from './output.ts';
import { jsonText } from './shared/text.ts';

/** Emits both documents. */
export function emitDocuments(bundles: Bundles): Files {
  const files = Object.entries(bundles).flatMap(([name, bundle]) => {
    const document = withStatements(bundle);
    const yaml = stringify(document, {
      // An example in several places is repeated in each, because some tools fail on anchors.
      aliasDuplicateObjects: false,
      lineWidth: 100,
      // Within double quotes, unlike single ones, a line may break where the text has no space.
      singleQuote: false,
      // Readers of YAML 1.1 take an unquoted `no` for false, and an unquoted date for a timestamp.
      compat: 'yaml-1.1',
      blockQuote: 'literal',
    });
    return [
      [`${name}.yaml`, yaml],
      [`${name}.json`, jsonText(document)],
    ];
  });
  return Object.fromEntries(files);
}

/**
 * Both bundles with the examples at the bodies and messages that have their schemas, except bodies with their own
 * examples. Each value is stored once: bodies refer to the components.
 */
export function withExamples(contract: Contract): Bundles {
  const { bodies, messages, examples } = contract;
  const openapi = structuredClone(contract.openapi);
  const asyncapi = structuredClone(contract.asyncapi);
  const components: Record<string, Json> = {};
  for (const { pointer, schemaName = '' } of bodies) {
    const body = at(openapi, pointer);
    if (!isJsonObject(body) || body.examples) continue;
    const entries = examples.get(schemaName)?.map(({ name, summary, value }) => {
      components[`${schemaName}.${name}`] = { summary, value };
      return [name, { $ref: `#/components/examples/${schemaName}.${name}` }];
    });
    if (entries) body.examples = Object.fromEntries(entries);
  }
  if (isJsonObject(openapi.components) && examples.size > 0)
    openapi.components.examples = { ...Object(openapi.components.examples), ...components };
  for (const { pointer, schemaName = '' } of messages) {
    const entries = examples
      .get(schemaName)
      ?.map(({ name, summary, value }) => ({ name, summary, payload: value }));
    if (entries) Object.assign(Object(at(asyncapi, pointer)), { examples: entries });
  }
  return { openapi, asyncapi };
}

/**
 * The OpenAPI document with every `allOf` in it merged, only the schemas that calls use, and no `x-` keys: for tools that compare
 * or generate field by field.
 */
export function mergedDocument(contract: Contract): JsonObject {
  const { webhooks: _, ...openapi } = contract.openapi;
  const document = withExamples({ ...contract, openapi }).openapi;
  const holders = schemaHolders(document, contract);
  for (const { holder, schema } of holders) holder.schema = schema as JsonObject;
  const starts = holders.map(({ schema }) => schema);
  const names = namesReached(starts, contract.schemas);
  const schemas = pickBy(contract.schemas, (name) => names.has(name));
  const merged = withStatements({
    ...document,
    components: { ...Object(document.components), schemas },
  });
  visitObjects(merged, (object) => {
    for (const key of Object.keys(object)) if (key.startsWith('x-')) delete object[key];
  });
  const components = Object(merged.components);
  return { ...merged, components: { ...components, schemas: publicForms(components.schemas) } };
}

/**
 * A copy whose descriptions end with the open questions and the assumptions, because viewers show other keys as code
 * or not at all.
 */
function withStatements(document: JsonObject): JsonObject {
  const copy: JsonObject = JSON.parse(JSON.stringify(document));
  visitObjects(copy, (object, pointer) => {
    // A document has none; `info` has its description.
    if (pointer === '') return;
    const { description = '' } = object;
    const questions = paragraph('Open question', object['x-unspecified']);
    const assumptions = paragraph('Assumption', object['x-assumption']);
    const texts = [String(description).trimEnd(), ...questions, ...assumptions].filter(Boolean);
    if (texts.length > 0) object.description = texts.join('\n\n');
  });
  return copy;
}

/** The sentences of an annotation after their label, such as `**Open questions:** …`; nothing without any. */
function paragraph(label: string, sentences: Json = []): string[] {
  if (!Array.isArray(sentences) || sentences.length === 0) return [];
  return [`**${label}${sentences.length > 1 ? 's' : ''}:** ${sentences.join(' ')}`];
}
