/** How much of the contract was seen in answers, messages and notifications. It judges nobody. */
import {
  OPERATION_IDS,
  OPERATIONS,
  type SchemaNode,
  schemaAt,
  schemaNamed,
  WEBHOOKS,
} from '../src/contract.ts';

const KINDS = ['fields', 'listed values'] as const;
/** Stands for a value of which nothing is known, so that all places are visited. */
const ANY = Symbol('any');
/** The kind, the place and the name of each field and listed value of all that a service sends. */
const ALL = new Set<string>();
const MESSAGES = { schema: 'ServerMessage' };
const answers = OPERATION_IDS.map((id) => [OPERATIONS[id].responses, OPERATIONS[id].callbacks]);
JSON.stringify([MESSAGES, answers, WEBHOOKS], (key, value) => {
  if (key === 'schema' && value !== null) addParts(ALL, value, ANY);
  return value;
});

/** What was seen of one kind. */
export type Coverage = ReturnType<typeof coverageOf>[number];

/** Of each kind, how much was seen of how much there is, and the names of the rest, by where they stand. */
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

/** Adds what a value has of a schema, by its name or as it is: of a union what the branches with its tag have. */
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
    const isOther = Object.entries(properties).some(
      ([name, { const: tag }]) => tag !== undefined && !isAny && Object(value)[name] !== tag,
    );
    if (!isOther) addParts(seen, place, value, branch);
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
  const items = isAny || Array.isArray(value) ? [value].flat() : [];
  if (node.items) for (const item of items) addParts(seen, place, item, node.items);
}
