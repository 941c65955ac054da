import { ofObjects, ofSchemas } from '../rule.ts';

/** The keys that the contract adds to those of the standards; `redocly.yaml` states what they say. */
const EXTENSIONS = ['x-assumption', 'x-maturity', 'x-opaque', 'x-replaces', 'x-unspecified'];

/** There are no other extension keys: nobody would read them. */
export const knownExtensions = ofObjects(function* (node) {
  for (const key of Object.keys(node)) {
    if (!key.startsWith('x-') || EXTENSIONS.includes(key)) continue;
    yield [`the key ${key} is not known; use one of ${EXTENSIONS.join(', ')}, or remove it`, key];
  }
});

/** `enum` and `const` have a type beside them, which readers and the profiles go by. */
export const typedValues = ofSchemas(function* (schema, place) {
  // `not: {const: …}` narrows a type that is given beside it.
  if (schema.type !== undefined || place.keyword === 'not') return;
  for (const keyword of ['enum', 'const'] as const) {
    if (schema[keyword] !== undefined) yield [`${keyword} has no type; add it`, keyword];
  }
});

/** Objects are open: what is named may be composed, and the strict profile closes it. */
export const openObjects = ofSchemas(function* (schema) {
  const { type, properties, allOf, anyOf, oneOf, additionalProperties } = schema;
  if (additionalProperties !== undefined && type === undefined) {
    const message = 'additionalProperties has no type beside it; add type: object, or remove it';
    yield [message, 'additionalProperties'];
  }
  if (additionalProperties === false) {
    yield ['additionalProperties is false; remove it, objects are open', 'additionalProperties'];
  }
  const shape = properties ?? allOf ?? anyOf ?? oneOf ?? additionalProperties;
  if (type === 'object' && shape === undefined) {
    yield ['the object has no properties; say additionalProperties: true'];
  }
});

/** Nothing is beside `$ref`: tools disagree about what it would mean. */
export const noRefSiblings = ofSchemas(function* ({ $ref, ...siblings }) {
  const [sibling] = Object.keys(siblings);
  if ($ref === undefined || sibling === undefined) return;
  yield [`${sibling} is beside $ref; write allOf: [{$ref: …}] and put it beside that`, sibling];
});

/** What may be anything is a property: elsewhere the profiles do not look for it. */
export const opaqueProperties = ofSchemas(function* (schema, { keyword }) {
  if (schema['x-opaque'] === undefined || keyword === 'properties') return;
  yield ['x-opaque is not allowed here, only on a property', 'x-opaque'];
});
