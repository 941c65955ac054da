/** How much of the contract was seen in answers, messages and notifications. It judges nobody. */
import {
  OPERATION_IDS,
  OPERATIONS,
  type SchemaNode,
  schemaAt,
  schemaNamed,
  WEBHOOKS,
} from '../src/contract.ts';

const KINDS = ['fields', 'branches', 'listed values'] as const;
/** Stands for a value of which nothing is known, so that all places are visited. */
const ANY = Symbol('any');
/** The schemas of all that a service sends; messages are of no operation. */
const SENT = ['ServerMessage'];
const sending = OPERATION_IDS.map((id) => [OPERATIONS[id].responses, OPERATIONS[id].callbacks]);
JSON.stringify([sending, WEBHOOKS], (key, value) => {
  if (key === 'schema' && value !== null) SENT.push(value);
  return value;
});

/** What was seen of one kind. */
export type Coverage = ReturnType<SeenParts['report']>[number];

/** A field, a branch of a union or a listed value, with the place in the contract that has it. */
type Part = [kind: (typeof KINDS)[number], place: string, name: string];

/** Collects what values had of the contract. */
export class SeenParts {
  readonly #seen = new Set<string>();

  /** Notes what a value of a public schema has. */
  see(schema: string, value: unknown): void {
    for (const part of partsOf(schema, schemaNamed(schema), value)) this.#seen.add(String(part));
  }

  /** Of each kind, how much was seen of how much there is, and the names of the rest, by where they stand. */
  report() {
    const found = SENT.flatMap((schema) => [...partsOf(schema, schemaNamed(schema), ANY)]);
    const all = [...new Map(found.map((part) => [String(part), part])).values()];
    return KINDS.map((kind) => {
      const ofKind = all.filter((part) => part[0] === kind);
      const rest = ofKind.filter((part) => !this.#seen.has(String(part)));
      const namesAt = (at: string) => rest.flatMap(([, place, name]) => (place === at ? name : []));
      const unseen = Object.fromEntries(rest.map(([, place]) => [place, namesAt(place)]));
      return { kind, seen: ofKind.length - rest.length, all: ofKind.length, unseen };
    });
  }
}

/** What a value has of a schema: of a union the first branch to which it may belong. */
function* partsOf(outer: string, at: SchemaNode, value: unknown): Generator<Part> {
  const { node, name: place = outer } = schemaAt(at);
  const isAny = value === ANY;
  const branches = node.oneOf ?? node.anyOf ?? [];
  const fitting = isAny ? branches : branches.filter((one) => fits(one, value)).slice(0, 1);
  for (const branch of fitting) {
    const name = branch.title ?? schemaAt(branch).name ?? branch.type ?? branches.indexOf(branch);
    yield ['branches', place, `${name}`];
    yield* partsOf(place, branch, value);
  }
  for (const one of node.enum ?? []) {
    if (isAny || one === value) yield ['listed values', place, `${one}`];
  }
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    const inner = isAny ? ANY : Object(value)[name];
    if (inner === undefined) continue;
    yield ['fields', place, name];
    yield* partsOf(`${place}.${name}`, field, inner);
  }
  const items = isAny || Array.isArray(value) ? [value].flat() : [];
  if (node.items) for (const item of items) yield* partsOf(place, node.items, item);
}

/** Whether a value may belong to a branch: by its type and listed values, and by those of its fields. */
function fits(branch: SchemaNode, value: unknown): boolean {
  const { type, enum: listed, const: tag, properties = {}, ...node } = schemaAt(branch).node;
  const inner = node.oneOf ?? node.anyOf;
  if (inner) return inner.some((one) => fits(one, value));
  const isOfType = !type || [type].flat().some((one) => typesOf(value).includes(one));
  if (!isOfType || (tag ?? value) !== value || listed?.includes(value) === false) return false;
  const own = Object.entries(properties).filter(([name]) => Object(value)[name] !== undefined);
  return own.every(([name, field]) => fits(field, Object(value)[name]));
}

/** The types that JSON Schema has for a value. */
function typesOf(value: unknown): string[] {
  if (value === null) return ['null'];
  if (typeof value === 'number') return ['number', 'integer'];
  return [Array.isArray(value) ? 'array' : typeof value];
}
