/** The tolerant reading survives what a service may change, and loses nothing but what nobody can read. */
import { describe, expect, it } from 'vitest';
import * as read from '../../../generated/read.js';
import { theNormal } from '../../support/contract.ts';
import { valueAt, without, withValue } from '../../support/edit.ts';
import { withFixtures } from '../../support/fixtures.ts';
import { allowedAt, type Change, placesToChange, unreadableAt } from './changes.ts';

const { schemas, contract } = theNormal();

/** What a client receives, each with the changes to try on it. */
function* received(changes: 'allowed' | 'unreadable') {
  for (const name of ['ServerMessage', 'TranscriptionJob', 'JobPage'] as const) {
    for (const { value } of withFixtures(contract.examples).get(name) ?? []) {
      const places = placesToChange(name, schemas, value, changes === 'unreadable');
      const at = changes === 'allowed' ? allowedAt : unreadableAt;
      const all = places.flatMap((place) => at(place, schemas));
      yield { reading: { ...read }[`read${name}`], value: value as unknown, changes: all };
    }
  }
}

function applied(value: unknown, changes: readonly (Change | undefined)[]): unknown {
  return changes.reduce((changed: unknown, change) => {
    // A place that an earlier change removed stays removed.
    if (!change || valueAt(changed, change.path) === undefined) return changed;
    const { path, value: next } = change;
    return next === undefined ? without(changed, path) : withValue(changed, path, next);
  }, value);
}

describe('the tolerant reading', () => {
  it('survives, on every field, one to three changes at once that a service may make without asking', () => {
    let deviations = 0;
    for (const { reading, value, changes } of received('allowed')) {
      for (const [index, one] of changes.entries()) {
        const more = [2, 5].map((step) => changes[(index * step) % changes.length]);
        for (const some of [[one], [one, ...more]]) {
          const changed = applied(value, some);
          const result = reading(changed);
          if (!result.ok) expect.fail(JSON.stringify({ issues: result.issues, some }));
          expect(result.value).toEqual(changed);
          if (result.deviations.length > 0) deviations++;
        }
      }
    }
    expect(deviations).toBeGreaterThan(0);
  });

  it('loses nothing but what a change has made unreadable', () => {
    const seen = new Set<string>();
    for (const { reading, value, changes } of received('unreadable')) {
      for (const change of changes) {
        const changed = applied(value, [change]);
        const result = reading(changed);
        const what = `${change.what} at ${change.path.join('/')}`;
        // Without its tag an object cannot be read.
        const lost = change.isTag ? change.path.slice(0, -1) : change.path;
        expect(result.ok, what).toBe(lost.length > 0);
        seen.add(`${change.what}, ${result.ok}`);
        if (!result.ok) continue;
        expect(result.value, what).toEqual(without(changed, lost));
        const told = result.deviations.filter(({ dropped }) => dropped);
        expect(told, what).not.toEqual([]);
        for (const { path } of told) expect(`${path}/`, what).toContain(`/${lost.join('/')}/`);
      }
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});
