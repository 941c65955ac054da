/** Schemas as Ajv takes them: of each union one branch is tried, so that a wrong field gives one error. */
import { pick } from '../json.ts';
import {
  isAnnotation,
  mapChildren,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
} from './nodes.ts';
import {
  baseType,
  branchesOf,
  knownIn,
  listedIn,
  listing,
  type Tag,
  tagOf,
  typeOf,
  typesApart,
  typesOf,
  valuesOf,
} from './unions.ts';

/** A schema without annotations, with plain names as references, and with a condition for each branch of a union. */
export function ajvSchema(schema: Schema, schemas: Schemas): Schema {
  const rules = mapChildren(
    pick(schema, (key) => !isAnnotation(key)),
    (one) => ajvSchema(one, schemas),
  );
  const name = nameIn(schema);
  if (name !== undefined) return { ...rules, $ref: `${name}#` };
  if (branchesOf(schema).length > 0) return byBranch(rules, schema, schemas);
  // Listed values imply their type: one error says enough.
  const types = [schema.type].flat();
  const isTyped = listedIn(schema)?.every((value) =>
    types.map((one) => one && baseType(one)).includes(typeOf(value)),
  );
  return isTyped ? pick(rules, (key) => key !== 'type') : rules;
}

/** A union whose value chooses a branch by its tag or its type, if that is possible. */
function byBranch({ oneOf, anyOf, ...own }: Schema, schema: Schema, schemas: Schemas): Schema {
  const branches = oneOf ?? anyOf ?? [];
  const union: Schema = oneOf ? { oneOf } : { anyOf: branches };
  const tag = tagOf(schema, schemas);
  if (tag && typesOf(schema, schemas).join() === 'object')
    return {
      ...own,
      allOf: [...(own.allOf ?? []), byTag(branches, tag, commonIn(schema, schemas))],
    };
  // The pattern of an open enumeration also matches the listed values.
  const open = knownIn(schema) && branches.find((one) => one.enum === undefined);
  if (open) return { ...own, allOf: [...(own.allOf ?? []), open] };
  const types = typesApart(schema, schemas);
  if (types) {
    const [first, second] = branches;
    // A value that is neither null nor of the type gets only the error of the type.
    const chosen =
      second?.type === 'null' && first?.$ref && branches.length === 2
        ? [{ if: second, else: first }]
        : [
            { type: one(types.flat()) },
            ...branches.map((branch, index) =>
              when({ type: one(types[index] ?? []) }, withoutType(branch)),
            ),
          ];
    return { ...own, allOf: [...(own.allOf ?? []), ...chosen] };
  }
  // A type that all branches share is checked once.
  const [shared] = branches.map((branch) => branch.type);
  if (typeof shared !== 'string' || !branches.every(({ type }) => type === shared))
    return { ...own, ...union };
  return { ...own, type: shared, [oneOf ? 'oneOf' : 'anyOf']: branches.map(withoutType) };
}

const one = (types: TypeName[]) => (types.length === 1 && types[0]) || types;

const withoutType = (schema: Schema): Schema => pick(schema, (key) => key !== 'type');

/** A schema for the values that pass a test; it accepts all other values. */
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
const when = (test: Schema, chosen: Schema): Schema => ({ if: test, then: chosen });

/** The branch that the tag selects. Without the tag, the other fields that all branches require are reported, too. */
function byTag(branches: Schema[], tag: Tag, common: string[]): Schema {
  const { name, values } = tag;
  const known: Schema = { enum: valuesOf(tag) };
  const isOpen = values.includes('other');
  const any: Schema = isOpen ? { type: 'string' } : known;
  const chosen = branches.map((branch, index): Schema => {
    const own = values[index] ?? [];
    const isOther = own === 'other';
    const test = { properties: { [name]: isOther ? known : listing(own) } };
    return isOther
      ? { if: test, else: withoutTag(branch, name) }
      : when(test, withoutTag(branch, name));
  });
  const tagged: Schema = {
    type: 'object',
    required: [name],
    ...(isOpen && { properties: { [name]: any } }),
  };
  return {
    type: 'object',
    properties: { [name]: any },
    ...when(tagged, { allOf: chosen }),
    else: { required: [name, ...common.filter((field) => field !== name)] },
  };
}

/** The fields that a schema, or each of its branches, requires. */
function commonIn(schema: Schema, schemas: Schemas): string[] {
  const { required = [], ...found } = resolve(schema, schemas);
  const [first = [], ...others] = branchesOf(found).map((one) => commonIn(one, schemas));
  const common = first.filter((name) => others.every((names) => names.includes(name)));
  return [...new Set([...required, ...common])];
}

/** A branch that need not check the tag that it was chosen by; the tag stays a known field. */
function withoutTag(branch: Schema, tag: string): Schema {
  if (branch.$ref || branch.if || branch.allOf) return branch;
  const { required = [], properties = {}, type: _, ...rest } = branch;
  return {
    ...rest,
    required: required.filter((name) => name !== tag),
    properties: { ...properties, [tag]: {} },
  };
}
