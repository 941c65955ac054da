/** What a revision breaks, shown by values that Ajv judges by the schemas of both releases. */
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { at, groupBy, type Json, joinPointer } from '../base/json.ts';
import { MULTIPLE_OF_PRECISION } from '../model/ajv-schema.ts';
import type { Schema, Schemas } from '../model/schema.ts';
import { listedIn } from '../model/unions.ts';
import { cut } from '../runtime/pointers.ts';
import { definitionsOf, type Release, type Role, type Use, usesOf } from './uses.ts';
import { type Node, nodesOf, type Trial, trialsOf } from './values.ts';

/** A difference that somebody notices. */
export interface Finding {
  /** `minor` if docs/versions.md allows it in a minor version. */
  impact: 'break' | 'minor';
  who: 'clients' | 'clients that send' | 'clients that receive' | 'importers';
  where: string;
  what: string;
}

/** The uses and the schemas of a release, ready to judge. */
class Side {
  readonly uses: Map<string, Use>;
  readonly defs: Schemas;
  readonly #ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    logger: false,
    multipleOfPrecision: MULTIPLE_OF_PRECISION,
  });

  constructor(release: Release) {
    this.uses = usesOf(release);
    this.defs = definitionsOf(release);
    addFormats.default(this.#ajv);
    const uses = [...this.uses.values()].map(({ schema }, index) => [`use${index}`, schema]);
    this.#ajv.addSchema({ $id: 'all', $defs: { ...this.defs, ...Object.fromEntries(uses) } });
  }

  validator(name: string): ValidateFunction {
    const index = [...this.uses.keys()].indexOf(name);
    return this.#ajv.compile({ $ref: `all#/$defs/use${index}` });
  }

  /** The schemas of a use by the path of their values. */
  nodes(name: string): Map<string, Node[]> {
    const nodes = nodesOf(this.uses.get(name)?.schema ?? {}, this.defs, name);
    return groupBy(nodes, ({ path }) => path);
  }

  /** The values to judge. */
  trials(name: string, settled: ReadonlySet<string>): Trial[] {
    const { schema = {}, examples = [] } = this.uses.get(name) ?? {};
    const whole = { isUsual: true, path: [], where: name };
    const documented = examples.map((value): Trial => ({ ...whole, value }));
    return [...trialsOf(schema, this.defs, name, new Set(settled)), ...documented];
  }

  /** A schema with all to which it refers. */
  whole(schema: Schema | undefined, seen: Schemas = {}): Schemas {
    for (const [, name = ''] of JSON.stringify(schema ?? {}).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      if (name in seen) continue;
      seen[name] = this.defs[name] ?? {};
      this.whole(seen[name], seen);
    }
    return { ...seen, '': schema ?? {} };
  }
}

/** What clients notice of a revision, as far as values, fields, and defaults show it. */
export function findingsOf(base: Release, revision: Release): Finding[] {
  const [old, next] = [new Side(base), new Side(revision)];
  const names = Object.keys(old.defs);
  const settled = new Set(names.filter((name) => isSame(old.defs[name], next.defs[name])));
  // What a job returns of its request may be wider as soon as requests may.
  const sent = new Set<string>();
  for (const [name, { role }] of next.uses)
    for (const node of role === 'send' ? [...next.nodes(name).values()].flat() : [])
      sent.add(node.where).add(likenessOf(node));
  const smallest = new Map<string, Sized>();
  for (const [name, { role, schema }] of next.uses) {
    const before = old.uses.get(name)?.schema;
    if (before === undefined || isSame(before, schema)) continue;
    const use: ComparedUse = {
      role,
      nodes: [old.nodes(name), next.nodes(name)],
      trials: [...old.trials(name, settled), ...next.trials(name, settled)],
      judges: { base: old.validator(name), revision: next.validator(name) },
      sent,
    };
    const directions = DIRECTIONS.filter((direction) => direction.role === role);
    const ofValues = directions.flatMap((direction) => valueFindings(direction, use));
    for (const finding of [...fieldFindings(use), ...ofValues]) {
      const key = `${finding.impact} ${finding.who} ${finding.where}`;
      if (finding.size < (smallest.get(key)?.size ?? Infinity)) smallest.set(key, finding);
    }
  }
  return [...smallest.values()].map(({ size: _, ...one }) => one);

  function isSame(before: Schema | undefined, after: Schema | undefined): boolean {
    return isDeepStrictEqual(old.whole(before), next.whole(after));
  }
}

/** Of the findings at one place, that with the smallest value is reported. */
type Sized = Finding & { size: number };

/** A use in both releases. */
interface ComparedUse {
  role: Role;
  /** The schemas by the path of their values, in the base and in the revision. */
  nodes: readonly [before: Map<string, Node[]>, after: Map<string, Node[]>];
  trials: Trial[];
  judges: Readonly<Record<'base' | 'revision', ValidateFunction>>;
  /** The places and the likenesses of what clients send. */
  sent: ReadonlySet<string>;
}

/** Values that only one release accepts, and what that means for clients. */
interface Direction {
  role: Role;
  accepting: 'base' | 'revision';
  impact: Finding['impact'];
  words: string;
}

const DIRECTIONS: Direction[] = [
  { role: 'send', accepting: 'base', impact: 'break', words: 'is refused' },
  { role: 'send', accepting: 'revision', impact: 'minor', words: 'was refused' },
  { role: 'receive', accepting: 'revision', impact: 'break', words: 'may arrive, but was refused' },
];

/** Each value that only one release accepts. If what is usual differs, one finding tells it, unless a place inside does. */
function valueFindings(direction: Direction, use: ComparedUse): Sized[] {
  const findingsIn = (trials: Trial[]) =>
    trials.flatMap((trial) => findingAt(trial, direction, use) ?? []);
  const findings = findingsIn(use.trials.filter(({ isUsual }) => !isUsual));
  const usual = use.trials.filter(({ isUsual }) => isUsual);
  const [before] = use.nodes;
  for (const finding of findingsIn(usual.sort((one, other) => sizeOf(one) - sizeOf(other)))) {
    const isTold = findings.some(({ where }) => where.startsWith(finding.where));
    const isWhole = before.get('')?.some(({ where }) => where === finding.where);
    if (!isTold && !(isWhole && findings.length > 0)) findings.push(finding);
  }
  return findings;
}

/** What a value shows that one release accepts and the other refuses, because of the place that is tried. */
function findingAt(trial: Trial, direction: Direction, use: ComparedUse): Sized | undefined {
  const { role, accepting, impact, words } = direction;
  const { base, revision } = use.judges;
  const [accepts, refuses] = accepting === 'base' ? [base, revision] : [revision, base];
  const isDifferent = (value: Json) => accepts(value) && !refuses(value);
  if (!isDifferent(trial.value)) return undefined;
  const errors = refuses.errors ?? [];
  const isElsewhere = trial.usual && isDifferent(trial.usual());
  if (isElsewhere) return undefined;
  const pointer = trial.path.reduce<string>(joinPointer, '');
  const path = withoutIndexes(pointer);
  const value = at(trial.value, pointer);
  const [before, after] = use.nodes;
  // A field that only one release has makes no difference by itself.
  if (value !== undefined && before.has(path) !== after.has(path)) return undefined;
  const isListed = errors.some((one) => one.keyword === 'enum' && one.instancePath === pointer);
  const isNewText = isListed && typeof value === 'string';
  const isAllowed = role === 'receive' && mayBeNew(path, isNewText, use);
  const shown = value === undefined ? 'a value without it' : JSON.stringify(value).slice(0, 60);
  return {
    impact: isAllowed ? 'minor' : impact,
    who: `clients that ${role}`,
    where: trial.where,
    what: `${shown} ${words}: ${reasonOf(errors, pointer)}`,
    size: sizeOf(trial),
  };
}

/** Whether docs/versions.md announces new values: of an enumeration that is no tag, or of what clients sent before. */
function mayBeNew(path: string, isNewText: boolean, { nodes, sent }: ComparedUse): boolean {
  const [, after] = nodes;
  const isTag = nodes.some((side) => side.get(path)?.some((one) => one.schema.const !== undefined));
  const isEchoed = after.get(path)?.some((one) => sent.has(one.where) || sent.has(likenessOf(one)));
  return !isTag && (isNewText || isEchoed === true);
}

/** Fields, listed values, and defaults that are gone or changed, which no value shows. */
function* fieldFindings({ role, nodes: [before, after] }: ComparedUse): Generator<Sized> {
  const who = `clients that ${role}` as const;
  for (const [path, nodes] of before) {
    const kept = after.get(path);
    const where = nodes.at(-1)?.where ?? path;
    if (kept === undefined) {
      const what = role === 'send' ? 'the service no longer reads it' : 'it is no longer sent';
      const isTopmost = after.has(path.replace(/\/[^/]*$/, ''));
      if (isTopmost) yield { impact: 'break', who, where, what, size: 0 };
      continue;
    }
    const remaining = listedBy(kept);
    const gone = listedBy(nodes)?.filter((one) => !remaining?.includes(one)) ?? [];
    if (role === 'receive' && remaining && gone.length > 0)
      yield { impact: 'break', who, where, what: `${gone.join(', ')} is no longer sent`, size: 0 };
    const [was, is] = [nodes, kept].map((all) => defaultIn(all));
    if (role !== 'send' || was === is) continue;
    const impact = was === undefined ? 'minor' : 'break';
    yield { impact, who, where, what: `the default was ${was} and is ${is}`, size: 0 };
  }
}

const sizeOf = ({ value }: Trial): number => JSON.stringify(value).length;

/** The last key of a path and the schema there, which is the same where a response repeats a request. */
const likenessOf = ({ path, schema }: Node): string =>
  `${path.split('/').at(-1)} ${JSON.stringify(schema)}`;

/** The values that schemas list together; undefined if one of them lists none. */
function listedBy(nodes: Node[]): string[] | undefined {
  const leaves = nodes.filter(({ schema: { $ref, oneOf, anyOf } }) => !($ref || oneOf || anyOf));
  const lists = leaves.map(({ schema }) => listedIn(schema));
  if (lists.length === 0 || lists.includes(undefined)) return undefined;
  return [...new Set(lists.flatMap((list = []) => list.map((one) => JSON.stringify(one))))];
}

function defaultIn(nodes: Node[]): string | undefined {
  return JSON.stringify(nodes.find(({ schema }) => schema.default !== undefined)?.schema.default);
}

/** The path of a pointer, which has `[]` for the index of an item. */
const withoutIndexes = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/[]');

/** Why Ajv refuses a value: the message nearest to a place, with the values that it allows. */
function reasonOf(errors: ErrorObject[], pointer: string): string {
  const distance = ({ keyword, instancePath, params }: ErrorObject): number => {
    const { missingProperty: missing } = params;
    const place = missing === undefined ? instancePath : joinPointer(instancePath, missing);
    const isUnion = /^(oneOf|anyOf|if)$/.test(keyword);
    return (place === pointer ? 0 : pointer.startsWith(place) ? 1 : 2) + Number(isUnion) * 3;
  };
  const [nearest] = errors.toSorted((one, other) => distance(one) - distance(other));
  const { message = '', params = {} } = nearest ?? {};
  const allowed = [params.allowedValues ?? params.allowedValue ?? []].flat();
  const list = allowed.map((one) => JSON.stringify(one)).join(', ');
  return cut(list === '' ? message : `${message}: ${list}`, 100);
}
