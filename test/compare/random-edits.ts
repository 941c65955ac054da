/** Random edits of schemas in the normal form, each with what it must do to the values. */
import type { Json } from '../../scripts/model/json.ts';
import { child, tokens } from '../../scripts/model/pointer.ts';
import {
  branchesOf,
  type NormalSchema,
  resolve,
  type TypeName,
  typesOf,
  visitSchema,
} from '../../scripts/model/schema.ts';

type Schemas = ReadonlyMap<string, NormalSchema>;

/** A node of a schema, and what around it decides on the effect of an edit. */
export interface Node {
  pointer: string;
  node: NormalSchema;
  /** Whether it is below a field whose content is not promised. */
  opaque: boolean;
  /** Whether it is a property that chooses a branch. */
  tag: boolean;
  /** Whether it is one of several alternatives, of which another may accept the same. */
  alternative: boolean;
  /** The object whose branch it is. */
  union: NormalSchema | undefined;
}

/** The node after an edit, and whether the edit takes values away and lets new ones in. */
export interface Edit {
  name: string;
  node: NormalSchema;
  /** Not set where only the values can tell. */
  narrower?: boolean;
  wider?: boolean;
}

/** Every node of a schema that a property, an item or a branch is, itself included. */
export function nodesOf(schema: NormalSchema): Node[] {
  const found: Node[] = [];
  const opaque: string[] = [];
  const tags = new Set<string>();
  const alternatives: string[] = [];
  const unions = new Map<string, NormalSchema>();
  visitSchema(schema, (node, { pointer, keyword }) => {
    if (keyword === 'not') return false;
    const inside = (list: string[]) => list.some((one) => `${pointer}/`.startsWith(`${one}/`));
    const branches = branchesOf(node) ?? [];
    const key = node.oneOf ? 'oneOf' : 'anyOf';
    for (const index of branches.keys()) {
      const branch = `${pointer}/${key}/${index}`;
      if (node.properties) unions.set(branch, node);
      if (node.tag) tags.add(`${branch}/properties/${node.tag}`);
      else alternatives.push(branch);
    }
    if (node['x-opaque']) opaque.push(pointer);
    const tag = tags.has(pointer);
    const union = unions.get(pointer);
    const [below, alternative] = [inside(opaque), inside(alternatives)];
    found.push({ pointer, node, tag, union, opaque: below, alternative });
    return true;
  });
  return found;
}

/** The schema with another node at a place; what is not on the way there is shared. */
export function replaced(schema: NormalSchema, pointer: string, node: NormalSchema): NormalSchema {
  const set = (value: Json, [step, ...rest]: string[]): Json => {
    if (step === undefined) return node as Json;
    const inner = set(child(value, step) ?? null, rest);
    if (Array.isArray(value)) return value.with(Number(step), inner);
    return { ...(value as object), [step]: inner };
  };
  return set(schema as Json, tokens(pointer)) as NormalSchema;
}

const NONE = { narrower: false, wider: false };
const NARROWER = { narrower: true, wider: false };
const WIDER = { narrower: false, wider: true };
const BOTH = { narrower: true, wider: true };

/** Every edit that can be made of a node; `amount` chooses among values, and among other nodes. */
export function editsOf(
  { pointer, node, tag, alternative, union }: Node,
  amount: number,
  schemas: Schemas,
  nodes: readonly Node[],
): Edit[] {
  const edits: Edit[] = [];
  const add = (
    name: string,
    effect: Omit<Edit, 'name' | 'node'>,
    change: Partial<NormalSchema>,
  ) => {
    const edited = Object.fromEntries(
      Object.entries({ ...node, ...change }).filter(([, value]) => value !== undefined),
    );
    edits.push({ name, ...effect, node: edited });
  };
  const other = nodes[amount % nodes.length]?.node;
  // What a branch accepts depends on the union around it.
  const isBranch = /\/(one|any)Of\/\d+$/.test(pointer);
  if (other && !tag && !isBranch) edits.push({ name: 'another schema', node: other });
  add('another description', NONE, { description: `Words ${amount}.` });
  if (node.$ref !== undefined) return edits;
  const types = typesOf(node, schemas);
  const [type] = types;
  // What another alternative accepts as well would take the effect away.
  if (!alternative && !branchesOf(node) && !tag) typed(add, node, types);
  const listed = node.enum ?? (node.const === undefined ? undefined : [node.const]);
  if (listed && !tag) values(add, node, listed, amount);
  const branches = branchesOf(node);
  if (types.length === 1 && listed === undefined && !tag && !branches) {
    if (type === 'number' || type === 'integer') bounds(add, node, amount);
    if (type === 'string' && !alternative) texts(add, node, amount);
    if (type === 'array') lists(add, node, amount);
  }
  if (type === 'object' && node.properties && !alternative) fields(add, node, amount, union);
  if (
    branches &&
    node.tag &&
    branches.length > 1 &&
    !branches.some((one) => isOther(one, node, schemas))
  ) {
    const index = amount % branches.length;
    const key = node.oneOf ? 'oneOf' : 'anyOf';
    add('a branch is gone', BOTH, { [key]: branches.toSpliced(index, 1) });
  } else if (branches && !node.tag && !alternative && !node.properties) {
    const key = node.oneOf ? 'oneOf' : 'anyOf';
    add('branches in another order', NONE, { [key]: branches.toReversed() });
    if (!types.includes('boolean')) {
      add('one more form', WIDER, { [key]: [...branches, { type: 'boolean' }] });
    }
  }
  return edits;
}

type Add = (
  name: string,
  effect: Omit<Edit, 'name' | 'node'>,
  change: Partial<NormalSchema>,
) => void;

function typed(add: Add, node: NormalSchema, types: TypeName[]): void {
  const listed = node.enum !== undefined || node.const !== undefined;
  if (!listed && node.type !== undefined && !types.includes('null')) {
    add('null as well', WIDER, { type: [...types, 'null'] });
    add('a union of one', NONE, wrapped(node));
  }
  if (!listed && node.type !== undefined && types.length > 1 && types.includes('null')) {
    add('never null', NARROWER, { type: types.filter((type) => type !== 'null') });
  }
  if (listed || types.length > 1) return;
  if (types[0] === 'integer') add('any number', WIDER, { type: 'number' });
  if (types[0] === 'number') add('integers alone', NARROWER, { type: 'integer' });
  if (types[0] === 'string') add('another type', BOTH, { type: 'boolean' });
  if (types[0] === 'boolean') add('one of two', NARROWER, { const: true });
}

/** What decides on the value, in the one branch of a union. */
function wrapped({ description, default: standard, 'x-opaque': opaque, ...node }: NormalSchema) {
  const gone = Object.fromEntries(Object.keys(node).map((key) => [key, undefined]));
  return { ...gone, anyOf: [node] } as Partial<NormalSchema>;
}

function values(add: Add, node: NormalSchema, listed: Json[], amount: number): void {
  const list = node.const === undefined ? 'enum' : undefined;
  const fresh = typeof listed[0] === 'string' ? `value${amount}` : 1000 + amount;
  const open = typeof listed[0] !== 'boolean' && !node.format && !node.pattern;
  if (list && listed.length > 1) {
    add('a value less', NARROWER, { enum: listed.toSpliced(amount % listed.length, 1) });
    add('values in another order', NONE, { enum: listed.toReversed() });
  }
  if (list && open) add('a value more', WIDER, { enum: [...listed, fresh] });
  if (node.const !== undefined) {
    add('a list of one', NONE, { const: undefined, enum: listed });
    if (open) add('another value', BOTH, { const: fresh });
  }
}

function bounds(add: Add, node: NormalSchema, amount: number): void {
  const { minimum, maximum } = node;
  const by = (amount % 5) + 1;
  if (minimum === undefined) add('a minimum', NARROWER, { minimum: (maximum ?? 0) - by });
  else {
    const above = minimum + by;
    add('a minimum less', WIDER, { minimum: undefined });
    add('a lower minimum', WIDER, { minimum: minimum - by });
    if (maximum === undefined || above <= maximum)
      add('a higher minimum', NARROWER, { minimum: above });
  }
  if (maximum === undefined) add('a maximum', NARROWER, { maximum: (minimum ?? 0) + by });
  else {
    const under = maximum - by;
    add('a maximum less', WIDER, { maximum: undefined });
    add('a higher maximum', WIDER, { maximum: maximum + by });
    if (minimum === undefined || under >= minimum)
      add('a lower maximum', NARROWER, { maximum: under });
  }
}

function texts(add: Add, node: NormalSchema, amount: number): void {
  const { format, pattern, minLength, maxLength, contentEncoding, not } = node;
  if (format === 'binary' || contentEncoding || not) return;
  if (format) add('a format less', WIDER, { format: undefined });
  if (pattern) add('a pattern less', WIDER, { pattern: undefined, known: undefined });
  if (format || pattern) return;
  const by = (amount % 7) + 1;
  add('a format', NARROWER, { format: ['uri', 'uuid', 'date'][amount % 3] ?? 'uri' });
  add('a pattern', NARROWER, { pattern: `^[a-m]{${by}}$` });
  if (minLength === undefined) {
    add('a least length', NARROWER, { minLength: by });
    add('a least length of nothing', NONE, { minLength: 0 });
  }
  if (maxLength === undefined)
    add('a greatest length', NARROWER, { maxLength: (minLength ?? 0) + by });
}

function lists(add: Add, node: NormalSchema, amount: number): void {
  const { minItems, maxItems } = node;
  const by = (amount % 3) + 1;
  if (minItems === undefined) {
    add('a least number of items of none', NONE, { minItems: 0 });
    add('a least number of items', NARROWER, { minItems: by });
  } else {
    add('may be empty', WIDER, { minItems: undefined });
    add('more items', NARROWER, { minItems: minItems + by });
  }
  if (maxItems === undefined)
    add('a greatest number of items', NARROWER, { maxItems: (minItems ?? 0) + by });
}

function fields(add: Add, node: NormalSchema, amount: number, union: NormalSchema = {}): void {
  const { properties = {}, required = [] } = node;
  const branches = branchesOf(node) ?? [];
  // A field that branches speak of too belongs to them.
  const own = Object.keys(properties).filter(
    (name) =>
      name !== node.tag &&
      name !== union.tag &&
      !union.required?.includes(name) &&
      !branches.some((branch) => branch.properties?.[name] || branch.required?.includes(name)),
  );
  const name = own[amount % Math.max(1, own.length)];
  add('a new field', NONE, { properties: { ...properties, novel: { type: 'string' } } });
  add('a new field that is required', NARROWER, {
    properties: { ...properties, novel: { type: 'string' } },
    required: [...required, 'novel'],
  });
  add('required in another order', NONE, { required: required.toReversed() });
  if (name === undefined) return;
  const { [name]: _, ...others } = properties;
  const rest = required.filter((one) => one !== name);
  add('a field less', BOTH, { properties: others, required: rest });
  if (required.includes(name)) add('may be missing', WIDER, { required: rest });
  else add('must be there', NARROWER, { required: [...required, name] });
}

/** Whether a branch takes any tag that no other names. */
function isOther(branch: NormalSchema, { tag = '' }: NormalSchema, schemas: Schemas): boolean {
  return resolve(branch, schemas).properties?.[tag]?.not !== undefined;
}
