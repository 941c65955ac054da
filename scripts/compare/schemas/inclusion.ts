/** Whether all values of one schema are values of another: shown, or not told. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../model/json.ts';
import {
  branchesOf,
  isAnnotation,
  listedValues,
  type NormalSchema,
  numeric,
  resolve,
  TYPES,
  type TypeName,
} from '../../model/schema.ts';
import type { Side } from './change.ts';
import { textsOutside } from './texts.ts';
import { ANYTHING, completeBranches, fieldOf } from './unions.ts';
import type { Reading } from './values.ts';

/** A schema of each side. */
type Pairs = readonly (readonly [NormalSchema, NormalSchema])[];

/** Pairs of schemas that are looked at for one answer: nested unions double them at each of 14 levels. */
const MOST_PAIRS = 20_000;

/** Whole numbers between two bounds that are tried one by one, as against an enumeration of them. */
const MOST_NUMBERS = 1000;

/** What is decided here: any other keyword must be the same on both sides. */
const DECIDED = new Set<string>(
  `$ref type const enum known not pattern format minLength maxLength minimum maximum items minItems maxItems
  properties required additionalProperties union`.split(/\s+/),
);

/** Whether it is shown that `outer` accepts whatever `inner` accepts. */
export function isWithin(inner: Side, outer: Side): boolean {
  return new Inclusion(inner.reading, outer.reading).holds(inner.schema, outer.schema);
}

class Inclusion {
  #left = MOST_PAIRS;

  constructor(
    private readonly from: Reading,
    private readonly to: Reading,
  ) {}

  /** @param open the pairs of schemas around: what leads back to one adds nothing */
  holds(inner: NormalSchema, outer: NormalSchema, open: Pairs = []): boolean {
    if (this.#left-- <= 0) return false;
    const [from, to] = [resolve(inner, this.from.schemas), resolve(outer, this.to.schemas)];
    if (open.some(([one, other]) => one === from && other === to)) return true;
    const around: Pairs = [...open, [from, to]];
    return formsOf(from, this.from).every((form) => this.#isForm(form, to, around));
  }

  /** Whether values of one JSON type are all accepted. */
  #isForm(form: NormalSchema, outer: NormalSchema, open: Pairs): boolean {
    const found = resolve(outer, this.to.schemas);
    const { union, ...rest } = found;
    const values = valuesOf(form);
    if (values) {
      const own = values.filter((value) => this.from.accepts(form, value));
      return own.every((value) => this.to.accepts(outer, value));
    }
    if (union === undefined) return this.#isSingle(form, rest, open);
    const isInBranch = () =>
      branchesOf(found).some((branch) => this.#left-- > 0 && this.#isForm(form, branch, open));
    return areApart(found, this.to) && this.#isSingle(form, rest, open) && isInBranch();
  }

  #isSingle(form: NormalSchema, outer: NormalSchema, open: Pairs): boolean {
    const { not } = outer;
    const type = form.type as TypeName;
    const isOfType = [outer.type ?? type]
      .flat()
      .some((one) => one === type || one === numeric(type));
    const keys = Object.keys({ ...form, ...outer }) as (keyof NormalSchema)[];
    const others = keys.filter((key) => !DECIDED.has(key) && !isAnnotation(key));
    const isDecided = others.every((key) => isDeepStrictEqual(form[key], outer[key]));
    if (!isOfType || !isDecided || listedValues(outer) !== undefined) return false;
    const refused = isDeepStrictEqual(not, form.not) ? [] : not && listedValues(not);
    if (not && !refused?.every((value) => !this.from.accepts(form, value))) return false;
    if (type === 'string') return textsOutside(form, outer).areNone;
    if (type === 'array') {
      const { items = ANYTHING } = outer;
      return (
        isBetween(form, outer, 'minItems', 'maxItems', 0) &&
        this.holds(form.items ?? ANYTHING, items, open)
      );
    }
    if (type === 'object') return this.#isObject(form, outer, open);
    return isBetween(form, outer, 'minimum', 'maximum', -Infinity);
  }

  #isObject(form: NormalSchema, outer: NormalSchema, open: Pairs): boolean {
    const { required = [], additionalProperties: others = true } = outer;
    if (!required.every((name) => form.required?.includes(name))) return false;
    const named = Object.keys({ ...form.properties, ...outer.properties });
    const own = form.additionalProperties ?? true;
    const isNamed = (name: string) => {
      const wanted = fieldOf(outer, name);
      if (wanted === undefined && others !== false) return true;
      const field = fieldOf(form, name) ?? ANYTHING;
      // A closed object has no field that it does not name.
      const isAbsent = own === false && form.properties?.[name] === undefined;
      return isAbsent || (wanted !== undefined && this.holds(field, wanted, open));
    };
    if (!named.every(isNamed)) return false;
    if (others === true || own === false) return true;
    return others !== false && this.holds(own === true ? ANYTHING : own, others, open);
  }
}

/** A schema as forms of one JSON type each, its branches completed by what is around them. */
function formsOf(schema: NormalSchema, reading: Reading): NormalSchema[] {
  const found = resolve(schema, reading.schemas);
  if (found.union === undefined) {
    return [found.type ?? TYPES].flat().map((type) => ({ ...found, type }));
  }
  const branches = completeBranches(found, reading.schemas);
  return branches.flatMap((branch) => formsOf(branch, reading));
}

/** All values of a schema, where they are few. */
function valuesOf({ type, minimum, maximum, ...form }: NormalSchema) {
  const listed = listedValues(form);
  if (listed || type === 'null') return listed ?? [null];
  if (type === 'boolean') return [true, false];
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return undefined;
  const length = Math.floor(maximum) - Math.ceil(minimum) + 1;
  if (length > MOST_NUMBERS) return undefined;
  return Array.from({ length: Math.max(0, length) }, (_, index) => Math.ceil(minimum) + index);
}

function isBetween(
  inner: NormalSchema,
  outer: NormalSchema,
  least: 'minItems' | 'minimum',
  most: 'maxItems' | 'maximum',
  start: number,
): boolean {
  return (
    (inner[least] ?? start) >= (outer[least] ?? start) &&
    (inner[most] ?? Infinity) <= (outer[most] ?? Infinity)
  );
}

/** Whether it is shown that no value is refused since it belongs to two branches of a union. */
export function areApart(union: NormalSchema, reading: Reading): boolean {
  if (union.union?.keyword !== 'oneOf' || union.union.by !== 'trial') return true;
  const branches = completeBranches(union, reading.schemas).map((one) => formsOf(one, reading));
  return branches.every((forms, index) => {
    const others = branches.slice(index + 1).flat();
    return forms.every((one) => others.every((other) => areFormsApart(one, other, reading)));
  });
}

function areFormsApart(one: NormalSchema, other: NormalSchema, reading: Reading): boolean {
  if (numeric(one.type as TypeName) !== numeric(other.type as TypeName)) return true;
  const [left, right] = [valuesOf(one), valuesOf(other)];
  const isShared = (value: Json) => reading.accepts(one, value) && reading.accepts(other, value);
  if (left) return !left.some(isShared);
  if (right) return areFormsApart(other, one, reading);
  const both = one.required?.filter((name) => other.required?.includes(name)) ?? [];
  return both.some((name) => {
    const [mine, theirs] = [one, other].map(({ properties }) =>
      listedValues(resolve(properties?.[name] ?? {}, reading.schemas)),
    );
    return mine && theirs && !mine.some((one) => theirs.some((own) => isDeepStrictEqual(own, one)));
  });
}
