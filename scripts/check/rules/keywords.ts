import { ofSchemas } from '../rule.ts';

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
