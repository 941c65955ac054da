import type { NormalContract } from '../model/contract.ts';
import {
  branchesOf,
  isAnnotation,
  listedValues,
  mapSchema,
  type NormalSchema,
  type TypeName,
  typesOf,
} from '../model/schema.ts';
import { tagsByName } from './tag.ts';

/**
 * What one may send: the contract, and no field that is not named. Objects that state
 * `additionalProperties` keep what they state. What only a branch names appears on the object around
 * it as a property of any value: the branch decides.
 *
 * @returns a new contract; what was given is left as it was
 */
export function strict(normal: NormalContract): NormalContract {
  return derive(normal, 'strict', (schema) => mapSchema(schema, close));
}

/**
 * What one must be able to read: the JSON type of what is there, and what chooses a branch. A sender's
 * rules are not a reader's, so no value, bound, pattern or format is checked.
 *
 * - A union of named schemas requires its tag; in a schema alone the tag may be missing, and keeps its
 *   values. A string that chooses a branch inside an object is required and keeps its values.
 * - Any other field may be missing or null. The items of a list and the members of a map may not be.
 * - The branches of an object become one object, each field with the types of all branches.
 * - A field marked `x-opaque` takes any value.
 *
 * @returns a new contract; what was given is left as it was
 */
export function tolerant(normal: NormalContract): NormalContract {
  const tags = tagsByName(normal.schemas);
  return derive(normal, 'tolerant', (schema, name) => loosen(schema, tags.get(name)));
}

function derive(
  normal: NormalContract,
  profile: NormalContract['profile'],
  change: (schema: NormalSchema, name: string) => NormalSchema,
): NormalContract {
  const schemas = [...normal.schemas].map(
    ([name, schema]) => [name, change(schema, name)] as const,
  );
  return { ...normal, profile, schemas: new Map(schemas) };
}

function close(node: NormalSchema): NormalSchema {
  if (![node.type].flat().includes('object') || node.additionalProperties !== undefined)
    return node;
  const properties = { ...node.properties };
  for (const branch of branchesOf(node) ?? []) {
    for (const name of Object.keys(branch.properties ?? {})) properties[name] ??= {};
  }
  return { ...node, properties, additionalProperties: false };
}

/** A schema as a reader takes it. `tags`: its fields that choose a branch of a union around it. */
function loosen(schema: NormalSchema, tags: ReadonlySet<string> = new Set()): NormalSchema {
  return assemble(annotationsOf(schema), alternatives(schema, tags));
}

/**
 * The forms that a value may have, each a reference, a union of references or one JSON type with what
 * belongs to it; `{}` is any value. What only annotates is left out.
 */
function alternatives(schema: NormalSchema, tags: ReadonlySet<string> = new Set()): NormalSchema[] {
  const { $ref, tag } = schema;
  if ($ref !== undefined) return [{ $ref }];
  const branches = branchesOf(schema);
  if (branches !== undefined && schema.properties === undefined) {
    if (tag === undefined) return branches.flatMap((branch) => alternatives(branch));
    const key = schema.oneOf === undefined ? 'anyOf' : 'oneOf';
    return [{ type: 'object', tag, required: [tag], [key]: branches }];
  }
  const values = listedValues(schema);
  if ((schema.type ?? values ?? schema.properties) === undefined) return [{}];
  return typesOf(schema, new Map()).map((type) => {
    const forms: Partial<Record<TypeName, () => NormalSchema>> = {
      object: () => objectOf(schema, tags),
      array: () => (schema.items === undefined ? {} : { items: loosen(schema.items) }),
      string: () => known(schema, 'string'),
      number: () => known(schema, 'number'),
      integer: () => known(schema, 'number'),
    };
    return { type: type === 'integer' ? 'number' : type, ...forms[type]?.() };
  });
}

/** The values that a reader knows, for completion: others pass too. */
function known(schema: NormalSchema, type: 'string' | 'number'): NormalSchema {
  const values = schema.known ?? listedValues(schema) ?? [];
  const listed = values.filter((value) => typeof value === type) as (string | number)[];
  return listed.length > 0 ? { known: listed } : {};
}

/** An object, its branches merged into it. */
function objectOf(schema: NormalSchema, tags: ReadonlySet<string>): NormalSchema {
  const { properties, additionalProperties, tag = '' } = schema;
  const object: NormalSchema = {};
  const branches = branchesOf(schema) ?? [];
  const fields = new Map<string, NormalSchema[]>();
  for (const part of [schema, ...branches]) {
    for (const [name, field] of Object.entries(part.properties ?? {})) {
      const titled = part === schema ? field : { title: part.title, ...field };
      fields.set(name, [...(fields.get(name) ?? []), titled as NormalSchema]);
    }
  }
  for (const [name, forms] of fields) {
    object.properties ??= {};
    const values = name === tag ? stringsOf(forms) : undefined;
    if (values !== undefined) object.required = [name];
    object.properties[name] =
      values !== undefined
        ? { ...describeAll(forms), type: 'string', enum: values }
        : tags.has(name)
          ? (forms[0] as NormalSchema)
          : fieldOf(forms);
  }
  if (properties !== undefined) object.properties ??= {};
  if (typeof additionalProperties === 'object') {
    object.additionalProperties = loosen(additionalProperties);
  } else if (additionalProperties === true) object.additionalProperties = true;
  return object;
}

/** The values of a field that chooses a branch, in the order of the branches; none unless strings. */
function stringsOf(forms: NormalSchema[]): string[] | undefined {
  const values = forms.flatMap((form) => listedValues(form) ?? [null]);
  const strings = values.filter((value): value is string => typeof value === 'string');
  return strings.length === values.length ? [...new Set(strings)] : undefined;
}

function fieldOf(forms: NormalSchema[]): NormalSchema {
  const said = describeAll(forms);
  if (forms.some((form) => form['x-opaque'])) return said;
  return assemble(said, [...forms.flatMap((form) => alternatives(form)), { type: 'null' }]);
}

/** What several branches say of a field; where they differ, each text names its branches. */
function describeAll(forms: NormalSchema[]): NormalSchema {
  const { title, ...said } = annotationsOf(forms[0] ?? {});
  const texts = new Map<string, string[]>();
  for (const { title: branch = '', description = '' } of forms) {
    texts.set(description.trim(), [...(texts.get(description.trim()) ?? []), branch]);
  }
  if (texts.size === 1) return said;
  const lines = [...texts].map(([text, branches]) => `${branches.join(', ')}: ${text}`);
  return { ...said, description: lines.join('\n') };
}

/** One schema of several forms: the JSON types in one node, and each reference beside it. */
function assemble(said: NormalSchema, forms: NormalSchema[]): NormalSchema {
  if (forms.some((form) => Object.keys(form).length === 0)) return said;
  const kinds = new Map<string, NormalSchema>();
  for (const form of forms) {
    const kind = form.tag === undefined ? (form.$ref ?? String(form.type)) : JSON.stringify(form);
    const before = kinds.get(kind);
    kinds.set(kind, before === undefined ? form : mergeForms(before, form));
  }
  const nothing = kinds.get('null');
  kinds.delete('null');
  const distinct = [...kinds.values(), ...(nothing === undefined ? [] : [nothing])];
  const [only] = distinct;
  if (distinct.length === 1) return { ...said, ...only };
  const simple = distinct.every(({ $ref, tag }) => $ref === undefined && tag === undefined);
  if (!simple) return { ...said, anyOf: distinct };
  const types = distinct.map(({ type }) => type as TypeName);
  const values = distinct.flatMap(({ known: listed = [] }) => listed);
  const merged: NormalSchema = Object.assign({}, said, ...distinct, { type: types });
  return values.length > 0 ? { ...merged, known: values } : merged;
}

/** Two forms of one JSON type. */
function mergeForms(left: NormalSchema, right: NormalSchema): NormalSchema {
  const merged: NormalSchema = { ...left, ...right };
  if (left.known && right.known) merged.known = [...new Set([...left.known, ...right.known])];
  if (left.items && right.items) {
    merged.items = assemble({}, [...alternatives(left.items), ...alternatives(right.items)]);
  }
  if (left.properties && right.properties) {
    const names = new Set([...Object.keys(left.properties), ...Object.keys(right.properties)]);
    merged.properties = {};
    for (const name of names) {
      const forms = [left.properties[name], right.properties[name]].filter((form) => !!form);
      merged.properties[name] = fieldOf(forms as NormalSchema[]);
    }
  }
  return merged;
}

function annotationsOf(schema: NormalSchema): NormalSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => isAnnotation(key)));
}
