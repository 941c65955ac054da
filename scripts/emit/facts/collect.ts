/** Turns what stands in a contract into lists of facts. */
import type { Contract } from '../../model/contract.ts';
import type { JsonObject } from '../../model/json.ts';
import { BOUNDS, isOpenEnumeration, type Replaces, type Schema } from '../../model/schema.ts';
import { eachDocumentPlace, eachSchemaPlace, type Place } from './places.ts';

/** A fact: where it stands and what it says. Only plain data. */
export interface Fact extends Omit<Place, 'branch' | 'subject'> {
  [detail: string]: unknown;
}

/** Facts of one kind by a readable key, sorted: `LiveRequest.endpointing`, `operation uploadAudio`. */
export type Facts = Record<string, Fact>;

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
const READERS: Record<Kind, (node: Schema) => Details> = {
  defaults: ({ default: value }) => (value === undefined ? undefined : { value }),
  limits,
  enumerations,
  deprecations: ({ deprecated, description = null }) =>
    deprecated ? { description: description?.trim() ?? null } : undefined,
  maturity: ({ 'x-maturity': maturity }) => (maturity ? { maturity } : undefined),
  renames: ({ 'x-replaces': replaces }) => replaced('replaces', 'name', replaces),
  removals: ({ 'x-replaces': replaces }) => replaced('removed', 'removed', replaces),
  unspecified: (node) => sentences(node['x-unspecified']),
  assumptions: (node) => sentences(node['x-assumption']),
};

/** Collects every fact of a contract, by kind. */
export function collectFacts(contract: Contract): Record<Kind, Facts> {
  const kinds = Object.keys(READERS) as Kind[];
  const found = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, Fact>()]));
  const visit = (node: Schema, place: Place): void => {
    for (const kind of kinds) {
      const details = READERS[kind](node);
      if (details) add(found[kind] ?? new Map(), place, details, STATED_ONCE.has(kind));
    }
  };
  eachSchemaPlace(contract, visit);
  eachDocumentPlace(contract, NOTES, (node, place) => visit(notesOf(node), place));
  const sorted = kinds.map((kind) => [
    kind,
    Object.fromEntries([...(found[kind] ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))),
  ]);
  return Object.fromEntries(sorted) as Record<Kind, Facts>;
}

/** Only the notes of an object that is no schema: its other keys may have other meanings. */
function notesOf(node: JsonObject): Schema {
  const keys = [...NOTES, 'description'];
  return Object.fromEntries(Object.entries(node).filter(([key]) => keys.includes(key)));
}

/** Adds a fact under the plainest key that no other fact has. */
function add(
  facts: Map<string, Fact>,
  { branch, subject, ...place }: Place,
  details: Record<string, unknown>,
  once: boolean,
): void {
  const { schema, field, document, pointer } = place;
  const names = once && schema !== null;
  if (names) {
    const same = [...facts.values()].find(
      (fact) => fact.document === document && fact.pointer === pointer,
    );
    const schemas = same?.schemas as string[] | undefined;
    if (schemas?.includes(schema) === false) schemas.push(schema);
    if (same) return;
  }
  for (const key of keys(field ? `${subject}.${field}` : subject, branch, pointer)) {
    const known = facts.get(key);
    // The same fact, which several branches state, or one part states for several branches.
    if (known && (says(known) === says(details) || known.pointer === pointer)) return;
    if (known) continue;
    facts.set(key, { ...place, ...(names && { schemas: [schema] }), ...details });
    return;
  }
}

/** The keys to try for a fact, from the plainest to one that is its own. */
function keys(base: string, branch: string | null, pointer: string): string[] {
  return [base, ...(branch === null ? [] : [`${base} (${branch})`]), `${base} ${pointer}`];
}

function says({
  schema,
  schemas,
  field,
  document,
  pointer,
  ...details
}: Record<string, unknown>): string {
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

function sentences(value: string | string[] | undefined): Details {
  if (value === undefined) return undefined;
  return { sentences: [value].flat().map((sentence) => sentence.trim()) };
}

function replaced(list: string, key: 'name' | 'removed', replaces: Replaces[] = []): Details {
  const entries = replaces.flatMap(({ [key]: name, change }) =>
    name === undefined ? [] : [{ name, change: change?.trim() ?? null }],
  );
  return entries.length === 0 ? undefined : { [list]: entries };
}
