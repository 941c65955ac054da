/** Checks the values in a contract: defaults, and the examples of schemas and of parameters. */
import { Ajv } from 'ajv';
import { requestsOf } from '../contract.ts';
import { forAjv } from '../emit/parts/ajv-schema.ts';
import { child, isJsonObject, type Json, joinPointer } from '../json.ts';
import type { Problem } from '../problem.ts';
import { type Merged, strictProfile } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import { type Issue, issuesOf } from '../runtime/issues.ts';
import { refTo, type Schema, type Schemas } from '../schema.ts';
import { type Found, findMerged, problemAt } from './find.ts';

/** What is wrong with a value. */
type Judge = (value: Json, schema: Schema) => Issue[];

/**
 * Checks that the strict profile accepts each default and each example: none has an unknown field, and the functions
 * that check its formats are those of the published package.
 */
export function checkValues(merged: Merged): Problem[] {
  const judge = judgeOf(merged.schemas);
  return [
    ...checkDefaults(merged, judge),
    ...checkExamples(merged, judge),
    ...checkParameters(merged, judge),
  ];
}

/** Judges values by the strict profile, in the words of the published package. */
function judgeOf(schemas: Schemas): Judge {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    formats: { ...formats, binary: true },
    validateSchema: false,
    meta: false,
    // Each schema checks a handful of values: compiling it takes longer than running it.
    inlineRefs: false,
    code: { optimize: false },
  });
  const strict = strictProfile(schemas);
  for (const [name, schema] of Object.entries(strict)) ajv.addSchema(forAjv(schema, strict), name);
  return (value, schema) => {
    const { closed = {} } = strictProfile({ closed: schema });
    const validate = ajv.compile(forAjv(closed, strict));
    if (validate(value)) return [];
    // The errors of the chosen branch say more than one about the choice.
    return issuesOf(
      validate.errors?.filter(({ keyword }) => keyword !== 'if'),
      value,
    );
  };
}

function checkDefaults(merged: Merged, judge: Judge): Problem[] {
  return findMerged(merged, function* (node): Generator<Found> {
    if (node.default === undefined) return;
    for (const { path, message } of judge(node.default, node)) {
      yield [`${message}; change the default or the schema`, `/default${path}`];
    }
  });
}

function checkExamples({ contract }: Merged, judge: Judge): Problem[] {
  return [...contract.examples].flatMap(([name, examples]) =>
    examples.flatMap(({ file, value }) =>
      judge(value, refTo(name)).map(({ path, message }) => {
        return { file, pointer: path, message: `${message}; change the example or ${name}` };
      }),
    ),
  );
}

function checkParameters({ contract, roots }: Merged, judge: Judge): Problem[] {
  const parameters = requestsOf(contract).flatMap((request) => request.parameters);
  return parameters.flatMap((one) => {
    const { examples } = one.node;
    const schema = roots[joinPointer(one.pointer, 'schema')] ?? {};
    return Object.entries(isJsonObject(examples) ? examples : {}).flatMap(([name, example]) => {
      const place = `${joinPointer('/examples', name)}/value`;
      return judge(child(example, 'value') ?? null, schema).map(({ path, message }) =>
        problemAt(one, `${message}; change the example or the schema`, place + path),
      );
    });
  });
}
