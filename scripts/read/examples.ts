/** The documented examples: read from their files, and shown in the bundles. */
import { posix } from 'node:path';
import type { Contract, Example } from '../contract.ts';
import { at, isJsonObject, type Json, type JsonObject, joinPointer } from '../json.ts';
import { type Problem, refuse, refuseAt } from '../problem.ts';
import { isExample, type Sources } from './texts.ts';

/**
 * Reads the documented examples: `openapi/examples/<SchemaName>/<scenario>.json` contains the value, and
 * `openapi/examples/summaries.yaml` a one-line summary; the same under `asyncapi/`. An object such as
 * `{"$ref": "../Job/done.json"}` stands for the value in another file.
 *
 * @returns the examples by schema name, in the order of the summaries
 * @throws ProblemsError unless each file has a summary, and each summary has a file
 */
export function readExamples(sources: Sources): Map<string, Example[]> {
  const isList = (file: string) => file.endsWith('/summaries.yaml');
  const files = [...sources].filter(([file]) => isExample(file));
  const lists = files.filter(([file]) => isList(file));
  const examples = new Map<string, Example[]>();
  const problems: Problem[] = [];
  const silent = new Set(files.flatMap(([file]) => (isList(file) ? [] : file)));
  const add = (list: string, schema: string, name: string, summary: Json) => {
    const file = list.replace('summaries.yaml', `${schema}/${name}.json`);
    const value = sources.get(file);
    if (value === undefined) {
      const pointer = joinPointer(joinPointer('', schema), name);
      const message = `${file} does not exist; add the file, or fix the summary`;
      problems.push({ file: list, pointer, message });
      return;
    }
    const example = {
      name,
      summary: String(summary),
      file,
      value: withReferences(value, file, sources),
    };
    examples.set(schema, [...(examples.get(schema) ?? []), example]);
    silent.delete(file);
  };
  for (const [list, schemas] of lists)
    for (const [schema, scenarios] of Object.entries<Json>(Object(schemas)))
      for (const [name, summary] of Object.entries(Object(scenarios)))
        add(list, schema, name, summary as Json);
  const message =
    'the example has no summary; add `<Schema>: {<scenario>: <summary>}` to summaries.yaml, and name the file <Schema>/<scenario>.json';
  refuse([...problems, ...Array.from(silent, (file) => ({ file, pointer: '', message }))]);
  return examples;
}

/** A value with the other examples that it refers to, which may refer to further ones. */
function withReferences(value: Json, file: string, sources: Sources, within: string[] = []): Json {
  return JSON.parse(JSON.stringify(value), (_, node) => {
    if (typeof node?.$ref !== 'string') return node;
    const target = posix.join(posix.dirname(file), node.$ref);
    const included = sources.get(target);
    if (included === undefined || !isExample(target) || within.includes(target))
      refuseAt(file, `the example cannot refer to \`${node.$ref}\`; refer to another example`);
    return withReferences(included, target, sources, [...within, target]);
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
