/** Schemas as Ajv takes them: of each union, one branch is tried and reports its errors. */
import { pick } from '../json.ts';
import {
  acceptsAll,
  isAnnotation,
  isRead,
  mapChildren,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
} from './nodes.ts';
import { type Tag, tagOfObjects, typesApart, valuesOf } from './unions.ts';
import { branchesOf, isOfType, knownIn, listedIn, listing } from './values.ts';

/**
 * A schema as Ajv takes it: without annotations, with plain names as references, and written so that one branch reports
 * its errors.
 *
 * @param isTolerant whether single fields and items may be dropped
 */
export function ajvSchema(schema: Schema, schemas: Schemas, isTolerant: boolean): Schema {
  const write = (one: Schema) => ajvSchema(one, schemas, isTolerant);
  const rules = mapChildren(
    pick(schema, (key) => !isAnnotation(key)),
    (child, { keyword }) => {
      const own = write(child);
      const isMember = /^(items|properties|additionalProperties)$/.test(keyword);
      if (!isTolerant || !isMember || acceptsAll(own)) return own;
      if (!listedIn(child) && !listedIn(child.not)) return droppable(own);
      // An object with a tag of the wrong type lacks the tag; with another value, it is another object.
      const typed = stating([child.type ?? []].flat());
      return { ...droppable(typed), ...when(typed, own) };
    },
  );
  const name = nameIn(schema);
  if (name !== undefined) return { ...rules, $ref: `${name}#` };
  // Rules next to a union that only validators read.
  const passed = pick(rules, (key) => !isRead(key));
  if (branchesOf(schema).length > 0 && Object.keys(passed).length > 0) {
    const union = write(pick(schema, isRead));
    return { ...passed, allOf: [...(passed.allOf ?? []), union] };
  }
  // The pattern of an open enumeration also matches the listed values.
  if (knownIn(schema)) return rules.anyOf?.find((one) => one.enum === undefined) ?? {};
  const branches = branchesOf(rules);
  const { oneOf, anyOf, ...own } = rules;
  const tag = tagOfObjects(schema, schemas);
  if (tag) return { ...own, ...byTag(branches, tag, own.required, requiredIn(schema, schemas)) };
  const types = typesApart(schema, schemas);
  if (types) {
    const [first, second] = branches;
    // A value that is neither of the type nor null gets only the error of the type.
    if (second?.type === 'null' && first?.$ref && branches.length === 2) {
      return { ...own, ...unless(second, first) };
    }
    const chosen = branches.flatMap((branch, index): Schema[] => {
      const rest = withoutType(branch);
      return Object.keys(rest).length > 0 ? [when({ type: types[index] ?? [] }, rest)] : [];
    });
    return { ...own, ...stating(types.flat()), allOf: chosen };
  }
  // A type that all branches share is checked once and gives one error.
  const type = own.type ?? anyOf?.[0]?.type;
  if (typeof type === 'string' && anyOf?.every((one) => one.type === type)) {
    return { ...rules, type, anyOf: anyOf.map(withoutType) };
  }
  // Listed values imply their type: one error says enough.
  const allowed = [schema.type ?? []].flat();
  const isTyped = listedIn(schema)?.every((value) => allowed.some((one) => isOfType(value, one)));
  return { ...withoutType(rules), ...(isTyped ? {} : stating(allowed)) };
}

/** A schema of a member that may be dropped, under a keyword that no contract has. */
const droppable = (schema: Schema): Schema & { member: Schema } => ({ member: schema });

const withoutType = (schema: Schema): Schema => pick(schema, (key) => key !== 'type');

/** A schema that states types; `{}` for none. */
const stating = (types: TypeName[]): Schema =>
  types.length === 0 ? {} : { type: types.length === 1 ? types[0] : types };

/**
 * Chooses a branch by its tag, where Ajv would try each branch of a `oneOf` and report the errors of each. Without the
 * tag, the other fields that all branches require are reported.
 */
function byTag(branches: Schema[], tag: Tag, required: string[] = [], common: string[]): Schema {
  const { name, values } = tag;
  const known = valuesOf(tag);
  const chosen = branches.map((branch, index) => {
    const own = values[index] ?? [];
    const test: Schema = {
      properties: { [name]: own === 'other' ? { enum: known } : listing(own) },
    };
    const rest = withoutTag(branch, name);
    return own === 'other' ? unless(test, rest) : when(test, rest);
  });
  const isOpen = values.includes('other');
  const any: Schema = isOpen ? { type: 'string' } : { enum: known };
  const tagged: Schema = {
    type: 'object',
    required: [name],
    ...(isOpen && { properties: { [name]: any } }),
  };
  return {
    type: 'object',
    required: required.filter((one) => one !== name),
    properties: { [name]: any },
    ...when(tagged, { allOf: chosen }),
    // What is required beside the union has its error already.
    else: { required: [name, ...common.filter((one) => one !== name && !required.includes(one))] },
  };
}

/** The fields that a schema, or each of its branches, requires. */
function requiredIn(schema: Schema, schemas: Schemas): string[] {
  const { required = [], ...found } = resolve(schema, schemas);
  const [first = [], ...others] = branchesOf(found).map((one) => requiredIn(one, schemas));
  const common = first.filter((name) => others.every((names) => names.includes(name)));
  return [...new Set([...required, ...common])];
}

/** A schema for the values that pass a test; it accepts all other values. */
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
const when = (test: Schema, chosen: Schema): Schema => ({ if: test, then: chosen });

/** A schema for the values that fail a test; it accepts all other values. */
const unless = (test: Schema, chosen: Schema): Schema => ({ if: test, else: chosen });

/** A branch that need not check the tag that it was chosen by; the tag stays a known field. */
function withoutTag(branch: Schema, tag: string): Schema {
  if (branch.$ref || branchesOf(branch).length > 0 || branch.if) return branch;
  const { required = [], properties = {}, type: _, ...rest } = branch;
  return {
    ...rest,
    required: required.filter((name) => name !== tag),
    properties: { ...properties, [tag]: {} },
  };
}
