/** How much of the contract occurred in responses, messages and notifications. It affects no outcome. */
import {
  OPERATION_IDS,
  OPERATIONS,
  type SchemaNode,
  schemaAt,
  schemaNamed,
  WEBHOOKS,
} from '../contract.ts';

const KINDS = ['fields', 'listed values'] as const;
/** A placeholder for an unknown value, with which every part of a schema is visited. */
const ANY = Symbol('any');
/** The kind, place and name of every field and listed value that a service can send. */
const ALL = new Set<string>();
const MESSAGES = { schema: 'ServerMessage' };
const answers = OPERATION_IDS.map((id) => [OPERATIONS[id].responses, OPERATIONS[id].callbacks]);
JSON.stringify([MESSAGES, answers, WEBHOOKS], (key, value) => {
  if (key === 'schema' && value !== null) addParts(ALL, value, ANY);
  return value;
});

/** The coverage of one kind. */
export type Coverage = ReturnType<typeof coverageOf>[number];

/** For each kind: how many occurred, how many there are, and the names of the others by place. */
export function coverageOf(seen: ReadonlySet<string>) {
  return KINDS.map((kind) => {
    const all = [...ALL].filter((part) => part.startsWith(kind));
    const rest = all.filter((part) => !seen.has(part));
    const unseen: Record<string, string[]> = {};
    for (const part of rest) {
      const [, place = '', name = ''] = part.split('\n');
      unseen[place] = [...(unseen[place] ?? []), name];
    }
    return { kind, seen: all.length - rest.length, all: all.length, unseen };
  });
}

/**
 * Adds the parts of a schema that a value contains; in a union, those of the branches with its tag. The schema is a name
 * or inline.
 */
export function addParts(
  seen: Set<string>,
  outer: string,
  value: unknown,
  at: SchemaNode = schemaNamed(outer),
): void {
  const { node, name: place = outer } = schemaAt(at);
  const isAny = value === ANY;
  for (const branch of node.oneOf ?? node.anyOf ?? []) {
    const { properties = {} } = schemaAt(branch).node;
    const isOther = ([field, { const: tag }]: [string, SchemaNode]) =>
      tag !== undefined && Object(value)[field] !== tag;
    if (isAny || !Object.entries(properties).some(isOther)) addParts(seen, place, value, branch);
  }
  for (const one of node.enum ?? [node.const]) {
    if (one !== undefined && (isAny || one === value)) seen.add(`listed values\n${place}\n${one}`);
  }
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    const inner = isAny ? ANY : Object(value)[name];
    if (inner === undefined) continue;
    seen.add(`fields\n${place}\n${name}`);
    addParts(seen, `${place}.${name}`, inner, field);
  }
  const items = Array.isArray(value) ? value : isAny ? [ANY] : [];
  if (node.items) for (const item of items) addParts(seen, place, item, node.items);
}
