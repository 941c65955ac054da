/** Checks schemas: by their metaschema, and what that does not say about types, fields, bounds, patterns, formats and defaults. */
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type * as library from 'recheck';
import { writtenSchemas } from '../contract.ts';
import { joinPointer } from '../json.ts';
import type { Problem } from '../problem.ts';
import type { Merged } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import {
  baseType,
  defaultOf,
  hasDefaults,
  nameIn,
  readable,
  SCHEMAS,
  type Schema,
  type SchemaPlace,
  type Schemas,
} from '../schema.ts';
import { findIn, problemAt, type SchemaProblem } from './find.ts';

/** Checks every merged schema. */
export function checkSchemas({ contract, schemas, all }: Merged): Problem[] {
  const read = all.map((one) => ({ ...one, schema: readable(one.schema) }));
  return [
    ...all.flatMap(({ schema, ...place }) => {
      const [error] = AJV.validateSchema(schema) === true ? [] : (AJV.errors ?? []);
      return error ? [problemAt(place, `${error.message} (ajv)`, error.instancePath)] : [];
    }),
    // As written, because rules next to a union go into each of its branches.
    ...findIn(writtenSchemas(contract), withoutEffect),
    ...findIn(all, (node, place) => [
      ...withoutItems(node, place),
      ...withoutRoom(node),
      ...slowPatterns(node),
      ...withoutFunction(node, place),
      ...unappliedDefault(node, place, schemas),
    ]),
    ...findIn(read, unknownFields),
  ];
}

const AJV = new Ajv2020({ strict: false, logger: false });

/** Keywords that do not apply to the stated types. */
function* withoutEffect(node: Schema): Generator<SchemaProblem> {
  const stated = [node.type ?? []].flat().map(baseType);
  for (const keyword of Object.keys(node)) {
    const { type = [] } = Object(AJV.getKeyword(keyword));
    const types = [type].flat();
    if (stated.length === 0 || types.length === 0) continue;
    if (!types.some((one) => stated.includes(one)))
      yield [
        `\`${keyword}\` has an effect only with \`type: ${types[0]}\`; change the type or the keyword`,
        joinPointer('', keyword),
      ];
  }
}

/** Required fields that an object does not name: the strict profile would refuse them. */
function* unknownFields(node: Schema): Generator<SchemaProblem> {
  const { properties, required = [], additionalProperties: others } = node;
  if (properties === undefined || others) return;
  for (const field of required) {
    if (!Object.hasOwn(properties, field))
      yield [
        `the required field \`${field}\` does not exist; add it to \`properties\`, or fix the name`,
        '/required',
      ];
  }
}

/** Lists whose items have slipped out of them, by too little indentation. */
function* withoutItems(node: Schema, { isRead }: SchemaPlace): Generator<SchemaProblem> {
  // What an `allOf` has kept may state them.
  const isList = isRead && [node.type].flat().includes('array') && !node.allOf;
  if (isList && !('items' in node || 'prefixItems' in node || 'contains' in node))
    yield ['the array has no `items`; add `items` with a schema, or write `items: {}`', '/type'];
}

/** Each lower bound with its upper bound. */
const BOUNDS = [
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ...['Length', 'Items', 'Properties', 'Contains'].map((unit) => [`min${unit}`, `max${unit}`]),
] as [lower: string, upper: string][];

/** Lower bounds above upper bounds, and empty lists of values. */
function* withoutRoom(node: Schema): Generator<SchemaProblem> {
  if (node.enum?.length === 0) yield ['`enum` is empty; add a value, or remove it', '/enum'];
  const bounds = node as object as Record<string, number>;
  for (const [lower, upper] of BOUNDS) {
    const { [lower]: least = -Infinity, [upper]: most = Infinity } = bounds;
    const isExclusive = `${lower} ${upper}`.includes('exclusive');
    if (isExclusive ? least < most : least <= most) continue;
    const relation = isExclusive ? 'not below' : 'above';
    const message = `\`${lower}\` ${least} is ${relation} \`${upper}\` ${most}; change one of them`;
    yield [message, `/${lower}`];
  }
}

/** Of each pattern, whether it is valid and takes linear time. */
const known = new Map<string, string>();

/** Validators run patterns on untrusted text. */
function* slowPatterns({ pattern, ...node }: Schema): Generator<SchemaProblem> {
  const { patternProperties = {} } = node as { patternProperties?: object };
  const named = Object.keys(patternProperties).map((one) => [one, '/patternProperties'] as const);
  const all = pattern === undefined ? named : [[pattern, '/pattern'] as const, ...named];
  for (const [one, place] of all) {
    const status = known.get(one) ?? judge(one);
    known.set(one, status);
    if (status !== 'safe') yield [`the pattern is ${status}; simplify it (recheck)`, place];
  }
}

function judge(pattern: string): string {
  // The other backends start a process.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  // An `import` would take a fifth of a second in builds without patterns.
  const { checkSync }: typeof library = createRequire(import.meta.url)('recheck');
  // A fixed seed and no clock make the result reproducible.
  const search = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, timeout: 20_000 };
  const found = checkSync(pattern, 'u', search);
  if (found.status === 'vulnerable') return `slow: ${found.complexity.summary}`;
  return found.status === 'safe' ? 'safe' : found.error.kind;
}

/** Formats that no function checks. `binary` is the format of bytes, which are not a JSON value. */
function* withoutFunction({ format }: Schema, { pointer }: SchemaPlace): Generator<SchemaProblem> {
  const isOfBytes = format === 'binary' && !pointer.startsWith(`${SCHEMAS}/`);
  if (format === undefined || isOfBytes || Object.hasOwn(formats, format)) return;
  yield [
    `the format \`${format}\` is not supported here; choose ${Object.keys(formats).join(', ')}, or add a function to scripts/runtime/formats.ts`,
    '/format',
  ];
}

/**
 * Defaults that no parser fills in: all except the defaults of parameters, named schemas, and fields, and of these the
 * ones in keywords that parsers do not read, such as `then`, or in a second union of one object.
 */
function* unappliedDefault(
  node: Schema,
  { keyword = 'properties', pointer, isRead }: SchemaPlace,
  schemas: Schemas,
): Generator<SchemaProblem> {
  const isFilled = isRead && !/\/allOf\/\d+\/(one|any)Of\//.test(pointer);
  if (node.default !== undefined && !(isFilled && keyword === 'properties'))
    yield ['a `default` has no effect here; move it to a field or a parameter', '/default'];
  if (isFilled || node.$ref === undefined) return;
  const hasDefault = keyword === 'properties' && defaultOf(node, schemas) !== undefined;
  if (hasDefault || hasDefaults(node, schemas))
    yield [
      `parsers do not fill in the defaults of \`${nameIn(node)}\` here; refer to a schema without defaults`,
      '/$ref',
    ];
}
