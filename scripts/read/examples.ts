/** The documented examples: read from their files, checked, and shown in the bundles. */
import { posix } from 'node:path';
import { type Contract, type Example, mediaOf, requestsOf } from '../contract.ts';
import { isJsonObject, type Json, joinPointer } from '../json.ts';
import { type Problem, refuseAt } from '../problem.ts';
import type { Sources } from './sources.ts';

/** Names that only fixtures have, since they describe no scenario. */
const NO_SCENARIO = /^(typical|minimal|every-field)$/;

/** Checks that each documented example names a scenario and has a summary, and that each summary has an example. */
export function checkExampleFiles(sources: Sources): Problem[] {
  return exampleFilesOf(sources).flatMap(problemsOf);
}

/**
 * Reads the documented examples: `openapi/examples/<SchemaName>/<scenario>.json` contains the value, and
 * `openapi/examples/summaries.yaml` a one-line summary; the same under `asyncapi/`.
 *
 * @returns the examples by schema name, in the order of the summaries
 */
export function readExamples(sources: Sources): Map<string, Example[]> {
  const examples = new Map<string, Example[]>();
  for (const { schema, name, file, value = null, summary = '' } of exampleFilesOf(sources)) {
    examples.set(schema, [...(examples.get(schema) ?? []), { name, summary, file, value }]);
  }
  return examples;
}

/** The examples, each with its file and its entry in the list of summaries, either of which may be missing. */
function exampleFilesOf({ examples }: Sources) {
  const summaries = new Map<string, string>();
  for (const [list, schemas] of examples) {
    if (!list.endsWith('.yaml')) continue;
    if (!isJsonObject(schemas)) {
      refuseAt(list, 'the file must be a map; write <Schema>: {<scenario>: <summary>}');
    }
    for (const [schema, scenarios] of Object.entries(schemas)) {
      if (!isJsonObject(scenarios)) continue;
      const pointer = joinPointer('', schema);
      if (/[/.]/.test(schema))
        refuseAt(
          list,
          `the key must be the name of a schema, but is ${schema}; correct it`,
          pointer,
        );
      for (const [name, summary] of Object.entries(scenarios)) {
        // It would lead to another folder.
        if (/[/.]/.test(name)) refuseAt(list, noScenario(name), joinPointer(pointer, name));
        summaries.set(posix.join(list, '..', schema, `${name}.json`), String(summary));
      }
    }
  }
  const values = [...examples.keys()].filter((file) => file.endsWith('.json'));
  return [...new Set([...summaries.keys(), ...values])].map((file) => {
    const [folder, schema = '', name = ''] = file.slice(0, -5).split(/\/examples\/|\//);
    const summaryPlace = {
      file: `${folder}/examples/summaries.yaml`,
      pointer: joinPointer(`/${schema}`, name),
    };
    const summary = summaries.get(file);
    return { schema, name, file, value: examples.get(file), summary, summaryPlace };
  });
}

function noScenario(name: string): string {
  return `the name must describe a scenario, such as two-speakers, but is ${name}; rename it`;
}

function problemsOf(example: ReturnType<typeof exampleFilesOf>[number]): Problem[] {
  const { name, file, value, summary, summaryPlace } = example;
  const inExample = (message: string) => [{ file, pointer: '', message }];
  const inList = (message: string) => [{ ...summaryPlace, message }];
  if (NO_SCENARIO.test(name) || !/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) {
    return inExample(noScenario(name));
  }
  if (value === undefined) return inList(`${file} does not exist; add it or remove its summary`);
  if (summary === undefined) {
    return inExample(`the example has no summary; add one to ${summaryPlace.file}`);
  }
  if (/^[A-Z0-9].*[^.]$/.test(summary)) return [];
  return inList('the summary must begin with a capital and end without a full stop');
}

/** Checks that each documented example is shown somewhere: its schema is that of a body or a message. */
export function checkExampleUse(contract: Contract): Problem[] {
  const holders = [...requestsOf(contract).flatMap(mediaOf), ...contract.messages];
  const shown = new Set(holders.map(({ schemaName }) => schemaName));
  return [...contract.examples].flatMap(([name, cases]) => {
    if (shown.has(name)) return [];
    const message = Object.hasOwn(contract.schemas, name)
      ? `no body or message has the schema ${name}; make it an example of the body or message that contains it`
      : `the schema ${name} does not exist; rename the folder or remove the example`;
    return cases.slice(0, 1).map(({ file }) => ({ file, pointer: '', message }));
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
