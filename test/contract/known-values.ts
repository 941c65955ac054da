/** The values with a known verdict: fixtures, cases from the facts, and the table of refused values. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Contract } from '../../scripts/contract.ts';
import type { Json } from '../../scripts/json.ts';
import { tokens } from '../../scripts/json.ts';
import type { Known, Refused } from '../../vectors/make.ts';
import { without, withValue } from '../support/edit.ts';
import { fixturesIn, withFixtures } from '../support/fixtures.ts';
import { makeCases } from './facts/cases.ts';
import { verdictsOf } from './facts/profiles.ts';
import { makeQueries } from './facts/query-strings.ts';

/** A row of `refused.yaml`. */
interface Row {
  of: string;
  name: string;
  fixture: string;
  where: string;
  set?: Json;
  keyword: string;
}

/** A value that its schema refuses, with the issue that it must report. */
interface RefusedValue extends Refused {
  /** Where the issue is, as a JSON pointer. */
  at: string;
  keyword: string;
}

/** The refused values, made from the fixtures as `refused.yaml` says. */
export function refusedIn(root: string): RefusedValue[] {
  const text = readFileSync(join(root, 'test/contract/refused.yaml'), 'utf8');
  return (parse(text) as Row[]).map(({ of: schema, name, fixture, where, set, keyword }) => {
    const base = fixturesIn(root)
      .get(schema)
      ?.find((one) => one.name === fixture);
    if (base === undefined)
      throw new Error(`refused.yaml: ${schema} has no fixture ${fixture}; name an existing one`);
    const path = tokens(where);
    const isRemoved = set === undefined;
    const value = isRemoved ? without(base.value, path) : withValue(base.value, path, set);
    const at = isRemoved ? where.slice(0, where.lastIndexOf('/')) : where;
    return { schema, name, value: value as Json, at, keyword };
  });
}

/** Everything that the vectors of a project are generated from. */
export function knownValues(root: string, { examples }: Contract): Known {
  const { cases } = makeCases(withFixtures(examples, root));
  const [fixtures, refused] = [fixturesIn(root), refusedIn(root)];
  const whole = [...fixtures].flatMap(([schema, all]) =>
    all.map(({ name: why, value }) => ({ schema, why, value, valid: true })),
  );
  const negative = refused.map(({ name: why, ...one }) => ({ ...one, why, valid: false }));
  const queries = makeQueries([...whole, ...negative, ...cases]);
  return { fixtures, refused, cases, queries, verdicts: verdictsOf };
}
