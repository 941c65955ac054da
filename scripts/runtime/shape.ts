/** The shapes of values that a reader accepts, as plain data, and the readable part of a value. */
import { type Branches, branchIndex, DROPPED, mapParts } from './parts.js';
import { step, tokens } from './pointers.js';
import { MANY_ERRORS, type UnwordedError } from './validate.js';

/** The JSON types of a value and of the parts of it. An empty object stands for any value. */
export interface Shape {
  /** The name of its schema. */
  name?: string;
  types?: readonly string[];
  fields?: Readonly<Record<string, Shape>>;
  /** The values of other fields. */
  others?: Shape;
  items?: Shape;
  /** Shapes of different types. */
  anyOf?: readonly Shape[];
  /** The discriminator of a union, which selects a branch. */
  discriminator?: string;
  branches?: Branches<Shape>;
  /** Of a branch: its fields that are discriminators. An object in which one has the value of another branch is not readable. */
  discriminators?: readonly string[];
  /** Of a discriminator: its values, or those that it does not have. */
  values?: readonly unknown[];
  not?: readonly unknown[];
}

/** The readable part of a value. */
interface ReadPart {
  /** The value without its unreadable parts, which is the value itself if there are none; `DROPPED` if nothing is left. */
  kept: unknown;
  /** What makes parts unreadable. */
  errors: UnwordedError[];
  /** Whether the part at a path of the value, or a part around it, is unreadable. */
  isDropped(path: string): boolean;
}

type Members = Readonly<Record<string, unknown>>;
type Params = UnwordedError['params'];
type Keys = (string | number)[];

/** A shape without branches, and the place of its rule in the schemas. */
interface Fit {
  shape: Shape;
  rule: string;
}

/**
 * Leaves out the fields of objects and the items of lists that do not have their shape:
 *
 *     { words: [{ start: 1 }, { start: 'x' }, 7] }  →  { words: [{ start: 1 }, {}] }
 */
export function readableIn(value: unknown, shape: Shape): ReadPart {
  const errors: UnwordedError[] = [];
  const kept = readPart(value, { shape, rule: '#' }, [], errors);
  return { kept, errors, isDropped: (path) => isUnreadable(value, shape, tokens(path)) };
}

/** The readable part of a part. `keys` leads to it; the errors of unreadable parts are added, unless there are too many. */
function readPart(value: unknown, place: Fit, keys: Keys, errors: UnwordedError[]): unknown {
  const fit = fitOf(value, place.shape, place.rule);
  if ('keyword' in fit) {
    if (errors.length < MANY_ERRORS) {
      const path = keys.map((key) => `/${step(String(key))}`).join('');
      errors.push({ ...fit, instancePath: path + fit.instancePath });
    }
    return DROPPED;
  }
  if (typeof value !== 'object' || value === null) return value;
  return mapParts(value, (part, key) => {
    const member = memberOf(fit, key);
    if (part === undefined || !member) return part;
    keys.push(key);
    const kept = readPart(part, member, keys, errors);
    keys.pop();
    return kept;
  });
}

/** The shape of a field or an item; undefined if it may have any value. */
function memberOf({ shape, rule }: Fit, key: string | number): Fit | undefined {
  const { fields = {}, others, items } = shape;
  if (typeof key === 'number') return items && { shape: items, rule: `${rule}/items` };
  const { [key]: field } = Object.hasOwn(fields, key) ? fields : {};
  if (!field) return others && { shape: others, rule: `${rule}/additionalProperties` };
  const name = /^\w*$/.test(key) ? key : encodeURIComponent(step(key));
  return { shape: field, rule: `${rule}/properties/${name}` };
}

/** Whether a part of a value, or a part around it, has no shape. */
function isUnreadable(value: unknown, shape: Shape, [key, ...keys]: string[]): boolean {
  const fit = fitOf(value, shape, '');
  if ('keyword' in fit) return true;
  if (key === undefined || typeof value !== 'object' || value === null) return false;
  const member = memberOf(fit, Array.isArray(value) ? Number(key) : key);
  return member !== undefined && isUnreadable((value as Members)[key], member.shape, keys);
}

/**
 * The shape by which a value is read, or why it has none, which its type and its discriminator decide.
 *
 * @param outer the place of the rule, unless the shape has a name
 */
function fitOf(value: unknown, shape: Shape, outer: string): Fit | UnwordedError {
  const { name, types, anyOf, branches } = shape;
  const rule = name === undefined ? outer : `${name}#`;
  if (anyOf) {
    const index = anyOf.findIndex((branch) => isOfTypes(value, typesIn(branch)));
    const chosen = anyOf[index];
    if (!chosen) return mistyped(anyOf, `${rule}/anyOf`);
    return fitOf(value, chosen, `${rule}/anyOf/${index}`);
  }
  if (types && !isOfTypes(value, types)) return mistyped([shape], `${rule}/type`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { shape, rule };
  const object = value as Members;
  if (branches) return branchFor(object, shape, rule);
  return otherBranch(object, shape, rule) ?? { shape, rule };
}

function branchFor(object: Members, shape: Shape, rule: string): Fit | UnwordedError {
  const { discriminator: field = '', branches = [] } = shape;
  const { [field]: value } = object;
  const index = branchIndex(branches, value);
  const [, branch] = branches[index] ?? [];
  if (branch) return fitOf(object, branch, `${rule}/oneOf/${index}`);
  if (value === undefined)
    return misfit('required', { missingProperty: field }, `${rule}/required`);
  const isOpen = branches.some(([values]) => values === null);
  if (isOpen) return misfit('type', { type: 'string' }, `${rule}/oneOf`, field);
  const allowedValues = branches.flatMap(([values]) => values ?? []);
  return misfit('enum', { allowedValues }, `${rule}/oneOf`, field);
}

/** Why an object belongs to another branch than that of its shape, if it does. */
function otherBranch(object: Members, shape: Shape, outer: string): UnwordedError | undefined {
  for (const field of shape.discriminators ?? []) {
    const { [field]: value } = object;
    const { types = [], values = [value], not } = shape.fields?.[field] ?? {};
    const rule = `${outer}/properties/${field}`;
    // One of another type is left out.
    if (!isOfTypes(value, types)) continue;
    if (not?.includes(value)) return misfit('not', {}, `${rule}/not`, field);
    if (values.includes(value)) continue;
    if (values.length > 1) return misfit('enum', { allowedValues: values }, `${rule}/enum`, field);
    return misfit('const', { allowedValue: values[0] }, `${rule}/const`, field);
  }
  return undefined;
}

/** The wrong type of a value other than null, which a reader accepts even where the contract does not. */
function mistyped(shapes: readonly Shape[], rule: string): UnwordedError {
  const types = shapes.flatMap(typesIn).filter((type) => type !== 'null');
  return misfit('type', { type: types.length === 1 ? types[0] : types }, rule);
}

/** The error of a value, or of its discriminator. */
function misfit(keyword: string, params: Params, schemaPath: string, field = ''): UnwordedError {
  return { instancePath: field && `/${step(field)}`, schemaPath, keyword, params };
}

function typesIn({ types, anyOf }: Shape): readonly string[] {
  return types ?? anyOf?.flatMap(typesIn) ?? [];
}

function isOfTypes(value: unknown, types: readonly string[]): boolean {
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  // NaN and infinity are not JSON.
  return types.includes(typeof value) && (typeof value !== 'number' || Number.isFinite(value));
}
