/** The documented examples: read from their files, checked, and shown in the bundles. */
import { posix } from 'node:path';
import { type Contract, type Example, mediaOf, requestsOf } from '../contract.ts';
import { isJsonObject, type Json, joinPointer } from '../json.ts';
import { type Problem, refuse } from '../problem.ts';
import type { Sources } from './sources.ts';

const SUMMARIES = 'examples/summaries.yaml';

/**
 * Reads the documented examples: `openapi/examples/<SchemaName>/<scenario>.json` contains the value, and
 * `openapi/examples/summaries.yaml` a one-line summary; the same under `asyncapi/`. An object such as
 * `{"$ref": "../Job/done.json"}` stands for the value in another file.
 *
 * @returns the examples by schema name, in the order of the summaries
 * @throws ProblemsError unless each example names a scenario and has a summary, and each summary has an example
 */
export function readExamples({ examples: files }: Sources): Map<string, Example[]> {
  const problems: Problem[] = [];
  const examples = new Map<string, Example[]>();
  const summarized = new Set<string>();
  for (const [list, schemas] of files) {
    if (!list.endsWith(SUMMARIES)) continue;
    const named: [string, Json][] = isJsonObject(schemas)
      ? Object.entries(schemas)
      : [['', schemas]];
    for (const [schema, scenarios] of named) {
      if (schema === '' || !isJsonObject(scenarios)) {
        const message = 'the summary is invalid; write `<Schema>: {<scenario>: <summary>}`';
        problems.push({ file: list, pointer: schema && joinPointer('', schema), message });
        continue;
      }
      for (const [name, summary] of Object.entries(scenarios)) {
        const file = list.replace(/[^/]*$/, `${schema}/${name}.json`);
        const value = files.get(file);
        const pointer = joinPointer(joinPointer('', schema), name);
        const isScenario = /^[a-z0-9-]+$/.test(name) && value !== undefined;
        const message = `${file} does not exist or is not in lower case; add the file, or remove the summary`;
        if (!isScenario) problems.push({ file: list, pointer, message });
        const whole = JSON.parse(JSON.stringify(value ?? null), (_, node) =>
          typeof node?.$ref === 'string'
            ? files.get(posix.join(posix.dirname(file), node.$ref))
            : node,
        );
        const one = { name, summary: String(summary), file, value: whole };
        examples.set(schema, [...(examples.get(schema) ?? []), one]);
        summarized.add(file);
      }
    }
  }
  const silent = [...files.keys()].filter(
    (file) => !file.endsWith(SUMMARIES) && !summarized.has(file),
  );
  const messageFor = (file: string) => {
    const [, schema, name] = /^\w+\/examples\/(\w+)\/([a-z0-9-]+)\.json$/.exec(file) ?? [];
    const list = `${file.split('/')[0]}/${SUMMARIES}`;
    return schema === undefined
      ? `the example is not named <Schema>/<scenario>.json; rename it and add its summary to ${list}`
      : `the example has no summary; add \`${schema}: {${name}: <summary>}\` to ${list}`;
  };
  const unsaid = silent.map((file) => ({ file, pointer: '', message: messageFor(file) }));
  refuse([...problems, ...unsaid]);
  return examples;
}

/** Checks that each documented example is shown: its schema belongs to a body or a message. */
export function checkExampleUse(contract: Contract): Problem[] {
  const holders = [...requestsOf(contract).flatMap(mediaOf), ...contract.messages];
  const shown = new Set(holders.map(({ schemaName }) => schemaName));
  const unused = [...contract.examples].filter(([name]) => !shown.has(name));
  return unused.flatMap(([name, [first]]) => {
    const message = Object.hasOwn(contract.schemas, name)
      ? `\`${name}\` is only part of a body or message, so it cannot have examples; move the value into an example of the whole body or message`
      : `the schema \`${name}\` does not exist; rename the folder, or remove the example`;
    return first ? [{ file: first.file, pointer: '', message }] : [];
  });
}

/**
 * Puts the examples into the bundles, at the media types and messages that have their schemas. Each value is stored
 * once: media types refer to the components.
 */
export function showExamples(contract: Contract): void {
  const { openapi, messages, examples } = contract;
  const components: Record<string, Json> = {};
  for (const { node, schemaName = '' } of requestsOf(contract).flatMap(mediaOf)) {
    const own = examples.get(schemaName) ?? [];
    if (own.length === 0) continue;
    const shown = own.map(({ name: key, summary, value }) => {
      components[`${schemaName}.${key}`] = { summary, value };
      return [key, { $ref: `#/components/examples/${schemaName}.${key}` }];
    });
    node.examples = Object.fromEntries(shown);
  }
  if (isJsonObject(openapi.components) && Object.keys(components).length > 0) {
    openapi.components.examples = components;
  }
  for (const { node, schemaName = '' } of messages) {
    const own = examples.get(schemaName) ?? [];
    if (own.length === 0) continue;
    node.examples = own.map(({ name, summary, value }) => ({ name, summary, payload: value }));
  }
}
