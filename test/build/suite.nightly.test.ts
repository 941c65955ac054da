/**
 * The official JSON Schema test suite for draft 2020-12: on each group with only keywords of this contract, validators
 * reach the verdicts of the suite and of stock Ajv. Debian's package `libtest-json-schema-acceptance-perl` contains it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formats } from '../../scripts/runtime/formats.ts';
import { type Schema, visitSchema } from '../../scripts/schema.ts';
import { validatorsOf } from './support/modules.ts';
import { stock } from './support/stock.ts';

interface Group {
  description: string;
  schema: Schema;
  tests: { description: string; data: unknown; valid: boolean }[];
}

/** Keywords of JSON Schema that a contract cannot have, because each of its schemas has a name. */
const isKeyword = (key: string) =>
  !/^(\$.*|definitions|dependencies|additionalItems|content.*|unevaluated.*)$/.test(key);

/** Whether a contract may have a schema. References to unnamed schemas and fields that every object inherits are refused. */
function isOurs(schema: Schema): boolean {
  if (typeof schema !== 'object') return false;
  let isKnown = true;
  visitSchema(schema, (node) => {
    const names = [...Object.keys(node.properties ?? {}), ...(node.required ?? [])];
    isKnown &&=
      node.$ref === undefined &&
      Object.keys(node).every((key) => isKeyword(key)) &&
      !names.some((name) => name in Object.prototype) &&
      (node.format === undefined || Object.hasOwn(formats, node.format));
  });
  return isKnown;
}

function groupsIn(folder: string): Group[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): Group[] => {
      const groups: Group[] = JSON.parse(readFileSync(join(folder, file), 'utf8'), (key, value) =>
        /^\$(schema|comment)$/.test(key) ? undefined : value,
      );
      return groups.map((one) => ({ ...one, description: `${file}: ${one.description}` }));
    })
    .filter(({ schema }) => isOurs(schema));
}

/** Formats are asserted here, and Ajv divides numbers as JavaScript does. */
const DIFFERENT = /only an annotation by default|overflow/;

const SUITE = '/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests/draft2020-12';

it('validators reach the verdicts of the suite', async () => {
  const groups = groupsIn(SUITE);
  const schemas = Object.fromEntries(groups.map(({ schema }, index) => [`S${index}`, schema]));
  const { validators } = await validatorsOf(schemas);
  const judges = stock(schemas);
  const wrong: string[] = [];
  let asked = 0;
  for (const [index, { description: group, tests }] of groups.entries()) {
    for (const { description, data, valid } of tests) {
      const name = `${group} / ${description}`;
      asked += 1;
      const found = validators[`validateS${index}`]?.(data);
      if (found !== judges[`S${index}`]?.(data)) wrong.push(`unlike stock Ajv: ${name}`);
      if (found !== valid && !DIFFERENT.test(name)) wrong.push(`unlike the suite: ${name}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(800);
});
