/** How much of the contract was seen in answers, messages and notifications. It judges nobody. */
import {
  OPERATION_IDS,
  OPERATIONS,
  type SchemaNode,
  schemaAt,
  schemaNamed,
  WEBHOOKS,
} from '../src/contract.ts';

/** Of one kind, how much there is, how much was seen, and the names of the rest, by where they stand. */
export interface Coverage {
  kind: 'fields' | 'branches' | 'listed values';
  seen: number;
  all: number;
  unseen: Record<string, string[]>;
}

/** Stands for a value of which nothing is known, so that all places are visited. */
const ANY = Symbol('any');
/** The schemas of all that a service sends; messages are of no operation. */
const SENT = [
  'ServerMessage',
  ...OPERATION_IDS.flatMap((id) => {
    const { responses, callbacks } = OPERATIONS[id];
    const notifications = Object.values(callbacks).flat();
    return [...Object.values(responses), ...notifications.map((one) => one.requestBody)];
  }).map((sent) => sent?.schema),
  ...Object.values(WEBHOOKS).map(({ requestBody }) => requestBody?.schema),
];

/** A field, a branch of a union or a listed value, and the place in the contract that has it. */
type Part = Pick<Coverage, 'kind'> & { place: string; name: string };

/** Collects what values had of the contract. */
export class SeenParts {
  readonly #parts = new Map<string, Part & { isSeen: boolean }>();

  constructor() {
    for (const schema of SENT) if (schema) this.see(schema, ANY);
  }

  /** Notes what a value of a public schema has. */
  see(schema: string, value: unknown): void {
    this.#visit(schemaNamed(schema), schema, value);
  }

  /** What was seen so far. */
  report(): Coverage[] {
    return (['fields', 'branches', 'listed values'] as const).map((kind) => {
      const all = [...this.#parts.values()].filter((one) => one.kind === kind);
      const rest = all.filter(({ isSeen }) => !isSeen);
      const namesAt = (at: string) => rest.flatMap(({ place, name }) => (place === at ? name : []));
      const unseen = Object.fromEntries(rest.map(({ place }) => [place, namesAt(place)]));
      return { kind, seen: all.length - rest.length, all: all.length, unseen };
    });
  }

  #note(part: Part, isSeen: boolean): void {
    const key = Object.values(part).join(' ');
    const wasSeen = this.#parts.get(key)?.isSeen === true;
    this.#parts.set(key, { ...part, isSeen: isSeen || wasSeen });
  }

  #visit(at: SchemaNode, outer: string, value: unknown): void {
    const { node, name: place = outer } = schemaAt(at);
    const branches = node.oneOf ?? node.anyOf ?? [];
    const chosen = branches.find((branch) => value !== ANY && fits(branch, value));
    for (const [index, branch] of branches.entries()) {
      const name = branch.title ?? schemaAt(branch).name ?? branch.type ?? index;
      this.#note({ kind: 'branches', place, name: `${name}` }, branch === chosen);
      if (value === ANY || branch === chosen) this.#visit(branch, place, value);
    }
    for (const one of node.enum ?? []) {
      this.#note({ kind: 'listed values', place, name: `${one}` }, one === value);
    }
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      const inner = value === ANY ? ANY : Object(value)[name];
      if (inner === undefined) continue;
      this.#note({ kind: 'fields', place, name }, inner !== ANY);
      this.#visit(field, `${place}.${name}`, inner);
    }
    const items = value === ANY || Array.isArray(value) ? [value].flat() : [];
    if (node.items) for (const item of items) this.#visit(node.items, place, item);
  }
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
