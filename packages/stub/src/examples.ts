/** The documented examples of the contract, which the stub sends for everything that it does not implement. */
import * as examples from 'speech-to-text-contract/examples';
import { ECHOED, type Fields, type SchemaNode, schemaNamed, shapeOf } from './contract.ts';
import { vectorsOf } from './vectors.ts';

/** The first value at each place in the examples, such as `ResultMetadata.billing_time`. */
const documented = new Map<string, unknown>();
/** The same in the vectors, by the name of the schema: for what no example shows. */
const published = new Map<string, Map<string, unknown>>();
for (const [name, values] of Object.entries(examples)) {
  for (const value of Object.values(values)) note(documented, schemaNamed(name), value, name);
}

/** Notes the first value at each place in a value; null only if there is no other value. */
function note(places: Map<string, unknown>, schema: SchemaNode, value: unknown, at: string): void {
  if (typeof value !== 'object' || value === null) return;
  const { node, place } = shapeOf(schema, value, at);
  for (const item of Array.isArray(value) ? value : []) {
    note(places, node.items ?? {}, item, `${place}[]`);
  }
  for (const [field, inner] of Object.entries(node.properties ?? {})) {
    const found = (value as Fields)[field];
    if (found === undefined) continue;
    const key = `${place}.${field}`;
    if ((places.get(key) ?? null) === null) places.set(key, found);
    note(places, inner, found, key);
  }
}

/** Whether an identifier occurs in the examples. */
export const isDocumented = (id: string) => JSON.stringify(examples).includes(JSON.stringify(id));

/** The whole values of a schema in the examples and the vectors, the best value first. */
export function samplesOf(name: string): unknown[] {
  const whole = vectorsOf(name)
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
  if (typeof own !== 'object' || own === null) return own;
  const { node, place } = shapeOf(schema, own, at);
  if (Array.isArray(own)) return own.map((one) => complete(node.items ?? {}, one, `${place}[]`));
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
