import { posix } from 'node:path';
import { type Contract, DOCUMENTS, type Example, mediaOf, requestsOf } from '../model/contract.ts';
import { type Finding, refuse } from '../model/finding.ts';
import { isObject, type Json } from '../model/json.ts';
import { child, join, tokens, visitValues } from '../model/pointer.ts';
import { readFiles } from './files.ts';
import { parseYaml, positionAt } from './yaml.ts';

/** Names of what tests try, which say nothing of a situation. */
const NO_SCENARIO = /^(typical|minimal|every-field)$/;

/**
 * Reads the documented examples: `openapi/examples/<SchemaName>/<scenario>.json` is the value, and
 * `openapi/examples/summaries.yaml` says in a line what it shows; the same under `asyncapi/`.
 *
 * @returns the examples by schema name, in the order of the summaries
 * @throws FindingsError when a file is not JSON, names no scenario or has no summary, or a summary is of
 *   no file
 */
export function readExamples(root: string): Map<string, Example[]> {
  const values = readFiles(root, DOCUMENTS, /^\w+\/examples\/.*\.json$/, parseJson);
  const lists = readFiles(root, DOCUMENTS, /^\w+\/examples\/summaries\.yaml$/, parseYaml);
  const summaries = new Map<string, string>();
  for (const [list, schemas] of lists) {
    visitValues(schemas, (summary, pointer) => {
      const [schema = '', name, ...more] = tokens(pointer);
      if (name === undefined || more.length > 0) return;
      summaries.set(posix.join(list, '..', schema, `${name}.json`), String(summary));
    });
  }
  const examples = new Map<string, Example[]>();
  const findings: Finding[] = [];
  const find = (place: { file: string; location: string }, message: string) =>
    findings.push({ ...place, message });
  for (const file of new Set([...summaries.keys(), ...values.keys()])) {
    const [folder, schema = '', name = ''] = file.slice(0, -5).split(/\/examples\/|\//);
    const value = values.get(file);
    const summary = summaries.get(file);
    const own = { file, location: '' };
    const line = { file: `${folder}/examples/summaries.yaml`, location: join(`/${schema}`, name) };
    if (NO_SCENARIO.test(name) || !/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) {
      find(own, `the name ${name} must name a situation, in the style of two-speakers`);
    } else if (value === undefined) {
      find(line, `${file} does not exist; add it or remove its summary`);
    } else if (summary === undefined) {
      find(own, `the example has no summary; say in ${line.file} what it shows`);
    } else if (!/^[A-Z0-9].*[^.]$/.test(summary)) {
      find(line, 'the summary must begin with a capital and end without a full stop');
    } else {
      examples.set(schema, [...(examples.get(schema) ?? []), { name, summary, file, value }]);
    }
  }
  refuse(findings);
  return examples;
}

/** Checks that each documented example is shown: its schema is that of a body or a message. */
export function checkExampleNames(contract: Contract): Finding[] {
  const shown = new Set([
    ...requestsOf(contract).flatMap((request) => mediaOf(request).map(({ name }) => name)),
    ...contract.messages.map(({ schema }) => schema),
  ]);
  return [...contract.examples].flatMap(([name, cases]) => {
    if (shown.has(name)) return [];
    const message = contract.schemas.has(name)
      ? `no body and no message is a ${name}; move the example to what contains it`
      : `the schema ${name} does not exist; rename the folder or remove the example`;
    return cases.slice(0, 1).map(({ file }) => ({ file, location: '', message }));
  });
}

/**
 * Puts the examples where a reader meets them, in the bundles: at the media types and messages whose
 * schema they exemplify. Each is stated once: media types refer to the components.
 */
export function showExamples(contract: Contract): void {
  const { openapi, messages, examples } = contract;
  const components: Record<string, Json> = {};
  for (const { node, name = '' } of requestsOf(contract).flatMap(mediaOf)) {
    const own = examples.get(name) ?? [];
    if (own.length === 0) continue;
    const shown = own.map(({ name: key, summary, value }) => {
      components[`${name}.${key}`] = { summary, value };
      return [key, { $ref: `#/components/examples/${name}.${key}` }];
    });
    node.examples = Object.fromEntries(shown);
  }
  if (isObject(openapi.components) && Object.keys(components).length > 0) {
    openapi.components.examples = components;
  }
  for (const { node, schema = '' } of messages) {
    const own = examples.get(schema) ?? [];
    if (own.length === 0) continue;
    node.examples = own.map(({ name, summary, value }) => ({ name, summary, payload: value }));
  }
}

function parseJson(text: string, file: string): Json {
  try {
    JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const [, offset = text.length] = /position (\d+)/.exec(message) ?? [];
    const location = positionAt(text, Number(offset));
    const reason = message.replace(/ (in JSON )?at position.*/s, '');
    refuse([{ file, location, message: `not valid JSON: ${reason}; correct the file there` }]);
  }
  // JSON is YAML, whose parser finds a name that is given twice.
  const value = parseYaml(text, file);
  visitValues(value, (found, pointer) => {
    const message = 'tools follow a $ref in an example too; write out what it names';
    const followed = typeof child(found, '$ref') === 'string';
    if (followed) refuse([{ file, location: join(pointer, '$ref'), message }]);
  });
  return value;
}
