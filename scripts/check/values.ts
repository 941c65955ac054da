/** Checks defaults and documented examples, as the strict profile does: an unknown field is a mistake. */
import { type Json, type JsonObject, joinPointer, tokens } from '../base/json.ts';
import type { BundlePlace, FilePlace, Problem } from '../base/problem.ts';
import { ajvWith } from '../model/ajv.ts';
import { ajvSchema } from '../model/ajv-schema.ts';
import { type BundleNode, type Contract, entriesAt } from '../model/contract.ts';
import { placeIn } from '../model/origins.ts';
import { refTo, type Schema, type Schemas } from '../model/schema.ts';
import { formats } from '../runtime/formats.ts';
import { describe, type Issue, wordsOf } from '../runtime/issues.ts';
import { closeObjects } from '../runtime/json-schema.ts';
import { findIn } from './seen.ts';

/** Finds the issues of a value of a schema. */
type Judge = (schema: Schema, value: Json) => Issue[];

/** The problems of the defaults and of the examples. */
export function checkValues(contract: Contract): Problem[] {
  const { placed, schemas } = contract.merged;
  const judge = judgeOf(schemas);
  const ofDefaults = findIn(placed, ({ node }) =>
    node.default === undefined
      ? []
      : issuesOf('default', node, node.default, placeIn(node, '/default'), judge),
  );
  const ofSchemas = [...contract.examples].flatMap(([name, examples]) =>
    examples.flatMap(({ name: scenario, value, file }) => {
      const pointer = `${joinPointer('', scenario)}/value`;
      return issuesOf('example', refTo(name), value, { file, pointer }, judge);
    }),
  );
  const inPlace = placed.flatMap(({ schema, ...place }) =>
    examplesBeside(place, contract).flatMap(({ node, document, pointer }) => {
      const around = { document, pointer: `${pointer}/value` };
      return issuesOf('example', schema, node.value ?? null, around, judge);
    }),
  );
  return [...ofDefaults, ...ofSchemas, ...inPlace];
}

/** The issues of a value that the documents state, as problems at their places. */
function issuesOf(
  what: 'default' | 'example',
  schema: Schema,
  value: Json,
  place: BundlePlace | FilePlace,
  judge: Judge,
): Problem[] {
  return judge(schema, value).map((issue) => {
    const [key] = tokens(issue.path).slice(-1);
    const name = /^\d+$/.test(key ?? '') ? `item ${key}` : `\`${key}\``;
    const subject = key === undefined ? `the ${what}` : name;
    const message = `${subject} ${wordsOf(issue)}; change the ${what} or the schema`;
    return { ...place, pointer: place.pointer + issue.path, message };
  });
}

/** The examples beside the schema of a body, a parameter, or a header. */
function examplesBeside({ document, pointer }: BundlePlace, contract: Contract): BundleNode[] {
  if (!pointer.endsWith('/schema')) return [];
  const holder = pointer.replace(/schema$/, 'examples');
  return entriesAt(document, contract[document], holder).map(([, example]) => example);
}

/** Judges values in the words of the published package. */
function judgeOf(schemas: Schemas): Judge {
  const ajv = ajvWith({
    formats: { ...formats, binary: true },
    // Each schema checks a handful of values: compiling it takes longer than running it.
    inlineRefs: false,
    code: { optimize: false },
  });
  const close = (schema: Schema) => ajvSchema(closeObjects(schema as JsonObject), schemas);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(close(schema), name);
  return (schema, value) => {
    const validate = ajv.compile(close(schema));
    return validate(value) ? [] : describe(validate.errors ?? [], value);
  };
}
