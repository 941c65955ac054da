/**
 * The official JSON Schema test suite for draft 2020-12: each group with only keywords of this contract is refused
 * with a finding, or gets the right verdicts. Debian's package `libtest-json-schema-acceptance-perl` contains its
 * files; no npm package does.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, it } from 'vitest';
import { checkObjects } from '../../src/check/objects.ts';
import { checkStated } from '../../src/check/possible.ts';
import { publishedSchemas } from '../../src/emit/schemas.ts';
import { convert } from '../../src/emit/validators/convert.ts';
import type { Contract } from '../../src/model/contract.ts';
import { FindingsError, refuse } from '../../src/model/finding.ts';
import { isAnnotation, type Schema } from '../../src/model/schema.ts';
import { normalise, toJsonSchemas } from '../../src/normalise/normal.ts';
import { checkSchemas } from '../../src/read/check-schemas.ts';
import { formats } from '../../src/runtime/formats.ts';
import { interpreter } from '../support/interpret.ts';
import { describeWith } from '../support/machine.ts';
import { writeModules } from '../support/modules.ts';
import { contractOf, ref } from '../support/schemas.ts';

/** Several values, and whether a schema accepts them. */
interface Group {
  /** The file and the description, which name it in the whole suite. */
  name: string;
  schema: Schema;
  tests: { description: string; data: unknown; valid: boolean }[];
}

/** The keywords of `Keywords` in the model, `allOf`, and annotations. */
const KEYWORDS = new Set(
  `$ref type const enum format pattern minLength maxLength minimum maximum minItems maxItems
  exclusiveMinimum exclusiveMaximum multipleOf uniqueItems minProperties maxProperties
  contentEncoding contentMediaType items required properties additionalProperties allOf anyOf oneOf
  not`.split(/\s+/),
);

/** Every group of the suite whose schema has no other keywords. */
function groupsIn(folder: string): Group[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const groups = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): Group[] => {
      const found: (Group & { description: string })[] = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
        (key, value) => (/^\$(schema|comment)$/.test(key) ? undefined : value),
      );
      return found.map((group) => ({ ...group, name: `${file}: ${group.description}` }));
    });
  return groups.filter(({ schema }) => isOurs(schema));
}

/** A boolean has no keywords. */
function isOurs(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  return Object.entries(schema).every(([key, value]) => {
    if (!KEYWORDS.has(key)) return isAnnotation(key);
    if (key === 'properties') return Object.values(value).every(isOurs);
    if (['allOf', 'anyOf', 'oneOf'].includes(key)) return (value as unknown[]).every(isOurs);
    return !['items', 'additionalProperties', 'not'].includes(key) || isOurs(value);
  });
}

/**
 * The groups that the build refuses, and the tests whose verdict differs on purpose. Releases of
 * Debian have different suites: exceptions that a suite lacks are left out.
 */
interface Exceptions {
  refused: { reason: string; finding: string; groups: string[] }[];
  different: { reason: string; tests: string[] }[];
}

const exceptions: Exceptions = JSON.parse(
  readFileSync(join(import.meta.dirname, 'exceptions.json'), 'utf8'),
);
const SUITE = 'the official test suite of JSON Schema';

/** Refuses what a contract may not state, except that a schema may lack a type. */
function refuseUnfit(contract: Contract): void {
  const normal = normalise(contract);
  convert(normal);
  refuse(checkSchemas(contract.openapi, 'suite'));
  refuse(checkStated(contract).filter(({ location }) => location.endsWith('/multipleOf')));
  refuse(checkObjects(normal).filter(({ location }) => /(any|one)Of$/.test(location)));
}

describeWith(SUITE, SUITE, (folder) => {
  const suite = groupsIn(folder);
  const taken: Group[] = [];
  const refused = new Map<string, string>();
  const names = new Set(suite.map(({ name }) => name));
  const isInSuite = (name: string) => names.has(name);

  beforeAll(() => {
    for (const group of suite) {
      try {
        refuseUnfit(contractOf({ A: group.schema }));
        taken.push(group);
      } catch (error) {
        if (!(error instanceof FindingsError)) throw new Error(group.name, { cause: error });
        refused.set(group.name, error.message);
      }
    }
  });

  it('is refused with a finding only where exceptions.json says why', () => {
    const unexplained = new Map(refused);
    const right: string[] = [];
    for (const { finding, groups: names } of exceptions.refused) {
      for (const name of names.filter(isInSuite)) {
        if (refused.get(name)?.includes(finding)) unexplained.delete(name);
        else right.push(name);
      }
    }
    expect(Object.fromEntries(unexplained), 'refused without a reason in exceptions.json').toEqual(
      {},
    );
    expect(right, 'not refused for that reason: remove it from exceptions.json').toEqual([]);
    expect(refused.size).toBeGreaterThan(0);
  });

  it('otherwise gets the right verdicts from the normal form, guards, Ajv and the published schemas', async () => {
    const schemas = Object.fromEntries(taken.map(({ schema }, index) => [`A${index}`, schema]));
    const normal = normalise(contractOf(structuredClone(schemas)));
    const { load, remove } = await writeModules(normal);
    const [accept, explain] = await Promise.all([
      load('accept/contract'),
      load('explain/contract'),
    ]);
    await remove();
    const normalForm = Object.fromEntries(toJsonSchemas(normal.schemas));
    const interpret = interpreter({ components: { schemas: normalForm } });
    const published = publishedSchemas(normal);
    const ajv = new Ajv2020({ strict: false, formats: { ...formats } });
    const wrong = new Map<string, Record<string, boolean>>();
    const asked = new Set<string>();
    for (const [index, { name, tests }] of taken.entries()) {
      const interpreted = interpret(ref(`A${index}`));
      const publishedOne = ajv.compile(published[`A${index}`] ?? {});
      for (const { description, data, valid } of tests) {
        const found = {
          'the normal form': interpreted(data),
          Ajv: explain[`explainA${index}`]?.(data) ?? !valid,
          'the published schema': publishedOne(data),
          // A guard may return false for a valid value: then the explanation decides.
          'the guard': (accept[`acceptsA${index}`]?.(data) ?? true) || valid,
        };
        if (Object.values(found).some((one) => one !== valid)) {
          wrong.set(`${name} / ${description}`, found);
        }
        asked.add(`${name} / ${description}`);
      }
    }
    const known = new Set(exceptions.different.flatMap(({ tests }) => tests));
    const surprising = [...wrong].filter(([name]) => !known.has(name));
    expect(Object.fromEntries(surprising), 'wrong verdict').toEqual({});
    const right = [...known].filter((name) => asked.has(name) && !wrong.has(name));
    expect(right, 'right verdict: remove it from exceptions.json').toEqual([]);
    expect(asked.size).toBeGreaterThan(refused.size);
  });
});
