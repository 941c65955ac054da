/** The documented examples: read from their files, and shown in the bundles. */
import { posix } from 'node:path';
import { parse } from 'yaml';
import type { Contract, Example } from '../contract.ts';
import { at, child, isJsonObject, type Json, type JsonObject, joinPointer } from '../json.ts';
import { type Problem, refuse, refuseAt } from '../problem.ts';
import { readFiles, readText } from './files.ts';
import { MOST_LEVELS } from './texts.ts';

/**
 * Reads the documented examples: `openapi/examples/<SchemaName>/<scenario>.json` contains the value, and
 * `openapi/examples/summaries.yaml` a one-line summary; the same under `asyncapi/`. An object such as
 * `{"$ref": "../Job/done.json"}` stands for the value in another file.
 *
 * @returns the examples by schema name, in the order of the summaries
 * @throws ProblemsError unless each file is JSON and has a summary, and each summary has a file
 */
export function readExamples(root: string): Map<string, Example[]> {
  const folders = ['openapi/examples', 'asyncapi/examples'];
  const values = readFiles(root, folders, /^(?!.*summaries\.yaml$)/, parseJson);
  const lists = readFiles(root, folders, /summaries\.yaml$/, (text) => parse(text) as Json);
  const examples = new Map<string, Example[]>();
  const problems: Problem[] = [];
  const silent = new Set(values.keys());
  const add = (list: string, schema: string, name: string, summary: Json) => {
    const file = list.replace('summaries.yaml', `${schema}/${name}.json`);
    const value = values.get(file);
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
      value: withReferences(value, file, values),
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

function parseJson(text: string, file: string): Json {
  try {
    const value: Json = JSON.parse(text);
    if (levelsIn(value) > MOST_LEVELS)
      refuseAt(file, `the example has more than ${MOST_LEVELS} levels; shorten it`);
    return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [words = '', offset] = (error as Error).message.split(/ in JSON at position /);
    const line = offset && text.slice(0, Number.parseInt(offset, 10)).split('\n').length;
    const message = `the file is not JSON: ${words.replace(/, ".*/s, '')}; fix it`;
    refuse([{ file, pointer: '', ...(line && { line }), message }]);
    return null;
  }
}

/** How many lists and objects are in each other, up to one more than may be. */
function levelsIn(value: Json, outer = 0): number {
  if (typeof value !== 'object' || value === null || outer > MOST_LEVELS) return outer;
  return Object.values(value).reduce(
    (most: number, member) => Math.max(most, levelsIn(member, outer + 1)),
    outer + 1,
  );
}

/** A value with the other examples that it refers to. */
function withReferences(value: Json, file: string, values: ReadonlyMap<string, Json>): Json {
  return JSON.parse(JSON.stringify(value), (_, node) => {
    if (typeof node?.$ref !== 'string') return node;
    const message = `the example cannot refer to \`${node.$ref}\`; refer to another example`;
    return values.get(posix.join(posix.dirname(file), node.$ref)) ?? refuseAt(file, message);
  });
}

/**
 * Both bundles with the examples at the bodies and messages that have their schemas. Each value is stored once: bodies
 * refer to the components.
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
  for (const { pointer, schemaName = '' } of bodies) {
    const entries = examples.get(schemaName)?.map(({ name, summary, value }) => {
      components[`${schemaName}.${name}`] = { summary, value };
      return [name, { $ref: `#/components/examples/${schemaName}.${name}` }];
    });
    if (entries)
      Object.assign(Object(at(openapi, pointer)), { examples: Object.fromEntries(entries) });
  }
  if (isJsonObject(openapi.components) && examples.size > 0)
    openapi.components.examples = components;
  for (const { pointer, schemaName = '' } of messages) {
    const entries = examples
      .get(schemaName)
      ?.map(({ name, summary, value }) => ({ name, summary, payload: value }));
    if (entries) Object.assign(Object(at(asyncapi, pointer)), { examples: entries });
  }
  return [openapi, asyncapi];
}

/** The name of the project, which is part of identifiers: `acme-speech` for `@acme/speech`. */
export function readName(root: string): string {
  const file = 'package.json';
  const name = child(parseJson(readText(root, file), file), 'name');
  if (typeof name !== 'string') refuseAt(file, 'the package has no name; add `"name": "…"`');
  return name.replace(/^@([^/]+)\//, '$1-');
}
