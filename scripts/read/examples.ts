/** The documented examples: read from their files, and shown in the bundles. */
import { posix } from 'node:path';
import { parse } from 'yaml';
import type { Contract, Example } from '../contract.ts';
import { isJsonObject, type Json, joinPointer } from '../json.ts';
import { type Problem, refuse, refuseAt } from '../problem.ts';
import { readFiles, readText } from './files.ts';

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
  const examples = new Map<string, Example[]>();
  const problems: Problem[] = [];
  const summarized = new Set<string>();
  for (const [list, summaries] of readFiles(root, folders, /summaries\.yaml$/, (text) =>
    parse(text),
  ))
    for (const [schema, scenarios] of Object.entries<Json>(summaries ?? {}))
      for (const [name, summary] of Object.entries(
        isJsonObject(scenarios) ? scenarios : { '': scenarios },
      )) {
        const file = list.replace('summaries.yaml', `${schema}/${name}.json`);
        const value = values.get(file);
        summarized.add(file);
        const pointer = joinPointer(joinPointer('', schema), name);
        const message = `${file} does not exist; add the file, or fix the summary`;
        if (value === undefined) problems.push({ file: list, pointer, message });
        else {
          const example = {
            name,
            summary: String(summary),
            file,
            value: whole(value, file, values),
          };
          examples.set(schema, [...(examples.get(schema) ?? []), example]);
        }
      }
  const message =
    'the example has no summary; add `<Schema>: {<scenario>: <summary>}` to summaries.yaml, and name the file <Schema>/<scenario>.json';
  for (const file of values.keys())
    if (!summarized.has(file)) problems.push({ file, pointer: '', message });
  refuse(problems);
  return examples;
}

function parseJson(text: string, file: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const [, offset] = /position (\d+)/.exec(message) ?? [];
    const line =
      offset === undefined ? undefined : text.slice(0, Number(offset)).split('\n').length;
    const words = message.replace(/( in JSON at position.*|, ".*)$/s, '');
    return refuse([
      { file, pointer: '', line, message: `the file is not JSON: ${words}; fix it` },
    ]) as never;
  }
}

/** A value with the other examples that it refers to. */
function whole(value: Json, file: string, values: ReadonlyMap<string, Json>): Json {
  return JSON.parse(JSON.stringify(value), (_, node) => {
    if (typeof node?.$ref !== 'string') return node;
    const found = values.get(posix.join(posix.dirname(file), node.$ref));
    return (
      found ??
      refuseAt(file, `the example cannot refer to \`${node.$ref}\`; refer to another example`)
    );
  });
}

/**
 * Puts the examples into the bundles, at the bodies and messages that have their schemas. Each value is stored once:
 * bodies refer to the components.
 */
export function showExamples({ openapi, bodies, messages, examples, schemas }: Contract): void {
  const shown = new Set([...bodies, ...messages].map(({ schemaName }) => schemaName));
  refuse(
    [...examples].flatMap(([name, [first]]) => {
      if (shown.has(name) || !first) return [];
      const what = name in schemas ? 'is not the whole of a body or message' : 'does not exist';
      return [
        {
          file: first.file,
          pointer: '',
          message: `the schema \`${name}\` ${what}; move the example`,
        },
      ];
    }),
  );
  const components: Record<string, Json> = {};
  for (const { node, schemaName = '' } of bodies) {
    const entries = (examples.get(schemaName) ?? []).map(({ name, summary, value }) => {
      components[`${schemaName}.${name}`] = { summary, value };
      return [name, { $ref: `#/components/examples/${schemaName}.${name}` }];
    });
    if (entries.length > 0) node.examples = Object.fromEntries(entries);
  }
  if (isJsonObject(openapi.components) && Object.keys(components).length > 0)
    openapi.components.examples = components;
  for (const { node, schemaName = '' } of messages) {
    const own = examples
      .get(schemaName)
      ?.map(({ name, summary, value }) => ({ name, summary, payload: value }));
    if (own) node.examples = own;
  }
}

/** The name of the project, which is part of identifiers: `acme-speech` for `@acme/speech`. */
export function readName(root: string): string {
  return String(JSON.parse(readText(root, 'package.json')).name).replace(/^@([^/]+)\//, '$1-');
}
