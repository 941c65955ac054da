import { placesIn, replaced, without } from '../support/edit.ts';

/** As often as this a smaller value is tried; the largest take a few hundred. */
const MOST_TRIES = 20_000;

/**
 * Makes a JSON value as small as it goes: leaves out fields and items, the outermost first, and
 * puts plain values in the place of others.
 *
 * @param fails whether a value still shows what this one shows
 */
export function shrink(value: unknown, fails: (smaller: unknown) => boolean): unknown {
  let smallest = value;
  let tries = 0;
  for (let found = true; found && tries < MOST_TRIES; ) {
    found = false;
    // Where one attempt succeeds, the next goes on at the same number: what stood there is gone.
    for (let place = 0; place < placesIn(smallest).length && tries < MOST_TRIES; place++) {
      for (const smaller of smallerAt(smallest, place)) {
        tries++;
        if (!fails(smaller)) continue;
        smallest = smaller;
        found = true;
        place--;
        break;
      }
    }
  }
  return smallest;
}

function smallerAt(value: unknown, index: number): unknown[] {
  const place = placesIn(value)[index];
  if (place === undefined) return [];
  const { above, key, value: here } = place;
  const smaller: unknown[] = above ? [replaced(above, without(above.value, [key]))] : [];
  for (const plain of plainer(here)) smaller.push(replaced(place, plain));
  return smaller;
}

/** Plain values of the same type, if there are plainer ones. */
function plainer(value: unknown): unknown[] {
  if (typeof value === 'string') {
    const half = value.slice(0, value.length / 2);
    return value === '' ? [] : ['', half, value.slice(0, -1)].filter((text) => text !== value);
  }
  if (typeof value === 'number') {
    return [0, 1, Math.trunc(value)].filter((other) => Math.abs(other) < Math.abs(value));
  }
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [];
  return [Array.isArray(value) ? [] : {}];
}
