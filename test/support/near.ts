/** Values at and around the edge of what a schema accepts: valid ones, with up to three edits. */
import fc from 'fast-check';
import { branchesOf, resolve, type Schema, type Schemas } from '../../scripts/schema.ts';
import { valid } from './arbitrary.ts';
import { edgesOf, INHERITED, ODD } from './edges.ts';
import { type Place, placesIn, replaced, without, withValue } from './edit.ts';

/** Values to try, by the name of the field. */
interface Hints {
  /** Values on both sides of each limit of a field; the items of a list count as its field. */
  values: Map<string, unknown[]>;
  names: string[];
}

/**
 * Values that a schema accepts, and values that it refuses, mostly because of one place.
 *
 * @param schemas the schemas that references point to
 * @returns JSON values; an edit never changes a value that was generated before
 */
export function nearlyValid(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const hints = hintsOf(schema, schemas);
  const edit = fc.record({
    kind: fc.nat(99),
    place: fc.nat(),
    choice: fc.nat(),
    other: fc.constantFrom(...ODD),
  });
  const edits = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 5, arbitrary: fc.tuple(edit) },
    { weight: 2, arbitrary: fc.array(edit, { minLength: 2, maxLength: 3 }) },
  );
  return fc
    .tuple(valid(schema, schemas), edits)
    .map(([value, list]) => list.reduce((edited, one) => apply(edited, one, hints), value));
}

interface Edit {
  kind: number;
  place: number;
  choice: number;
  other: unknown;
}

function apply(value: unknown, { kind, place, choice, other }: Edit, hints: Hints): unknown {
  const places = placesIn(value);
  // Most places are deep, so every other edit takes one near the root. Of 100 edits 18 remove something, 12 add
  // an item or a field (4 an inherited name), 40 try a limit, 8 copy another place, 22 put in something else.
  const among = place % 2 === 0 ? places : places.filter(({ above }) => !above?.above);
  const at = among[(place >> 1) % among.length] as Place;
  const near = hints.values.get(fieldOf(at)) ?? [];
  if (kind < 18 && at.above) return replaced(at.above, without(at.above.value, [at.key]));
  if (kind < 30 && typeof at.value === 'object' && at.value !== null) {
    if (Array.isArray(at.value)) return replaced(at, [...at.value, at.value[0] ?? other]);
    const names = kind < 22 ? INHERITED : hints.names;
    const name = names[choice % names.length] ?? 'extra';
    const edges = hints.values.get(name) ?? [];
    const field = place % 3 === 0 || edges.length === 0 ? other : edges[place % edges.length];
    return replaced(at, withValue(at.value, [name], field));
  }
  if (kind < 70 && near.length > 0) return replaced(at, near[choice % near.length]);
  if (kind < 78) return replaced(at, places[choice % places.length]?.value);
  return replaced(at, kind < 81 && !Array.isArray(at.value) ? [at.value] : other);
}

function fieldOf(place: Place): string {
  let at: Place | undefined = place;
  while (at?.above && Array.isArray(at.above.value)) at = at.above;
  return at?.key ?? '';
}

function hintsOf(root: Schema, schemas: Schemas): Hints {
  const values = new Map<string, unknown[]>();
  const seen = new Set<Schema>();
  const walk = (schema: Schema, name: string) => {
    const node = resolve(schema, schemas);
    values.set(name, [...(values.get(name) ?? []), ...edgesOf(node)]);
    if (seen.has(node)) return;
    seen.add(node);
    for (const branch of branchesOf(node)) walk(branch, name);
    if (node.items) walk(node.items, name);
    if (typeof node.additionalProperties === 'object') walk(node.additionalProperties, name);
    for (const [key, property] of Object.entries(node.properties ?? {})) walk(property, key);
  };
  walk(root, '');
  return { values, names: [...values.keys()].filter((name) => name !== '') };
}
