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
/** The shapes of schemas by place: a run asks for the same ones in every response. */
const SHAPES = new Map<string, Map<SchemaNode, Shape>>();
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

/** What a schema names, as keys of the parts, and the schemas inside it. */
interface Shape {
  branches: { tags: [field: string, value: unknown][]; node: SchemaNode }[];
  listed: Map<unknown, string>;
  fields: { name: string; part: string; place: string; node: SchemaNode }[];
  place: string;
  items?: SchemaNode;
}

function shapeOf(at: SchemaNode, outer: string): Shape {
  const known = SHAPES.get(outer) ?? new Map<SchemaNode, Shape>();
  SHAPES.set(outer, known);
  const shape = known.get(at) ?? makeShape(at, outer);
  known.set(at, shape);
  return shape;
}

function makeShape(at: SchemaNode, outer: string): Shape {
  const { node, name: place = outer } = schemaAt(at);
  const values = (node.enum ?? [node.const]).filter((one) => one !== undefined);
  return {
    branches: (node.oneOf ?? node.anyOf ?? []).map((branch) => {
      const fields = Object.entries(schemaAt(branch).node.properties ?? {});
      const tags = fields.flatMap(([field, { const: value }]): [string, unknown][] =>
        value === undefined ? [] : [[field, value]],
      );
      return { tags, node: branch };
    }),
    listed: new Map(values.map((one) => [one, `listed values\n${place}\n${one}`])),
    fields: Object.entries(node.properties ?? {}).map(([name, field]) => {
      return { name, part: `fields\n${place}\n${name}`, place: `${place}.${name}`, node: field };
    }),
    place,
    ...(node.items && { items: node.items }),
  };
}

/** Adds the parts of a schema that a value contains; in a union, those of the branches with its tag. The schema is a
 * name or inline. */
export function addParts(
  seen: Set<string>,
  outer: string,
  value: unknown,
  at: SchemaNode = schemaNamed(outer),
): void {
  const { branches, listed, fields, place, items } = shapeOf(at, outer);
  const isAny = value === ANY;
  for (const { tags, node } of branches) {
    if (isAny || tags.every(([field, tag]) => Object(value)[field] === tag))
      addParts(seen, place, value, node);
  }
  for (const [one, part] of listed) if (isAny || one === value) seen.add(part);
  for (const field of fields) {
    const inner = isAny ? ANY : Object(value)[field.name];
    if (inner === undefined) continue;
    seen.add(field.part);
    addParts(seen, field.place, inner, field.node);
  }
  if (!items) return;
  for (const item of isAny ? [ANY] : Array.isArray(value) ? value : [])
    addParts(seen, place, item, items);
}
