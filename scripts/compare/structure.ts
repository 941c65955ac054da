/** What differs between two contracts: each call, parameter, response, channel, and message is walked beside the one before. */
import { isDeepStrictEqual } from 'node:util';
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
import { rememberPlaces } from '../model/places.ts';
import { nameIn, refTo, type Schema } from '../model/schema.ts';
import { hasNames } from '../model/visit.ts';
import {
  type Change,
  changesBetween,
  type Impacts,
  NARROWER,
  NOTICE,
  OTHER,
  type Role,
  statement,
  WIDER,
} from './schemas.ts';

/** A change, who notices it, and in which call, channel, or union of messages. */
export interface Noticed extends Omit<Change, 'path'> {
  role: Role;
  use: string;
  /** Where it is in the merged schemas; undefined outside of schemas. */
  path?: string;
}

/** Where a walk is. */
interface Step {
  document: DocumentName;
  contracts: [base: Contract, revision: Contract];
  where: string;
  role: Role;
  use: string;
  /** The last two keys. The last one may be a name in a map, such as that of a header. */
  key: string;
  parent: string;
  isName: boolean;
}

type Pair = [before: Json | undefined, after: Json | undefined];

/** All changes between two contracts. */
export function* changesOf(base: Contract, revision: Contract): Generator<Noticed> {
  for (const document of DOCUMENTS) {
    const pair = [base[document], revision[document]];
    const hasPlaceholder = pair.some((root) =>
      /"https?:\/\/[\w.-]+\.invalid/.test(JSON.stringify(root.servers ?? {})),
    );
    const isCompared = (key: string) =>
      /^(paths|webhooks|channels|operations)$/.test(key) || (key === 'servers' && !hasPlaceholder);
    const [before, after] = pair.map((root) => {
      const securitySchemes = at(root, '/components/securitySchemes') ?? {};
      return { ...pick(root, isCompared), securitySchemes };
    });
    yield* walk([before, after], {
      document,
      contracts: [base, revision],
      where: '',
      role: 'send',
      use: '',
      key: '',
      parent: '',
      isName: false,
    });
  }
  for (const { name, sender } of revision.messageGroups) {
    if (!(name in base.schemas)) continue;
    const role = sender === 'client' ? 'send' : 'receive';
    const located = { schema: refTo(name), path: name };
    for (const change of changesBetween(
      { ...located, contract: base },
      { ...located, contract: revision },
    ))
      yield { ...change, role, use: name };
  }
}

/** What differs in values at the same place. */
function* walk(pair: Pair, step: Step): Generator<Noticed> {
  const { key, contracts, document } = step;
  const isSchema =
    /^(schema|payload)$/.test(key) || (document === 'asyncapi' && /^(query|headers)$/.test(key));
  if (isSchema && !step.isName && (pair.every(isJsonObject) || /^(schema|payload)$/.test(key)))
    return yield* schemaChanges(pair, step);
  const ends = pair.map((value, index) => followed(value, contracts[index]?.[document] ?? {}));
  const [first, second] = ends.map(({ ref }) => ref);
  const where = first && first === second ? wordsOf(tokens(first.slice(1))) : step.where;
  const hasNamesBelow = hasNames(key) && !step.isName && !isSchema;
  const isHolder = hasNamesBelow || /^(bindings|ws)$/.test(key);
  const [before, after] = ends.map(({ value }, index) => {
    if (value === undefined && isHolder) return {};
    return completed(value, key, contracts[index]?.[document] ?? {});
  }) as Pair;
  if (isJsonObject(before) && isJsonObject(after))
    return yield* membersChanges(before, after, { ...step, where }, hasNamesBelow);
  if (isDeepStrictEqual(before || undefined, after || undefined)) return;
  const isWhole = isJsonObject(before ?? after);
  const whole = before ? 'is gone' : 'is new';
  const change =
    key === 'security'
      ? securityChange([before, after])
      : {
          impacts: impactsOf(step, before, after),
          what: isWhole ? whole : statement(key, before, after),
        };
  if (change) yield { ...change, role: step.role, use: step.use || where, where };
}

/** What readers alone notice, and the channel of an operation, which is compared by itself. */
const PROSE =
  /^(title|summary|description|examples?|tags|channel|externalDocs|bindingVersion|x-(?!maturity|replaces).*)$/;

/** What differs below two objects. */
function* membersChanges(
  before: JsonObject,
  after: JsonObject,
  step: Step,
  areNames: boolean,
): Generator<Noticed> {
  const { key, where } = step;
  const { action } = step.parent === 'operations' ? after : {};
  const use = 'responses' in after || action ? where : step.use;
  const role = action ? (action === 'receive' ? 'send' : 'receive') : step.role;
  const other = role === 'send' ? 'receive' : 'send';
  const [left, right] = [{ ...before }, { ...after }];
  if (key === 'responses')
    for (const range of Object.keys(left)) {
      const codes = Object.keys(right).filter(
        (code) => !(code in left) && code.replace(/\d\d$/, 'XX') === range,
      );
      if (range in right || codes.length === 0) continue;
      yield {
        impacts: NOTICE,
        role,
        use,
        where: `${where} ${range}`,
        what: `stands for ${codes.join(' and ')} now`,
      };
      for (const code of codes) left[code] = left[range] ?? {};
      delete left[range];
    }
  for (const name of Object.keys({ ...left, ...right })) {
    if (!areNames && PROSE.test(name)) continue;
    const isTurned = !areNames && /^(responses|callbacks|webhooks)$/.test(name);
    yield* walk([left[name], right[name]], {
      ...step,
      where: wordsOf([where, name]),
      role: isTurned ? other : role,
      use,
      key: name,
      parent: key,
      isName: areNames,
    });
  }
}

const wordsOf = (steps: string[]): string =>
  steps.filter((step) => !/^(|components|paths|content)$/.test(step)).join(' ');

interface Followed {
  value: Json | undefined;
  ref: string | undefined;
}

/** What references lead to, and the last one. */
function followed(value: Json | undefined, root: JsonObject, ref?: string): Followed {
  const next = child(value, '$ref');
  if (typeof next !== 'string') return { value, ref };
  return followed(at(root, next.slice(1)), root, next);
}

const isOperation = (node: unknown): boolean => isJsonObject(node) && 'responses' in node;

/** A value with what it inherits, with the defaults of both specifications, and with lists of objects as maps by name. */
function completed(node: Json | undefined, key: string, root: JsonObject): Json | undefined {
  if (Array.isArray(node) && node.every(isJsonObject) && key !== 'security') {
    const named = node.map((item) => {
      const { in: location, name, url } = followed(item, root).value as JsonObject;
      const last = String(item.$ref ?? '')
        .split('/')
        .at(-1);
      return [location ? `${location} ${name}` : (url ?? last), item];
    });
    return Object.fromEntries(named);
  }
  if (!isJsonObject(node)) return node;
  const { operationId, parameters = [], ...others } = node;
  if (isOperation(node)) return { security: { $ref: '#/security' }, ...others, parameters };
  if (Object.values(node).some(isOperation))
    return mapValues(others, (item) => {
      if (!isJsonObject(item)) return item;
      return { ...item, parameters: [parameters, item.parameters ?? []].flat() };
    });
  if ('payload' in node)
    return { contentType: root.defaultContentType ?? 'application/json', ...node };
  // The channel itself has its messages once more.
  if ('messages' in node && !('action' in node)) return pick(node, (key) => key !== 'messages');
  if (!('in' in node && 'schema' in node)) return node;
  const style = node.style ?? (/query|cookie/.test(String(node.in)) ? 'form' : 'simple');
  return { explode: style === 'form', ...node, style };
}

/** What it means that something is another one, new, or gone. */
function impactsOf(
  { key, parent }: Step,
  before: Json | undefined,
  after: Json | undefined,
): Impacts {
  if (/^(deprecated|x-maturity|x-replaces)$/.test(key)) return NOTICE;
  if (key === 'required') return after === true ? NARROWER : WIDER;
  if (before !== undefined || !isJsonObject(after) || parent === 'encoding') return OTHER;
  if (parent === 'securitySchemes') return {};
  if (parent === 'content') return WIDER;
  // A parameter, a body, or headers and a query as one schema.
  return after.required ? NARROWER : NOTICE;
}

/** What differs in schemas. Those of a group of messages are compared as one union. */
function* schemaChanges(
  pair: Pair,
  { document, contracts, where, key, role, use }: Step,
): Generator<Noticed> {
  if (key === 'payload' && pair.every((schema) => nameIn(schema as Schema))) return;
  const path = where.replace(/ (schema|payload)$/, '');
  const [base, revision] = pair.map((value, index) => {
    const written = (value ?? {}) as Schema;
    const contract = contracts[index] as Contract;
    const schema = contract.placed.find((place) => place.written === written)?.schema;
    if (!schema) rememberPlaces(written, { document, pointer: '' });
    return { schema: schema ?? written, contract, path };
  });
  if (base && revision)
    for (const change of changesBetween(base, revision)) yield { ...change, role, use };
}

/** What differs in the ways to authenticate. A request needs all of one way. */
function securityChange([before, after]: Pair): Pick<Change, 'impacts' | 'what'> | undefined {
  const [was, is] = [waysIn(before), waysIn(after)];
  const isEnough = (way: string[], ways: string[][]) =>
    ways.some((other) => other.every((need) => way.includes(need)));
  const isNarrower = !was.every((way) => isEnough(way, is));
  const isWider = !is.every((way) => isEnough(way, was));
  if (!isNarrower && !isWider) return undefined;
  const [first, second] = [was, is].map((ways) =>
    ways.map((way) => way.join(' and ') || 'nothing'),
  );
  const what = `needed ${first?.join(' or ')} and needs ${second?.join(' or ')}`;
  return { impacts: isNarrower ? (isWider ? OTHER : NARROWER) : WIDER, what };
}

/** The ways to authenticate: the schemes of each, with their scopes, or a scheme in place. */
function waysIn(security: Json | undefined): string[][] {
  const ways = Array.isArray(security) && security.length > 0 ? security : [{}];
  return ways.map((way) =>
    Object.entries(way as JsonObject).map(([key, value]) =>
      isDeepStrictEqual(value, []) ? key : `${key} ${JSON.stringify(value)}`,
    ),
  );
}
