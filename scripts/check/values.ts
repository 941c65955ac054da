/** Checks the values in a contract: listed ones, defaults, and the examples of schemas and of parameters. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { isJoined } from '../all-of.ts';
import { requestsOf } from '../contract.ts';
import { child, isJsonObject, type Json, type JsonObject, joinPointer, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';
import type { Merged } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import { describe, wordsOf } from '../runtime/issues.ts';
import { closeObjects } from '../runtime/json-schema.ts';
import { ajvSchema, refTo, type Schema, type Schemas } from '../schema.ts';
import { findIn, problemAt, type SchemaProblem } from './find.ts';

/** Makes a function that finds the issues of a value of a schema. */
type Judge = (schema: Schema) => (value: Json) => SchemaProblem[];

/** Checks that the strict profile accepts each listed value, default and example: an unknown field is a mistake. */
export function checkValues(merged: Merged): Problem[] {
  const judge = judgeOf(merged.schemas);
  const stated = [...checkStated(merged, judge), ...checkParameters(merged, judge)];
  // The examples of a schema that states a wrong value would be blamed for it.
  return stated.length > 0 ? stated : checkExamples(merged, judge);
}

/** Judges values in the words of the published package. */
function judgeOf(schemas: Schemas): Judge {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    // No function checks bytes, which are not a value in JSON.
    formats: { ...formats, binary: true },
    validateSchema: false,
    // Each schema checks a handful of values: compiling it takes longer than running it.
    inlineRefs: false,
    code: { optimize: false },
  });
  const definitions = schemas as Record<string, JsonObject>;
  const close = (schema: Schema) =>
    ajvSchema(closeObjects(schema as JsonObject, definitions), schemas, false);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(close(schema), name);
  return (schema) => {
    const validate = ajv.compile(close(schema));
    return (value) => {
      if (validate(value)) return [];
      // The errors of the chosen branch say more than one about the choice.
      const errors = validate.errors?.filter(({ keyword }) => keyword !== 'if');
      return describe(errors ?? [], value).map((issue) => [wordsOf(issue), issue.path]);
    };
  };
}

function checkStated(merged: Merged, judge: Judge): Problem[] {
  return findIn(merged.all, function* (node, { isRead }): Generator<SchemaProblem> {
    const { default: usual, const: only, examples = [] } = node;
    // With a `const`, only one value of an `enum` can be valid; a condition need not accept its values by itself.
    const listed = only === undefined ? (node.enum ?? []) : [];
    const values: [place: string, value: Json | undefined][] = [
      ['/default', usual],
      ['/const', only],
      ...listed.map((value, index): [string, Json] => [`/enum/${index}`, value]),
      ...examples.map((value, index): [string, Json] => [`/examples/${index}`, value]),
    ];
    const stated = values.filter((entry): entry is [string, Json] => entry[1] !== undefined);
    if (stated.length === 0 || !isRead) return;
    const issuesIn = judge(node);
    // Of a list, another part of an `allOf` may exclude some values, but not all.
    const isNarrowed = isJoined(node) && listed.some((value) => issuesIn(value).length === 0);
    for (const [place, value] of stated) {
      if (isNarrowed && place.startsWith('/enum/')) continue;
      for (const [message, path = ''] of issuesIn(value)) {
        const part = (place + path).slice(1);
        yield [`\`${part}\` ${message}; change it or the schema`, place + path];
      }
    }
  });
}

/** Remedies for problems whose subject is the field at the end of the pointer. */
const REMEDIES: [problem: RegExp, remedy: string][] = [
  [/^is missing/, 'add it'],
  [/^is not a known field(?!; did)/, 'remove it, or add it to the schema'],
];

function checkExamples({ contract }: Merged, judge: Judge): Problem[] {
  return [...contract.examples].flatMap(([name, examples]) => {
    const issuesIn = judge(refTo(name));
    return examples.flatMap(({ file, value }) =>
      issuesIn(value).map(([words, pointer = '']) => {
        const [, remedy] = REMEDIES.find(([problem]) => problem.test(words)) ?? [];
        const message = remedy
          ? `\`${tokens(pointer).at(-1)}\` ${words}; ${remedy}`
          : `the value ${words}`;
        return { file, pointer, message };
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
      const found = issuesIn(child(example, 'value') ?? null);
      return found.map(([message, path]) => problemAt(one, `the value ${message}`, place + path));
    });
  });
}
