/** Checks defaults and documented examples, as the strict profile does: an unknown field is a mistake. */

import { ajvSchema } from '../ajv/ajv-schemas.ts';
import { ajvFor } from '../ajv/compile.ts';
import { type Json, joinPointer, tokens } from '../base/json.ts';
import type { BundlePlace, FilePlace, Problem } from '../base/problem.ts';
import { type Contract, entriesAt } from '../model/contract.ts';
import { placeIn } from '../model/places.ts';
import { refTo, type Schema, type Schemas } from '../model/schema.ts';
import { parserTables } from '../model/tables.ts';
import { listedIn } from '../model/unions.ts';
import { formatIssue } from '../runtime/issues.ts';
import { parser } from '../runtime/parse.ts';
import type { AjvValidator } from '../runtime/validate.ts';
import { findIn } from './find.ts';

/** The problems of the defaults and of the examples. */
export function checkValues(contract: Contract): Problem[] {
  const { placed, schemas } = contract;
  const judge = judgeOf(schemas);
  const merged = placed.map(({ schema }) => schema);
  const inSchemas = findIn(merged, ({ node }) => {
    const { default: initial, examples = [] } = node;
    return [
      ...(initial === undefined ? [] : judge('default', node, initial, placeIn(node, '/default'))),
      ...(listedIn(node) ?? []).flatMap((value) =>
        judge('listed value', node, value, placeIn(node)),
      ),
      ...examples.flatMap((value, index) =>
        judge('example', node, value, placeIn(node, `/examples/${index}`)),
      ),
    ];
  });
  const ofSchemas = [...contract.examples].flatMap(([name, examples]) =>
    examples.flatMap(({ name: scenario, value, file }) => {
      const pointer = `${joinPointer('', scenario)}/value`;
      return judge('example', refTo(name), value, { file, pointer });
    }),
  );
  // Of a body, a parameter, or a header.
  const beside = placed.filter(({ pointer }) => pointer.endsWith('/schema'));
  const inPlace = beside.flatMap(({ document, pointer: holder, schema }) => {
    const examples = entriesAt(document, contract[document], holder.replace(/schema$/, 'examples'));
    return examples.flatMap(([, { node, pointer }]) =>
      judge('example', schema, node.value ?? null, { document, pointer: `${pointer}/value` }),
    );
  });
  return [...inSchemas, ...ofSchemas, ...inPlace];
}

/** Judges values that the documents state at a place as the strict profile does, by a published parser. */
function judgeOf(schemas: Schemas) {
  const ajv = ajvFor(schemas, {
    // Each schema checks a handful of values: compiling it takes longer than running it.
    inlineRefs: false,
    code: { optimize: false },
  });
  const tableOf = parserTables(schemas);
  return (what: string, schema: Schema, value: Json, place: BundlePlace | FilePlace): Problem[] => {
    const validate = ajv.compile(ajvSchema(schema, schemas)) as AjvValidator;
    const result = parser(validate, tableOf(schema))(value);
    if (result.ok) return [];
    return result.issues.map((issue) => {
      const key = tokens(issue.path).at(-1);
      const name = /^\d+$/.test(key ?? '') ? `item ${key}` : `\`${key}\``;
      const subject = key === undefined ? `the ${what}` : name;
      const words = formatIssue({ ...issue, path: subject });
      const message = words.endsWith('?') ? words : `${words}; change the ${what} or the schema`;
      return { ...place, pointer: place.pointer + issue.path, message };
    });
  };
}
