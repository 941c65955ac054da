/**
 * Values with their verdicts, as data to test any validator with: the format of the official JSON Schema test
 * suite, a file for each schema.
 */
import type { Contract } from '../../scripts/contract.ts';
import type { Files } from '../../scripts/emit/files.ts';
import { schemaId } from '../../scripts/emit/schemas.ts';
import type { Json, JsonObject } from '../../scripts/json.ts';
import type { Whole } from '../support/contract.ts';
import { judge } from '../support/engine.ts';
import { theFixtures, withFixtures } from '../support/fixtures.ts';
import { makeCases } from './cases.ts';
import { queriesIn, theRefused } from './known-values.ts';

/** The groups by what they test; `unstated` are values that the document neither allows nor forbids. */
const TITLES = {
  whole: 'whole values',
  negative: 'negative examples',
  required: 'required and optional fields',
  null: 'null',
  type: 'JSON types',
  bound: 'bounds',
  enum: 'enumerations',
  format: 'formats and patterns',
  default: 'defaults',
  open: 'unknown fields',
  unstated: 'unspecified values',
};

/** What the vectors of a group are for. */
type GroupKind = keyof typeof TITLES;

/** One value to judge. */
export interface Case {
  schema: string;
  kind: GroupKind;
  value: Json;
  /** What is tried, for people. */
  why: string;
  /** The value with a number written differently, as a text: `number:1.0`. */
  written?: Json;
}

/** The verdicts of the profiles on a value, and the value with its defaults, if any are filled in. */
export interface Verdicts {
  valid: boolean;
  strict: boolean;
  tolerant: boolean;
  resolved?: Json;
}

/** A query string, and its parsed value. */
export interface QueryCase {
  operation: string;
  /** The schema of the query. */
  schema: string;
  /** What is tried, for people. */
  why: string;
  query: string;
  valid: boolean;
  /** Its parsed value, before defaults are filled in; absent if it is refused. */
  data?: JsonObject;
  /** The query string written from that value, which may differ. */
  written?: string;
}

/** A value and its verdicts. */
interface Vector extends Verdicts {
  description: string;
  data: Json;
}

/** A query string with its parsed value, and that value with defaults. */
type QueryVector = Omit<QueryCase, 'operation' | 'schema' | 'why'> &
  Pick<Verdicts, 'resolved'> & { description: string };

/** The query strings of one operation. */
export interface QueryGroup extends Pick<Group, 'schema'> {
  /** The operation. */
  description: string;
  tests: QueryVector[];
}

/** Vectors of one schema; `$ref` is the `$id` of the published schema. */
export interface Group {
  description: string;
  /** What the tests are for, as a word that does not change if the description is reworded. */
  kind: GroupKind;
  schema: { $ref: string };
  tests: Vector[];
}

/**
 * Every vector.
 *
 * @param name the name in the `$id` of each published schema
 * @returns `<Schema>.json` and `queries.json` by path
 */
export function vectorFiles(name: string, { contract, schemas }: Whole): Files {
  const fixtures = [...theFixtures()].flatMap(([schema, own]) =>
    own.map((one): Case => ({ schema, kind: 'whole', why: words(one.name), value: one.value })),
  );
  const refused = theRefused().map(({ schema, name, value }): Case => {
    return { schema, kind: 'negative', why: words(name), value };
  });
  const made = makeCases(schemas, withFixtures(contract.examples));
  const files = new Map<string, Map<GroupKind, Group>>();
  const seen = new Set<string>();
  for (const { schema, kind, why: description, value, written: data = value } of [
    ...fixtures,
    ...refused,
    ...made,
  ]) {
    const groups = files.get(schema) ?? new Map<GroupKind, Group>();
    const started = { description: TITLES[kind], kind, schema: refTo(name, schema), tests: [] };
    const group: Group = groups.get(kind) ?? started;
    const key = `${schema} ${kind} ${JSON.stringify(data)}`;
    if (!seen.has(key)) group.tests.push({ description, data, ...judge(schema, value) });
    seen.add(key);
    files.set(schema, groups.set(kind, group));
  }
  const texts = [...files].map(([schema, groups]): [string, string] => {
    return [`${schema}.json`, vectorText([...groups.values()])];
  });
  return Object.fromEntries([...texts, ['queries.json', vectorText(queryGroups(name, contract))]]);
}

const words = (name: string) => name.replaceAll('-', ' ');

const refTo = (name: string, schema: string) => ({ $ref: schemaId(name, schema) });

function queryGroups(name: string, contract: Contract): QueryGroup[] {
  const groups = new Map<string, QueryGroup>();
  for (const { operation, schema, why: description, ...one } of queriesIn(contract)) {
    const started = { description: operation, schema: refTo(name, schema), tests: [] };
    const group: QueryGroup = groups.get(operation) ?? started;
    const { resolved } = one.data ? judge(schema, one.data) : {};
    const isNew = !group.tests.some((other) => other.query === one.query);
    if (isNew) group.tests.push({ description, ...one, ...(resolved && { resolved }) });
    groups.set(operation, group);
  }
  return [...groups.values()];
}

/**
 * JSON with a line for each vector; its numbers are written as it states, which a JavaScript value cannot express.
 */
function vectorText(groups: (Group | QueryGroup)[]): string {
  const lines = JSON.stringify(groups).replaceAll('{"description":', '\n$&');
  return `${lines.replaceAll(/"number:(-?[\d.]+)"/g, '$1')}\n`;
}
