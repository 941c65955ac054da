/** Turns what stands in a contract into lists of facts. */
import type { Contract } from '../../model/contract.ts';
import type { Json } from '../../model/json.ts';
import { isOpenEnumeration, type Replaces, type Schema } from '../../model/schema.ts';
import { eachDocumentPlace, eachSchemaPlace, type Place } from './places.ts';

/** A fact: where it stands and what it says. Only plain data. */
export interface Fact extends Omit<Place, 'branch' | 'subject'> {
  [detail: string]: unknown;
}

/** Facts of one kind by a readable key, sorted: `LiveRequest.endpointing`, `operation uploadAudio`. */
export type Facts = Record<string, Fact>;

const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

/** What may also stand outside schemas. */
const NOTES = ['x-unspecified', 'x-assumption', 'x-maturity', 'x-replaces', 'deprecated'];

/**
 * What a part says for all schemas that contain it is said once, and names them; values are listed
 * under each schema, so that they are found there.
 */
const STATED_ONCE = new Set<Kind>(['renames', 'removals', 'unspecified', 'assumptions']);

type Details = Record<string, unknown> | undefined;

/** Every kind of facts. */
export type Kind =
  | 'defaults'
  | 'limits'
  | 'enumerations'
  | 'deprecations'
  | 'maturity'
  | 'renames'
  | 'removals'
  | 'unspecified'
  | 'assumptions';

/** What each kind finds at one node; nothing where the node does not say it. */
const READERS: Record<Kind, (node: Schema, root: Schema) => Details> = {
  defaults: ({ default: value }) => (value === undefined ? undefined : { value }),
  limits,
  enumerations,
  deprecations: ({ deprecated, description = null }) =>
    deprecated ? { description: description?.trim() ?? null } : undefined,
  maturity: ({ 'x-maturity': maturity }) => (maturity ? { maturity } : undefined),
  renames: ({ 'x-replaces': replaces }) =>
    some(
      'replaces',
      (replaces ?? []).flatMap(({ name, change }) => named('name', name, change)),
    ),
  removals: ({ 'x-replaces': replaces }) =>
    some(
      'removed',
      (replaces ?? []).flatMap(({ removed, change }) => named('name', removed, change)),
    ),
  unspecified: (node) => some('sentences', sentences(node['x-unspecified'])),
  assumptions: (node) => some('sentences', sentences(node['x-assumption'])),
};

/** Collects every fact of a contract, by kind. */
export function collectFacts(contract: Contract): Record<Kind, Facts> {
  const kinds = Object.keys(READERS) as Kind[];
  const collectors = kinds.map((kind) => [kind, new Collector(STATED_ONCE.has(kind))] as const);
  const visit = (node: Schema, place: Place): void => {
    for (const [kind, collector] of collectors) {
      const details = READERS[kind](node, node);
      if (details) collector.add(place, details);
    }
  };
  eachSchemaPlace(contract, visit);
  eachDocumentPlace(contract, NOTES, (node, place) => visit(notesOf(node), place));
  const found = collectors.map(([kind, collector]) => [kind, collector.facts()]);
  return Object.fromEntries(found) as Record<Kind, Facts>;
}

/** Only the notes of an object that is no schema: its other keys may have other meanings. */
function notesOf(node: Record<string, Json>): Schema {
  const keys = [...NOTES, 'description'];
  return Object.fromEntries(Object.entries(node).filter(([key]) => keys.includes(key)));
}

/** Collects the facts of one kind under keys that tell them apart. */
class Collector {
  readonly #facts = new Map<string, Fact>();
  readonly #once: boolean;
  /** The facts that are stated once by where they stand. */
  readonly #standing = new Map<string, Fact & { schemas: string[] }>();

  constructor(once: boolean) {
    this.#once = once;
  }

  add(place: Place, details: Record<string, unknown>): void {
    if (!this.#once || place.schema === null) {
      this.#add(place, details);
      return;
    }
    const standing = `${place.document}${place.pointer}`;
    const known = this.#standing.get(standing);
    if (known?.schemas.includes(place.schema)) return;
    if (known) {
      known.schemas.push(place.schema);
      return;
    }
    const schemas = [place.schema];
    const fact = this.#add(place, { schemas, ...details });
    if (fact) this.#standing.set(standing, { ...fact, schemas });
  }

  #add({ branch, subject, ...place }: Place, details: Record<string, unknown>): Fact | undefined {
    const base = place.field ? `${subject}.${place.field}` : subject;
    for (const key of keys(base, branch, place.pointer)) {
      const known = this.#facts.get(key);
      const same = known && says(known) === says(details);
      // The same fact, which several branches state, or one part states for several branches.
      if (same || known?.pointer === place.pointer) return known;
      if (known) continue;
      const fact = { ...place, ...details };
      this.#facts.set(key, fact);
      return fact;
    }
    return undefined;
  }

  facts(): Facts {
    return Object.fromEntries([...this.#facts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** The keys to try for a fact, from the plainest to one that is its own. */
function keys(base: string, branch: string | null, pointer: string): string[] {
  return [base, ...(branch === null ? [] : [`${base} (${branch})`]), `${base} ${pointer}`];
}

function says({ schema, field, document, pointer, ...details }: Record<string, unknown>): string {
  return JSON.stringify(details);
}

function limits(node: Schema): Details {
  const bounds = BOUNDS.flatMap((key) => (node[key] === undefined ? [] : [[key, node[key]]]));
  if (bounds.length === 0) return undefined;
  const [, unit] = /\bin (seconds)\b/.exec(node.description ?? '') ?? [];
  return { ...Object.fromEntries(bounds), ...(unit !== undefined && { unit }) };
}

/** An open enumeration states its values in one branch and a pattern for all others beside it. */
function enumerations(node: Schema): Details {
  if (node.enum) return { values: node.enum, open: false };
  if (!isOpenEnumeration(node)) return undefined;
  return { values: node.anyOf?.flatMap((branch) => branch.enum ?? []), open: true };
}

function sentences(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat().map((sentence) => sentence.trim());
}

function named(key: string, name: string | undefined, change: Replaces['change']): object[] {
  return name === undefined ? [] : [{ [key]: name, change: change?.trim() ?? null }];
}

function some(key: string, values: unknown[]): Details {
  return values.length === 0 ? undefined : { [key]: values };
}
