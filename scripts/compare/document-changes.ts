/** What differs between two contracts: both documents are walked side by side, then each named schema is compared once. */
import {
  at,
  child,
  isJsonObject,
  type Json,
  type JsonObject,
  mapValues,
  pick,
  tokens,
} from '../base/json.ts';
import { DOCUMENTS, type DocumentName } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import { namesReached, type Schema } from '../model/schema.ts';
import { hasNames } from '../model/visit.ts';
import {
  type Change,
  type Impacts,
  isWhole,
  keywordChange,
  NARROWER,
  NOTICE,
  OTHER,
  type Role,
  WIDER,
} from './impacts.ts';
import { schemaChanges } from './schema-changes.ts';

/** A change, and what clients do with the values at its place. */
export interface RoleChange extends Change {
  role: Role;
}

/** A schema at the same place of two documents. */
interface Use {
  before: Schema;
  after: Schema;
  where: string;
  role: Role;
}

/** Where a walk is. */
interface Step {
  document: DocumentName;
  roots: [before: JsonObject, after: JsonObject];
  where: string;
  role: Role;
  key: string;
  /** The key of the map in which a value has its key as a name, such as `headers`. */
  map?: string | undefined;
}

/** Everything that differs between two contracts. */
export function contractChanges(before: Contract, after: Contract): RoleChange[] {
  const found = DOCUMENTS.flatMap((document) => {
    const [left, right] = [before[document], after[document]];
    const start = { where: '', role: 'send', key: '' } as const;
    return [...walk(rootOf(left), rootOf(right), { document, roots: [left, right], ...start })];
  });
  const uses = found
    .filter((item) => 'before' in item)
    .map((use) => ({
      ...use,
      before: merged(use.before, before),
      after: merged(use.after, after),
    }));
  for (const role of ['send', 'receive'] as const) {
    const starts = uses.filter((use) => use.role === role).map((use) => use.before);
    for (const where of namesReached(starts, before.schemas)) {
      const [earlier, later] = [before.schemas[where], after.schemas[where]];
      if (earlier && later) uses.push({ before: earlier, after: later, where, role });
    }
  }
  const inSchemas = uses.flatMap(({ where, role, ...use }) => {
    const left = { schema: use.before, contract: before };
    const right = { schema: use.after, contract: after };
    return Array.from(schemaChanges(left, right, where), (change) => ({ ...change, role }));
  });
  return [...found.filter((item) => 'impacts' in item), ...inSchemas];
}

/** A schema with each `allOf` merged. */
const merged = (written: Schema, { placed }: Contract): Schema =>
  placed.find((place) => place.written === written)?.schema ?? written;

/** What clients notice of a document. Components are compared where they are used, other than the keys of clients. */
function rootOf(root: JsonObject): JsonObject {
  const compared = /^(paths|webhooks|channels|operations|servers)$/;
  const securitySchemes = at(root, '/components/securitySchemes') ?? {};
  return { ...pick(root, (key) => compared.test(key)), securitySchemes };
}

/** The keys of schemas. Headers of OpenAPI are a map. */
const SCHEMA_KEYS = { openapi: /^schema$/, asyncapi: /^(payload|headers|query)$/ };

/** What it means that something is new below a key. Anything else breaks clients if it is required. */
const NEW: Record<string, Impacts> = {
  content: WIDER,
  encoding: OTHER,
  payload: NARROWER,
  schema: NARROWER,
  securitySchemes: {},
};

/** What differs in two values at one place, and the schemas in them. */
function* walk(
  before: Json | undefined,
  after: Json | undefined,
  step: Step,
): Generator<RoleChange | Use> {
  const { document, roots, key, map, role } = step;
  const isSchema = !map && SCHEMA_KEYS[document].test(key);
  if (isSchema && isJsonObject(before) && isJsonObject(after))
    return yield { before, after, where: step.where.replace(/ (schema|payload)$/, ''), role };
  const [first, second] = [completed(before, key, roots[0]), completed(after, key, roots[1])];
  const [{ value: was = {} }, { value: is = {} }] = [first, second];
  const where = first.ref && first.ref === second.ref ? nameOf(tokens(first.ref)) : step.where;
  if (!isJsonObject(was) || !isJsonObject(is) || (isWhole(key) && !map)) {
    const changes = keywordChange(key, first.value, second.value, where, () => OTHER);
    return yield* changes.map((change) => ({ ...change, role }));
  }
  const isMember = map || isSchema || key === 'requestBody' || isOperation(was) || isOperation(is);
  if (isMember && first.value === undefined)
    yield {
      impacts: NEW[map ?? key] ?? (is.required ? NARROWER : NOTICE),
      where,
      role,
      what: 'is new',
    };
  else if (isMember && second.value === undefined)
    yield { impacts: OTHER, where, role, what: 'is gone' };
  else yield* membersChanges(was, is, { ...step, where });
}

const isOperation = (node: JsonObject): boolean => 'responses' in node;
const hasResponses = (value: Json): boolean => isJsonObject(value) && isOperation(value);

/** What differs in the members of two objects. */
function* membersChanges(
  before: JsonObject,
  after: JsonObject,
  step: Step,
): Generator<RoleChange | Use> {
  const map = step.map === undefined && hasNames(step.key) ? step.key : undefined;
  // AsyncAPI describes what the service does: it receives what clients send.
  const own = after.action ? TURNED[after.action as Role] : step.role;
  for (const name of Object.keys({ ...before, ...after })) {
    // Operations have the messages of a channel.
    if (step.map === 'channels' && name === 'messages') continue;
    const isTurned = !map && /^(responses|callbacks|webhooks)$/.test(name);
    const role = isTurned ? TURNED[own] : own;
    const where = nameOf([step.where, name]);
    // Status codes may take the place of their range.
    const codes = Object.keys(after).filter((code) => !(code in before) && rangeOf(code) === name);
    const range = rangeOf(name) in after ? undefined : before[rangeOf(name)];
    const next = { ...step, where, role, key: name, map };
    if (name in after || codes.length === 0) yield* walk(before[name] ?? range, after[name], next);
    else yield { impacts: NARROWER, where, role, what: `stands for ${codes.join(' and ')} now` };
  }
}

const TURNED: Record<Role, Role> = { receive: 'send', send: 'receive' };

/** The range of a status code: `2XX` for `200`. */
const rangeOf = (code: string): string => code.replace(/^(\d)\d\d$/, '$1XX');

const nameOf = (steps: string[]): string =>
  steps.filter((step) => !/^(|#|components|paths|content)$/.test(step)).join(' ');

interface Completed {
  value: Json | undefined;
  /** The reference that led to the value. */
  ref?: string | undefined;
}

/** A value with what it refers to and inherits, such as the parameters of a path, and a list of objects as a map by name. */
function completed(node: Json | undefined, key: string, root: JsonObject, ref?: string): Completed {
  const next = child(node, '$ref');
  if (typeof next === 'string') return completed(at(root, next.slice(1)), key, root, next);
  if (isJsonObject(node) && isOperation(node))
    return { value: { security: { $ref: '#/security' }, ...node }, ref };
  if (isJsonObject(node) && 'payload' in node)
    return { value: { contentType: root.defaultContentType ?? 'application/json', ...node }, ref };
  if (isJsonObject(node) && Object.values(node).some(hasResponses)) {
    const { parameters = [], ...operations } = node;
    const withParameters = (operation: Json) => ({
      ...Object(operation),
      parameters: [parameters, Object(operation).parameters ?? []].flat(),
    });
    return { value: mapValues(operations, withParameters), ref };
  }
  if (!Array.isArray(node) || isWhole(key)) return { value: node, ref };
  const named = node.map((item, index) => {
    const target = completed(item, '', root);
    const [location, name] = ['in', 'name'].map((keyword) => child(target.value, keyword));
    return [location ? `${location} ${name}` : (target.ref?.split('/').at(-1) ?? index), item];
  });
  return { value: Object.fromEntries(named), ref };
}
