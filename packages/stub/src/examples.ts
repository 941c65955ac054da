/** The documented examples of the contract, which the stub sends for everything that it does not implement. */
import * as examples from 'speech-to-text-contract/examples';
import { type SchemaNode, schemaAt, schemaNamed } from './contract.ts';
import { isObject } from './expect.ts';
import { vectorsOf } from './vectors.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that repeat what a client has sent. */
const ECHOED = ['request_params', 'custom_metadata'];

/** The first value at each place in the examples, such as `ResultMetadata.billing_time`. */
const documented = new Map<string, unknown>();
/** The same in the vectors, by the name of the schema: for what no example shows. */
const published = new Map<string, Map<string, unknown>>();
for (const [name, values] of Object.entries(examples)) {
  for (const value of Object.values(values)) note(documented, schemaNamed(name), value, name);
}

/** Notes the first value at each place in a value; null only if there is no other value. */
function note(places: Map<string, unknown>, schema: SchemaNode, value: unknown, at: string): void {
  if (Array.isArray(value)) {
    const { node, place } = listIn(schema, at);
    for (const item of value) note(places, node.items ?? {}, item, `${place}[]`);
  }
  if (!isObject(value)) return;
  const { node, place } = shapeOf(schema, value as Fields, at);
  for (const [field, inner] of Object.entries(node.properties ?? {})) {
    const found = (value as Fields)[field];
    if (found === undefined) continue;
    const key = `${place}.${field}`;
    if ((places.get(key) ?? null) === null) places.set(key, found);
    note(places, inner, found, key);
  }
}

/** Whether an identifier occurs in the examples. */
export function isDocumented(id: string): boolean {
  texts ??= JSON.stringify(examples);
  return texts.includes(JSON.stringify(id));
}
let texts: string | undefined;

/** A schema that is not a union, with its name or its place. */
interface Placed {
  node: SchemaNode;
  place: string;
}

/** The branches of a union, including nested branches; a schema that is not a union is its own branch. */
export function branchesOf(schema: SchemaNode, at: string): Placed[] {
  const { node, name: place = at } = schemaAt(schema);
  return (node.oneOf ?? node.anyOf)?.flatMap((one) => branchesOf(one, place)) ?? [{ node, place }];
}

function listIn(schema: SchemaNode, at: string): Placed {
  return branchesOf(schema, at).find(({ node }) => node.items) ?? { node: {}, place: at };
}

/** The schema of an object: of a union, the branch with most of its tags, such as its `type`, and with no other tag. */
function shapeOf(schema: SchemaNode, value: Fields, at: string): Placed {
  const tagsIn = ({ node: { properties = {} } }: Placed) =>
    Object.entries(properties).flatMap(([field, { const: only, enum: listed }]) => {
      const tags = listed ?? (only === undefined ? [] : [only]);
      return tags.length > 0 && value[field] !== undefined ? [tags.includes(value[field])] : [];
    });
  const branches = branchesOf(schema, at)
    .filter((branch) => branch.node.properties && !tagsIn(branch).includes(false))
    .sort((one, other) => tagsIn(other).length - tagsIn(one).length);
  return branches[0] ?? { node: {}, place: at };
}

/** The whole values of a schema in the examples and the vectors, the best value first. */
export function samplesOf(name: string): unknown[] {
  const whole = vectorsOf<{ data: unknown }>(name)
    .filter(({ kind }) => kind === 'whole')
    .flatMap(({ tests }) => tests);
  return [...Object.values(Object(examples)[name] ?? {}), ...whole.map(({ data }) => data)];
}

/** The value at a place, such as `Transcription.subtitles`, in the examples or else in the vectors. */
export function sampleAt(key: string): unknown {
  const [name = ''] = key.split(/[.[]/);
  if (documented.has(key)) return structuredClone(documented.get(key));
  if (!published.has(name)) {
    const places = new Map<string, unknown>();
    for (const value of samplesOf(name)) note(places, schemaNamed(name), value, name);
    published.set(name, places);
  }
  return structuredClone(published.get(name)?.get(key));
}

/**
 * Adds the fields that a value lacks: fields that the examples show and fields that its schema requires. An undefined
 * field counts as given and is omitted.
 */
export function complete(schema: SchemaNode, own: unknown, at: string): unknown {
  if (Array.isArray(own)) {
    const { node, place } = listIn(schema, at);
    return own.map((one) => complete(node.items ?? {}, one, `${place}[]`));
  }
  if (!isObject(own)) return own;
  const { node, place } = shapeOf(schema, own as Fields, at);
  const { properties = {}, required = [] } = node;
  const fields = Object.entries(properties).map(([field, inner]) => {
    const key = `${place}.${field}`;
    const value = (own as Fields)[field];
    if (!(field in (own as Fields))) {
      return [field, documented.has(key) || required.includes(field) ? sampleAt(key) : undefined];
    }
    return [field, ECHOED.includes(field) ? value : complete(inner, value, key)];
  });
  return { ...(own as Fields), ...Object.fromEntries(fields) };
}
