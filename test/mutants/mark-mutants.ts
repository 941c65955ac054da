/** Changes of the marks of a place. */

import { isObject, type Json } from '../../scripts/model/json.ts';
import { below, drop, entriesOf, type Mutant, objectAt, put, type Spot, swap } from './mutant.ts';

/** Where marks are: some may be added there, others mean nothing there. */
export type Markable = 'named' | 'property' | 'document' | 'operation' | 'message' | 'other';

/** Every mutant of the marks at a place, and the marks that could be added there. */
export function* markMutants(spot: Spot, place: Markable): Generator<Mutant> {
  yield* flagMutants(spot, place);
  yield* sentenceMutants(spot, 'x-unspecified', place);
  yield* sentenceMutants(spot, 'x-assumption', place);
  yield* replacesMutants(spot, place);
}

function* flagMutants(spot: Spot, place: Markable): Generator<Mutant> {
  const { deprecated, 'x-maturity': maturity, 'x-opaque': opaque } = objectAt(spot);
  const isRef = objectAt(spot).$ref !== undefined;
  if (deprecated === true) {
    yield put('deprecated', spot, 'deprecated', undefined);
    yield put('deprecated', spot, 'deprecated', false);
  } else if (place === 'operation' || ((place === 'named' || place === 'property') && !isRef)) {
    yield put('deprecated', spot, 'deprecated', true, 'deprecated');
  }
  if (maturity !== undefined) {
    yield put('maturity', spot, 'x-maturity', undefined);
    yield put('maturity', spot, 'x-maturity', maturity === 'alpha' ? 'beta' : 'alpha');
  } else if (place !== 'other' && !isRef) {
    yield put('maturity', spot, 'x-maturity', 'beta', 'x-maturity beta added');
  }
  if (opaque !== undefined) yield put('opaque', spot, 'x-opaque', undefined);
  else if (place === 'property' && !isRef) {
    yield put('opaque', spot, 'x-opaque', true, 'x-opaque added');
  }
}

type SentenceKey = 'x-unspecified' | 'x-assumption';

function* sentenceMutants(spot: Spot, key: SentenceKey, place: Markable): Generator<Mutant> {
  const before = objectAt(spot)[key];
  const more = 'One more thing.';
  if (before === undefined) {
    if (place === 'other') return;
    yield put(key, spot, key, [more], `${key} added`);
    return;
  }
  yield put(key, spot, key, undefined);
  yield put(key, spot, key, [...[before].flat(), more], 'a sentence added');
  if (!Array.isArray(before)) return;
  for (const [, sentence] of entriesOf(spot, key)) yield drop(key, sentence);
}

function* replacesMutants(spot: Spot, place: Markable): Generator<Mutant> {
  const key = 'x-replaces';
  const entries = entriesOf(spot, key);
  const stranger: Json = { name: 'stranger' };
  if (entries.length === 0) {
    if (place !== 'other') yield put(key, spot, key, [stranger], `${key} added`);
    return;
  }
  const list = below(spot, key);
  yield put(key, spot, key, undefined);
  yield put(key, list, entries.length, stranger, 'an entry added');
  for (const [, entry] of entries) {
    if (entries.length > 1) yield drop(key, entry);
    if (!isObject(entry.value)) continue;
    for (const [word, spoken] of Object.entries(entry.value)) {
      if (word === 'change') yield put(key, entry, word, undefined);
      else {
        yield put(key, entry, word, `${spoken}_x`);
        const { [word]: name, ...rest } = entry.value;
        const other = word === 'name' ? 'removed' : 'name';
        yield swap(key, entry, { [other]: name as Json, ...rest }, `${other} instead of ${word}`);
      }
    }
  }
}
