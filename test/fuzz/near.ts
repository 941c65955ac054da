/** Values at and around the edge of what a schema accepts: valid ones, with up to three edits. */
import fc from 'fast-check';
import {
  branchesOf,
  listedValues,
  type NormalSchema,
  resolve,
} from '../../scripts/model/schema.ts';
import { INHERITED } from '../hostile/odd.ts';
import { valid } from '../support/arbitrary.ts';
import { type Place, placesIn, replaced, withField, without } from './edit.ts';

type Schemas = ReadonlyMap<string, NormalSchema>;

/** What a place in a value may be given instead, whatever the schema says about it. */
const ANYWHERE = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.5,
  1e308,
  '',
  'x',
  'stranger',
  ...INHERITED,
  '\ud800',
  '💬',
  [],
  {},
  [null],
  [[]],
  { a: 1 },
];

const NEARLY_FORMATTED = [
  '2024-02-29',
  '2023-02-29',
  '2024-02-29T12:00:00Z',
  '2023-02-29T12:00:00Z',
  '2024-02-29T12:00:00',
  '2024-12-31T23:59:60Z',
  'https://example.com/a',
  '//example.com',
  'a:',
  '45463597-20b7-4af7-b3b3-f5fb778203ab',
  '45463597-20b7-4af7-b3b3-f5fb778203a',
];

/** What the schema says, by the name of the field that it says it of. */
interface Hints {
  /** Values on both sides of what the schemas of a field ask for; items count as their field. */
  values: Map<string, unknown[]>;
  /** Every name of a field. */
  names: string[];
}

/**
 * Values of which some fit a schema and some do not, most of them but for one place.
 *
 * @param schemas the contract that the schema's references point into
 * @returns JSON values; an edit never changes a value that was generated before
 */
export function nearlyValid(schema: NormalSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  const hints = hintsOf(schema, schemas);
  const edit = fc.record({
    kind: fc.nat(99),
    place: fc.nat(),
    choice: fc.nat(),
    other: fc.constantFrom(...ANYWHERE),
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
  // Most places lie deep; every other edit is of one that does not.
  const among = place % 2 === 0 ? places : places.filter(({ above }) => !above?.above);
  const at = among[(place >> 1) % among.length] as Place;
  const near = hints.values.get(fieldOf(at)) ?? [];
  if (kind < 18 && at.above) return replaced(at.above, without(at.above.value, at.key));
  if (kind < 30 && typeof at.value === 'object' && at.value !== null) {
    if (Array.isArray(at.value)) return replaced(at, [...at.value, at.value[0] ?? other]);
    const names = kind < 22 ? INHERITED : hints.names;
    const name = names[choice % names.length] ?? 'extra';
    const edges = hints.values.get(name) ?? [];
    const field = place % 3 === 0 || edges.length === 0 ? other : edges[place % edges.length];
    return replaced(at, withField(at.value, name, field));
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

function hintsOf(root: NormalSchema, schemas: Schemas): Hints {
  const values = new Map<string, unknown[]>();
  const seen = new Set<NormalSchema>();
  const walk = (schema: NormalSchema, name: string) => {
    const node = resolve(schema, schemas);
    values.set(name, [...(values.get(name) ?? []), ...edgesOf(node)]);
    if (seen.has(node)) return;
    seen.add(node);
    for (const branch of branchesOf(node) ?? []) walk(branch, name);
    if (node.items) walk(node.items, name);
    if (typeof node.additionalProperties === 'object') walk(node.additionalProperties, name);
    for (const [key, property] of Object.entries(node.properties ?? {})) walk(property, key);
  };
  walk(root, '');
  return { values, names: [...values.keys()].filter((name) => name !== '') };
}

/** Values on both sides of what a schema asks for, its children aside. */
function edgesOf(schema: NormalSchema): unknown[] {
  const { const: only, enum: listed = [], known = [], minimum, maximum, not } = schema;
  const { format, pattern, minLength, maxLength, minItems } = schema;
  const named = [...listed, ...known, ...(only === undefined ? [] : [only])];
  const edges = named.flatMap((value) =>
    typeof value === 'string'
      ? [value, `${value}x`, value.toUpperCase(), [value]]
      : [value, typeof value === 'boolean' ? Number(value) : String(value)],
  );
  for (const bound of [minimum, maximum]) {
    if (bound === undefined) continue;
    const step = [schema.type].flat().includes('integer') ? 1 : 1e-9;
    edges.push(bound, bound - step, bound + step, bound - 2 * step, bound + 2 * step);
  }
  for (const length of [minLength, maxLength]) {
    if (length === undefined) continue;
    for (const character of ['x', '💬']) {
      for (const more of [-1, 0, 1]) edges.push(character.repeat(Math.max(0, length + more)));
    }
  }
  if (minItems !== undefined) edges.push([], new Array(minItems).fill(null));
  edges.push(...(listedValues(not) ?? []));
  if (pattern) edges.push('e', 'en', 'eng', 'engl', 'EN', 'en\n', ' en', 'én', 'e1');
  if (format) edges.push(...NEARLY_FORMATTED);
  return edges as unknown[];
}
