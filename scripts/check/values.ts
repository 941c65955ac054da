/** Checks defaults and documented examples, as the strict profile does: an unknown field is a mistake. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  type BundleNode,
  type Contract,
  type DocumentName,
  entriesAt,
  type PlacedSchema,
} from '../contract.ts';
import { type Json, type JsonObject, joinPointer, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';
import { formats } from '../runtime/formats.ts';
import { describe, wordsOf } from '../runtime/issues.ts';
import { closeObjects } from '../runtime/json-schema.ts';
import {
  ajvSchema,
  listedIn,
  MULTIPLE_OF_PRECISION,
  refTo,
  rulesOf,
  type Schema,
  type Schemas,
} from '../schema.ts';
import { findIn } from './schemas.ts';

/** Finds the issues of a value of a schema: their words, and their places in the value. */
type Judge = (schema: Schema, value: Json) => [message: string, pointer: string][];

/** The problems of the defaults or, if there are none, of the examples, which a wrong default would make wrong, too. */
export function checkValues(
  placed: readonly PlacedSchema[],
  schemas: Schemas,
  contract: Contract,
): Problem[] {
  const judge = judgeOf(schemas);
  const ofValues = findIn(placed, (node) => {
    const values = listedIn(node) ?? [];
    const isAccepted = values.map((value) => judge(rulesOf(node), value).length === 0);
    return values.flatMap((value, index): [string, string][] => {
      if (isAccepted[index]) return [];
      const message = `the schema lists ${JSON.stringify(value)} and refuses it by another rule; change one`;
      return [[message, node.enum ? `/enum/${index}` : '/const']];
    });
  });
  if (ofValues.length > 0) return ofValues;
  const ofDefaults = findIn(placed, (node) =>
    node.default === undefined
      ? []
      : judge(node, node.default).map(([message, path]) => [
          `${path === '' ? 'the default' : named(path)} ${message}; change the default or the schema`,
          `/default${path}`,
        ]),
  );
  if (ofDefaults.length > 0) return ofDefaults;
  const problemsIn = (schema: Schema, value: Json, file: string, start: string): Problem[] =>
    judge(schema, value).map(([message, below]) => {
      const what = below === '' ? 'the example' : named(below);
      const remedy = 'change the example or the schema';
      return { file, pointer: start + below, message: `${what} ${message}; ${remedy}` };
    });
  return [
    ...[...contract.examples].flatMap(([name, ofSchema]) =>
      ofSchema.flatMap(({ name: scenario, value, file }) =>
        problemsIn(refTo(name), value, file, `${joinPointer('', scenario)}/value`),
      ),
    ),
    ...placed.flatMap(({ document, pointer, schema }) =>
      inlineExamples(contract, document, pointer).flatMap(({ node, pointer: place }) =>
        problemsIn(schema, node.value ?? null, document, `${place}/value`),
      ),
    ),
  ];
}

/** The examples beside the schema of a body, a parameter, or a header. */
function inlineExamples(contract: Contract, document: DocumentName, pointer: string): BundleNode[] {
  if (!pointer.endsWith('/schema')) return [];
  const holder = pointer.replace(/schema$/, 'examples');
  return entriesAt(document, contract[document], holder).map(([, example]) => example);
}

/** The last name in a pointer. */
const named = (pointer: string) => `\`${tokens(pointer).at(-1)}\``;

/** Judges values in the words of the published package. */
function judgeOf(schemas: Schemas): Judge {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: { ...formats, binary: true },
    multipleOfPrecision: MULTIPLE_OF_PRECISION,
    validateSchema: false,
    // Each schema checks a handful of values: compiling it takes longer than running it.
    inlineRefs: false,
    code: { optimize: false },
  });
  const close = (schema: Schema) =>
    ajvSchema(closeObjects(schema as JsonObject, schemas as Record<string, JsonObject>), schemas);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(close(schema), name);
  return (schema, value) => {
    const validate = ajv.compile(close(schema));
    if (validate(value)) return [];
    // The errors of the chosen branch say more than one about the choice.
    const errors = validate.errors?.filter(({ keyword }) => keyword !== 'if') ?? [];
    return describe(errors, value).map((issue) => [wordsOf(issue), issue.path]);
  };
}
