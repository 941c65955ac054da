/** What differs between two contracts: both documents are walked side by side, then each named schema is compared once. */
import { at, isJsonObject, type Json, type JsonObject, pick, tokens } from '../base/json.ts';
import { DOCUMENTS, type DocumentName } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import { namesReached, type Schema } from '../model/schema.ts';
import { hasNames } from '../model/visit.ts';
import { complete, isSchemaKey } from './complete.ts';
import {
  type Change,
  type Impacts,
  keywordChange,
  NARROWER,
  NOTICE,
  OTHER,
  type Role,
  WIDER,
} from './impacts.ts';
import { type Located, schemaChanges } from './schema-changes.ts';

/** A change, and what clients do with the values at its place. */
export interface RoleChange extends Change {
  role: Role;
}

/** A schema at the same place of two documents. */
interface Use {
  before: Located;
  after: Located;
  where: string;
  role: Role;
}

/** Where two values are. */
interface Step {
  contracts: [before: Contract, after: Contract];
  document: DocumentName;
  where: string;
  role: Role;
  key: string;
  /** The key of the map in which the values have their key as a name, such as `headers`. */
  map?: string | undefined;
}

/** Everything that differs between two contracts. */
export function contractChanges(before: Contract, after: Contract): RoleChange[] {
  const start = { where: '', role: 'send', key: '' } as const;
  const found = DOCUMENTS.flatMap((document) => {
    const [left, right] = [before, after].map((contract) => compared(contract[document]));
    return [...changesIn(left, right, { ...start, contracts: [before, after], document })];
  });
  const uses = found.filter((item) => 'before' in item);
  for (const role of ['send', 'receive'] as const) {
    const starts = uses.filter((use) => use.role === role).map((use) => use.before.schema);
    for (const where of namesReached(starts, before.schemas)) {
      const [left, right] = [before, after].map((contract) => named(where, contract));
      if (left && right) uses.push({ before: left, after: right, where, role });
    }
  }
  const inSchemas = uses.flatMap((use) =>
    Array.from(schemaChanges(use.before, use.after, use.where), (change) => ({
      ...change,
      role: use.role,
    })),
  );
  return [...found.filter((item) => 'impacts' in item), ...inSchemas];
}

/** A named schema without its default, which is compared in the fields that refer to the schema. */
function named(name: string, contract: Contract): Located | undefined {
  const schema = contract.schemas[name];
  return schema && { schema: pick(schema, (key) => key !== 'default'), contract };
}

/** A schema of a document with each `allOf` merged. It is the same object as in the contract, but for one of a binding. */
function merged(written: Schema, contract: Contract): Located {
  const { schema = written } = contract.placed.find((place) => place.written === written) ?? {};
  return { schema, contract };
}

/** What clients notice of a document. Components are compared where they are used, other than the keys of clients. */
function compared(root: JsonObject): Json {
  const isNoticed = (key: string) =>
    /^(paths|webhooks|channels|operations|servers|security)$/.test(key);
  const securitySchemes = at(root, '/components/securitySchemes') ?? {};
  return complete({ ...pick(root, isNoticed), securitySchemes }, '', root);
}

/** What it means that something is new below a key, or gone. Anything else that is gone was used. */
const MEMBERS: Record<string, [isNew: Impacts, isGone: Impacts]> = {
  content: [WIDER, NARROWER],
  encoding: [NARROWER, WIDER],
  responses: [WIDER, NARROWER],
  payload: [NARROWER, WIDER],
  schema: [NARROWER, WIDER],
  securitySchemes: [{}, OTHER],
};

/** What differs in two values at one place, and the schemas in them. */
function* changesIn(
  before: Json | undefined,
  after: Json | undefined,
  step: Step,
): Generator<RoleChange | Use> {
  const { contracts, document, key, map } = step;
  if (!isJsonObject(before) && !isJsonObject(after)) {
    const changes = keywordChange(key, before, after, step.where, () => OTHER);
    return yield* changes.map((change) => ({ ...change, role: step.role }));
  }
  const [was, is] = [Object(before), Object(after)] as [JsonObject, JsonObject];
  // AsyncAPI describes what the service does: it receives what clients send.
  const action = was.action ?? is.action;
  const role = action ? TURNED[action as Role] : step.role;
  const where = was.$ref && was.$ref === is.$ref ? nameOf(tokens(String(was.$ref))) : step.where;
  const isSchema = !map && isSchemaKey(key, contracts[0][document]);
  const isMap = !map && !isSchema && hasNames(key);
  const [isNew = is.required ? NARROWER : NOTICE, isGone = OTHER] = MEMBERS[map ?? key] ?? [];
  if (!isMap && before === undefined) yield { impacts: isNew, where, role, what: 'is new' };
  else if (!isMap && after === undefined) yield { impacts: isGone, where, role, what: 'is gone' };
  else if (isSchema) {
    const [left, right] = [merged(was, contracts[0]), merged(is, contracts[1])];
    yield { before: left, after: right, where: where.replace(/ (schema|payload)$/, ''), role };
  } else yield* memberChanges(was, is, { ...step, where, role, map: isMap ? key : undefined });
}

/** What differs in the members of two objects. */
function* memberChanges(
  before: JsonObject,
  after: JsonObject,
  step: Step,
): Generator<RoleChange | Use> {
  for (const key of Object.keys({ ...before, ...after })) {
    if (key === '$ref') continue;
    const isTurned = !step.map && /^(responses|callbacks|webhooks)$/.test(key);
    const role = isTurned ? TURNED[step.role] : step.role;
    const [was, is] = [before, after].map((members, side) => {
      if (step.map === 'responses') return responseTo(key, members);
      return (
        members[key] ??
        (key === 'security' ? step.contracts[side]?.[step.document].security : undefined)
      );
    });
    yield* changesIn(was, is, { ...step, where: nameOf([step.where, key]), role, key });
  }
}

const TURNED: Record<Role, Role> = { receive: 'send', send: 'receive' };

/** The response with a status code: its own, that of a range, or that of all codes but those of success. */
const responseTo = (code: string, responses: JsonObject): Json | undefined =>
  responses[code] ??
  responses[code.replace(/^(\d)\d\d$/, '$1XX')] ??
  (code.startsWith('2') ? undefined : responses.default);

const nameOf = (steps: string[]): string =>
  steps.filter((step) => !/^(|#|components|paths|content)$/.test(step)).join(' ');
