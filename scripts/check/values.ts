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

/** A value that the documents state: what it is, and where. */
type Stated = [what: string, value: Json, place: BundlePlace | FilePlace];

/** The problems of the defaults and of the examples. */
export function checkValues(contract: Contract): Problem[] {
  const { placed, schemas } = contract;
  const judge = judgeOf(schemas);
  const merged = placed.map(({ schema }) => schema);
  const inSchemas = findIn(merged, ({ node }) => {
    const { default: initial, examples = [] } = node;
    const stated: Stated[] = (listedIn(node) ?? []).map((value) => {
      return ['listed value', value, placeIn(node)];
    });
    if (initial !== undefined) stated.push(['default', initial, placeIn(node, '/default')]);
    for (const [index, value] of examples.entries())
      stated.push(['example', value, placeIn(node, `/examples/${index}`)]);
    return judge(node, stated);
  });
  const ofSchemas = [...contract.examples].flatMap(([name, examples]) => {
    const stated = examples.map(({ name: scenario, value, file }): Stated => {
      return ['example', value, { file, pointer: `${joinPointer('', scenario)}/value` }];
    });
    return judge(refTo(name), stated);
  });
  // Of a body, a parameter, or a header.
  const beside = placed.filter(({ pointer }) => pointer.endsWith('/schema'));
  const inPlace = beside.flatMap(({ document, pointer: holder, schema }) => {
    const examples = entriesAt(document, contract[document], holder.replace(/schema$/, 'examples'));
    const stated = examples.map(([, { node, pointer }]): Stated => {
      return ['example', node.value ?? null, { document, pointer: `${pointer}/value` }];
    });
    return judge(schema, stated);
  });
  return [...inSchemas, ...ofSchemas, ...inPlace];
}

/** Judges values as the strict profile does, by a published parser. */
function judgeOf(schemas: Schemas) {
  const ajv = ajvFor(schemas);
  const tableOf = parserTables(schemas);
  return (schema: Schema, stated: Stated[]): Problem[] => {
    if (stated.length === 0) return [];
    const validate = ajv.compile(ajvSchema(schema, schemas)) as AjvValidator;
    const parse = parser(validate, tableOf(schema));
    return stated.flatMap(([what, value, place]) => {
      const result = parse(value);
      const issues = result.ok ? [] : result.issues;
      return issues.map((issue) => {
        const key = tokens(issue.path).at(-1);
        const name = /^\d+$/.test(key ?? '') ? `item ${key}` : `\`${key}\``;
        const words = formatIssue({ ...issue, path: key === undefined ? `the ${what}` : name });
        const message = words.endsWith('?') ? words : `${words}; change the ${what} or the schema`;
        return { ...place, pointer: place.pointer + issue.path, message };
      });
    });
  };
}
