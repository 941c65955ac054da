/** Checks schemas by Ajv's strict mode, and what Ajv does not check: bounds, patterns, formats, and places of defaults. */
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type * as library from 'recheck';
import { at, type JsonObject, pointerOf } from '../json.ts';
import type { Problem } from '../problem.ts';
import type { Merged } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import {
  branchesOf,
  hasDefaults,
  mapDeep,
  nameIn,
  SCHEMAS,
  type Schema,
  type SchemaPlace,
  type Schemas,
} from '../schema.ts';
import { findIn, problemAt, type SchemaProblem } from './find.ts';

/** Checks every merged schema. */
export function checkShapes(merged: Merged): Problem[] {
  const found = findIn(merged.all, (node, place) => [
    ...withoutItems(node, place),
    ...withoutRoom(node),
    ...slowPatterns(node),
    ...withoutFunction(node, place),
    ...unappliedDefault(node, place, merged.schemas),
  ]);
  // A wrong pattern would stop Ajv.
  return found.length > 0 ? found : inStrictMode(merged);
}

const CONDITION =
  /(?<!\/properties)\/(allOf|not|contains|propertyNames|dependentSchemas|if|then|else)(\/|$)/;

/** Keywords that do not apply to the stated type, required fields that do not exist, and values that no keyword may have. */
function inStrictMode({ all, schemas }: Merged): Problem[] {
  const problems: Problem[] = [];
  const warn = (text: string) => {
    const [, words = text, id, path = ''] =
      /^strict mode: (.*) at "(\d*).*#(.*)" \(/.exec(text) ?? [];
    const keyword = /keyword "(\w+)"/.exec(words)?.[1] ?? 'required';
    const place = all[Number(id)];
    const pointer = pointerOf(path);
    const node = at((place?.schema ?? {}) as JsonObject, pointer) as Schema | undefined;
    // The type may be that of the schema around a condition, or be in the branches.
    if (!place || !node || CONDITION.test(pointer) || branchesOf(node).length > 0) return;
    const [, field] = /^required property "(.*)" is not defined$/.exec(words) ?? [];
    const [, type] = /^missing type "(.*)" for keyword/.exec(words) ?? [];
    const message = field
      ? `the required field \`${field}\` does not exist; add it to \`properties\`, or correct the name`
      : type
        ? `\`${keyword}\` has an effect only beside \`type: ${type}\`; correct the type or the keyword`
        : `${words} (ajv)`;
    problems.push(problemAt(place, message, `${pointer}/${keyword}`));
  };
  const ajv = new Ajv2020({
    strict: false,
    strictTypes: 'log',
    strictRequired: 'log',
    allowUnionTypes: true,
    formats: { ...formats, binary: true },
    inlineRefs: false,
    code: { optimize: false },
    logger: { log: warn, warn, error: warn },
  });
  const ids = new Map(Object.keys(schemas).map((name, index) => [name, `${index}`]));
  const absolute = (node: Schema): Schema => {
    const id = ids.get(nameIn(node) ?? '');
    return id === undefined ? node : { ...node, $ref: `${id}#` };
  };
  const added = all.map(({ schema }) => mapDeep(schema, absolute));
  for (const [index, schema] of added.entries()) {
    const [error] = ajv.validateSchema(schema) === true ? [] : (ajv.errors ?? []);
    const place = all[index];
    if (error && place)
      problems.push(problemAt(place, `${error.message} (ajv)`, error.instancePath));
    ajv.addSchema(schema, `${index}`, undefined, false);
  }
  if (problems.length === 0) for (const index of added.keys()) ajv.getSchema(`${index}`);
  return problems;
}

/** Lists whose items have slipped out of them, by too little indentation. */
function* withoutItems(node: Schema, { isRead }: SchemaPlace): Generator<SchemaProblem> {
  const isList = isRead && [node.type].flat().includes('array');
  if (isList && !('items' in node || 'prefixItems' in node || 'contains' in node))
    yield ['the list has no items; describe them, or write `items: {}`', '/type'];
}

const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems', 'minProperties', 'minContains'];

/** Lower bounds above the upper ones. */
function* withoutRoom(node: object): Generator<SchemaProblem> {
  const bounds = node as Record<string, number>;
  for (const lower of LOWER_BOUNDS) {
    const upper = lower.replace('min', 'max');
    const { [lower]: least = -Infinity, [upper]: most = Infinity } = bounds;
    if (least > most)
      yield [`\`${lower}\` must be at most \`${upper}\`, ${most}, but is ${least}`, `/${lower}`];
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
    if (status !== 'safe') yield [`the pattern ${one} is ${status} (recheck)`, place];
  }
}

function judge(pattern: string): string {
  // The other backends start a process.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  // An `import` would take a fifth of a second in builds without patterns.
  const { checkSync }: typeof library = createRequire(import.meta.url)('recheck');
  // With a seed and no clock, its verdict is repeatable.
  const search = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, timeout: 20_000 };
  const found = checkSync(pattern, 'u', search);
  if (found.status === 'vulnerable') return `slow: ${found.complexity.summary}`;
  return found.status === 'safe' ? 'safe' : found.error.kind;
}

/** Formats that no function checks. `binary` is that of bytes, which are no value in JSON. */
function* withoutFunction({ format }: Schema, { pointer }: SchemaPlace): Generator<SchemaProblem> {
  const isOfBytes = format === 'binary' && !pointer.startsWith(`${SCHEMAS}/`);
  if (format === undefined || isOfBytes || Object.hasOwn(formats, format)) return;
  yield [
    `no function checks the format ${format} in JSON; choose one of ${Object.keys(formats).join(', ')}, or add a function to scripts/runtime/formats.ts`,
    '/format',
  ];
}

/** Defaults that no parser fills in: those of anything but parameters, named schemas and fields. */
function* unappliedDefault(
  node: Schema,
  place: SchemaPlace,
  schemas: Schemas,
): Generator<SchemaProblem> {
  const { keyword, isRead, pointer } = place;
  const isCondition = CONDITION.test(pointer);
  const isField = isRead && !isCondition && (keyword === undefined || keyword === 'properties');
  if (node.default !== undefined && !isField)
    yield ['no parser fills in a `default` here', '/default'];
  const name = nameIn(node);
  if (name !== undefined && !isRead && !isCondition && hasDefaults(node, schemas))
    yield [`no parser fills in the defaults of ${name} here; refer to a schema without them`];
}
