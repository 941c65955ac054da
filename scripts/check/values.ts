/** Checks the values in a contract: listed ones, defaults, and the examples of schemas and of parameters. */
import { Ajv } from 'ajv';
import { requestsOf } from '../contract.ts';
import { forAjv } from '../emit/shared/ajv-schema.ts';
import { child, isJsonObject, type Json, joinPointer } from '../json.ts';
import type { Problem } from '../problem.ts';
import { type Merged, strictProfile } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import { type Issue, issuesOf, wordsOf } from '../runtime/issues.ts';
import { refTo, type Schema, type Schemas } from '../schema.ts';
import { type Found, findIn, problemAt } from './find.ts';

/** Makes a function that tells what is wrong with values of a schema. */
type Judge = (schema: Schema) => (value: Json) => Issue[];

/**
 * Checks that the strict profile accepts each listed value, default and example: an unknown field in one is a mistake.
 * Formats are checked by the functions of the published package.
 */
export function checkValues(merged: Merged): Problem[] {
  const judge = judgeOf(merged.schemas);
  return [
    ...checkStated(merged, judge),
    ...checkExamples(merged, judge),
    ...checkParameters(merged, judge),
  ];
}

/** Judges values by the strict profile, nearly in the words of the published package. */
function judgeOf(schemas: Schemas): Judge {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    // No function checks bytes, which are no value in JSON.
    formats: { ...formats, binary: true },
    validateSchema: false,
    meta: false,
    // Each schema checks a handful of values: compiling it takes longer than running it.
    inlineRefs: false,
    code: { optimize: false },
  });
  const strict = strictProfile(schemas);
  for (const [name, schema] of Object.entries(strict)) ajv.addSchema(forAjv(schema, strict), name);
  return (schema) => {
    const { closed = {} } = strictProfile({ closed: schema });
    const validate = ajv.compile(forAjv(closed, strict));
    return (value) => {
      if (validate(value)) return [];
      // The errors of the chosen branch say more than one about the choice.
      const errors = validate.errors?.filter(({ keyword }) => keyword !== 'if');
      return issuesOf(errors, value).map((issue) => {
        return { ...issue, message: wordsOf({ ...issue, message: mustBe(issue.message) }) };
      });
    };
  };
}

/** An author reads "must be a string, but is 7" where a user of the package reads "expected a string, got 7". */
const mustBe = (message: string): string =>
  message.replace(/^expected (.*), got (.*)$/s, 'must be $1, but is $2');

function checkStated(merged: Merged, judge: Judge): Problem[] {
  return findIn(merged.all, function* (node): Generator<Found> {
    const { default: usual, const: only } = node;
    // Beside a `const`, only one value of an `enum` can be valid.
    const listed = only === undefined ? (node.enum ?? []) : [];
    const stated: [place: string, value: Json | undefined][] = [
      ['/default', usual],
      ['/const', only],
      ...listed.map((value, index): [string, Json] => [`/enum/${index}`, value]),
    ];
    const values = stated.filter((entry): entry is [string, Json] => entry[1] !== undefined);
    if (values.length === 0) return;
    const issuesIn = judge(node);
    for (const [place, value] of values) {
      for (const { path, message } of issuesIn(value)) {
        yield [`${message}; change the value or the schema`, place + path];
      }
    }
  });
}

function checkExamples({ contract }: Merged, judge: Judge): Problem[] {
  return [...contract.examples].flatMap(([name, examples]) => {
    const issuesIn = judge(refTo(name));
    return examples.flatMap(({ file, value }) =>
      issuesIn(value).map(({ path, message }) => {
        return { file, pointer: path, message: `${message}; change the example or ${name}` };
      }),
    );
  });
}

function checkParameters({ contract, rootsByPointer }: Merged, judge: Judge): Problem[] {
  const parameters = requestsOf(contract).flatMap((request) => request.parameters);
  return parameters.flatMap((one) => {
    const { examples } = one.node;
    const issuesIn = judge(rootsByPointer[joinPointer(one.pointer, 'schema')] ?? {});
    return Object.entries(isJsonObject(examples) ? examples : {}).flatMap(([name, example]) => {
      const place = `${joinPointer('/examples', name)}/value`;
      return issuesIn(child(example, 'value') ?? null).map(({ path, message }) =>
        problemAt(one, `${message}; change the example or the schema`, place + path),
      );
    });
  });
}
