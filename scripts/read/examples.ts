/** The documented examples: read from their files, and shown in the bundles. */
import { posix } from 'node:path';
import type { Contract, Example } from '../contract.ts';
import { at, isJsonObject, type Json, type JsonObject, joinPointer } from '../json.ts';
import { mapOrRefuse, refuse, refuseAt } from '../problem.ts';
import { isExample, type Sources } from './texts.ts';

/**
 * Reads the documented examples: `openapi/examples/<SchemaName>.json` contains an Example Object for each scenario, with
 * its `summary` and its `value`; the same under `asyncapi/`. An object such as `{"$ref": "Job.json#/done/value"}` stands
 * for the value in another file.
 *
 * @returns the examples by schema name
 * @throws ProblemsError if an example lacks its summary or its value, or refers to anything but a value
 */
export function readExamples(sources: Sources): Map<string, Example[]> {
  const files = [...sources].filter(([file]) => isExample(file));
  return new Map(
    mapOrRefuse(files, ([file, scenarios]) => {
      const examples = Object.entries<Json>(Object(scenarios)).map(([name, example]) => {
        const { summary, value } = Object(example) as { summary?: Json; value?: Json };
        if (typeof summary !== 'string' || value === undefined) {
          const message = 'the example must be an object with a `summary` and a `value`; add both';
          return refuseAt(file, message, joinPointer('', name));
        }
        return { name, summary, file, value: withReferences(value, file, sources) };
      });
      return [posix.parse(file).name, examples];
    }),
  );
}

/** A value with those of other examples that it refers to, which may refer to further ones. */
function withReferences(value: Json, file: string, sources: Sources, within: string[] = []): Json {
  return JSON.parse(JSON.stringify(value), (_, node) => {
    if (typeof node?.$ref !== 'string') return node;
    const [path = '', pointer = ''] = node.$ref.split('#');
    const target = posix.join(posix.dirname(file), path);
    const place = `${target}#${pointer}`;
    const included = isExample(target) ? at(sources.get(target) ?? null, pointer) : undefined;
    if (!included || !pointer.endsWith('/value') || within.includes(place))
      refuseAt(file, `the example cannot refer to \`${node.$ref}\`; refer to another example`);
    return withReferences(included, target, sources, [...within, place]);
  });
}

/**
 * Both bundles with the examples at the bodies and messages that have their schemas, except bodies with their own
 * examples. Each value is stored once: bodies refer to the components.
 */
export function showExamples(contract: Contract): [openapi: JsonObject, asyncapi: JsonObject] {
  const { bodies, messages, examples } = contract;
  const shown = new Set([...bodies, ...messages].map(({ schemaName }) => schemaName));
  const hidden = [...examples].filter(([name]) => !shown.has(name));
  refuse(
    hidden.map(([name, [first]]) => {
      const message = `no body or message has the schema \`${name}\`; move the example to one that has it`;
      return { file: first?.file ?? '', pointer: '', message };
    }),
  );
  const [openapi, asyncapi] = structuredClone([contract.openapi, contract.asyncapi] as const);
  const components: Record<string, Json> = {};
  for (const { node, pointer, schemaName = '' } of bodies) {
    if (node.examples) continue;
    const entries = examples.get(schemaName)?.map(({ name, summary, value }) => {
      components[`${schemaName}.${name}`] = { summary, value };
      return [name, { $ref: `#/components/examples/${schemaName}.${name}` }];
    });
    if (entries)
      Object.assign(Object(at(openapi, pointer)), { examples: Object.fromEntries(entries) });
  }
  if (isJsonObject(openapi.components) && examples.size > 0)
    openapi.components.examples = { ...Object(openapi.components.examples), ...components };
  for (const { pointer, schemaName = '' } of messages) {
    const entries = examples
      .get(schemaName)
      ?.map(({ name, summary, value }) => ({ name, summary, payload: value }));
    if (entries) Object.assign(Object(at(asyncapi, pointer)), { examples: entries });
  }
  return [openapi, asyncapi];
}
