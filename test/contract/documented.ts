/** Compares the defaults and bounds of the contract with `documented.yaml`, in both directions. */
import { parse } from 'yaml';
import { readText } from '../../scripts/base/files.ts';
import { type Json, visitValues } from '../../scripts/base/json.ts';
import { type Problem, problemAt, refuseAt } from '../../scripts/base/problem.ts';
import type { Contract } from '../../scripts/model/contract.ts';
import { ROOT } from '../support/contract.ts';

const FILE = 'test/contract/documented.yaml';
const ONLY_HERE = 'is not in the contract; add it, or remove it here';
/** A pointer from a schema to a default or a bound: the steps to its field, and the keyword. */
const RULE =
  /^((?:\/properties\/[^/]+|\/items|\/additionalProperties|\/\w+Of\/\d+)*)\/(default|multipleOf|(?:exclusiveM|m)(?:in|ax)\w+)$/;

/** The values that differ, that only the contract has, and that only the file has. */
export function compareDocumented({ placed, operations }: Contract): Problem[] {
  const documented = new Map<string, { says: string; file: string }>();
  for (const [index, text] of readText(ROOT, FILE).split('\n').entries()) {
    const file = `${FILE}:${index + 1}`;
    const [, name, rules = '{}'] = /^(\S+): (\{.*\})$/.exec(text) ?? [];
    if (!name && /^[^#]/.test(text)) refuseAt(file, 'write `Schema.field: {default: 1}`');
    for (const [key, value] of Object.entries(parse(rules)))
      documented.set(`\`${name}\`: ${key}`, { says: JSON.stringify(value), file });
  }
  const parameters = operations.flatMap(({ id, query }) =>
    query.map((field) => ({ name: `${id}.${field.name}`, pointer: `${field.pointer}/schema` })),
  );
  const problems: Problem[] = [];
  const left = new Map(documented);
  for (const place of placed)
    visitValues(place.written as Json, (value, below) => {
      const [, steps = '', key] = RULE.exec(below) ?? [];
      const parameter = parameters.find(({ pointer }) => pointer === place.pointer);
      const field = steps.replace(/\/\w+Of\/\d+/g, '').replaceAll('/properties/', '.');
      const rule = `\`${place.name ?? parameter?.name ?? place.pointer}${field}\`: ${key}`;
      const { says, file } = documented.get(rule) ?? {};
      const is = JSON.stringify(value);
      left.delete(rule);
      if (key === undefined || is === says) return;
      const remedy = `${is} is not in ${FILE}; add it there`;
      const message = `${rule} ${says ? `is ${is}; ${file} says ${says}` : remedy}`;
      problems.push(problemAt(place, message, below));
    });
  for (const [rule, { says, file }] of left)
    problems.push({ file, pointer: '', message: `${rule} ${says} ${ONLY_HERE}` });
  return problems;
}
