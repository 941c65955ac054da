/**
 * What a revision breaks, shown by values that Ajv judges by the schemas of both releases. A value that only one release accepts shows a
 * difference at each place that the errors of the other release name:
 *
 *     {channels: 8}    The base accepts it. The revision: /channels must be <= 4.
 *       →              break  clients that send  LiveRequest.channels: 8 is refused: must be <= 4
 */
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { at, groupBy, type Json, joinPointer } from '../base/json.ts';
import { ajvWith } from '../model/ajv.ts';
import { type AjvSchema, ajvSchema } from '../model/ajv-schema.ts';
import type { Contract } from '../model/contract.ts';
import { mapChildren, type Schemas } from '../model/schema.ts';
import { cut } from '../runtime/pointers.ts';
import { lostFields, lostTypes, notesIn, statementDifferences, typeDifferences } from './fields.ts';
import { type Role, usesOf } from './release.ts';
import { type Node, nodesOf, trialsOf, untriedRules } from './values.ts';

/** A difference that somebody notices. */
export interface Difference {
  /** `minor` if docs/versions.md allows it in a minor version. */
  impact: 'break' | 'minor';
  who: 'clients' | 'clients that send' | 'clients that receive' | 'importers';
  where: string;
  what: string;
}

/** A use in one release. */
export interface UseSide {
  role: Role;
  schemas: Schemas;
  /** The schemas by the path of their values, from the outside in. */
  nodes: Map<string, Node[]>;
  values: Json[];
  validate: ValidateFunction;
}

/** A use in both releases. */
export interface ComparedUse {
  role: Role;
  who: Difference['who'];
  base: UseSide;
  revision: UseSide;
  /** Whether clients send what a schema describes. What a job returns of its request may be wider as soon as requests may. */
  isSent: (node: Node) => boolean;
}

/** What clients notice of a revision, as far as values and schemas show it. */
export function differencesOf(base: Contract, revision: Contract): Difference[] {
  const uses = comparedUses(sidesOf(base), sidesOf(revision));
  const stated = uses.flatMap((use) => [
    ...typeDifferences(use),
    ...statementDifferences(use, notesIn),
  ]);
  // At each place, the first of these says most.
  const shown = uses.flatMap((use) => [
    ...lostFields(use),
    ...valueDifferences(use),
    ...statementDifferences(use, untriedRules),
  ]);
  const places = groupBy(shown, ({ impact, who, where }) => [impact, who, where].join());
  return [...stated, ...[...places.values()].flatMap(([first]) => first ?? [])];
}

/** What clients send and receive in a release, by its name. */
function sidesOf(contract: Contract): Map<string, UseSide> {
  const { schemas } = contract.merged;
  const ajv = ajvWith({ logger: false, verbose: true });
  for (const [name, schema] of Object.entries(schemas))
    ajv.addSchema(located(ajvSchema(schema, schemas), name), name);
  const sides = [...usesOf(contract)].map(([name, { role, schema }]): [string, UseSide] => {
    const nodes = groupBy(nodesOf(schema, schemas, name), ({ path }) => path);
    const values = [...trialsOf(schema, schemas, name)].map(({ value }) => value);
    return [
      name,
      {
        role,
        schemas,
        nodes,
        values,
        validate: ajv.compile(located(ajvSchema(schema, schemas), name)),
      },
    ];
  });
  return new Map(sides);
}

function comparedUses(before: Map<string, UseSide>, after: Map<string, UseSide>): ComparedUse[] {
  const requests = [...after.values()].filter(({ role }) => role === 'send');
  const sent = new Set(requests.flatMap(({ nodes }) => [...nodes.values()].flat().map(likenessOf)));
  const isSent = (node: Node) => sent.has(likenessOf(node));
  return [...after].flatMap(([name, revision]): ComparedUse[] => {
    const { role } = revision;
    const base = before.get(name);
    return base ? [{ role, who: `clients that ${role}`, base, revision, isSent }] : [];
  });
}

/** The last key of a path and the schema there, which is the same where a response repeats a request. */
const likenessOf = ({ path, schema }: Node): string =>
  `${path.split('/').at(-1)} ${JSON.stringify(schema)}`;

/** What only one release accepts, and what that means for clients. */
const DIRECTIONS = [
  { role: 'send', accepting: 'base', impact: 'break', words: 'is refused' },
  { role: 'send', accepting: 'revision', impact: 'minor', words: 'was refused' },
  { role: 'receive', accepting: 'revision', impact: 'break', words: 'may arrive, but was refused' },
] as const;

type Direction = (typeof DIRECTIONS)[number];

/** What values show that only one release accepts, the smallest first, except for messages whose type lost its schema. */
function* valueDifferences(use: ComparedUse): Generator<Difference> {
  const lost = lostTypes(use);
  const isTold = (value: Json) => lost.some((type) => at(value, type.pointer) === type.value);
  const texts = [...use.base.values, ...use.revision.values].map((value) => JSON.stringify(value));
  const bySize = [...new Set(texts)].sort((a, b) => a.length - b.length);
  const values = bySize.map((text): Json => JSON.parse(text)).filter((value) => !isTold(value));
  for (const direction of DIRECTIONS.filter(({ role }) => role === use.role))
    for (const value of values) {
      const { [direction.accepting]: accepting } = use;
      const refusing = direction.accepting === 'base' ? use.revision : use.base;
      if (!accepting.validate(value) || refusing.validate(value)) continue;
      for (const error of refusing.validate.errors ?? [])
        yield* differencesAt(error, value, direction, use);
    }
}

/** The difference that an error of a release shows, unless it is within a field that only one release has. */
function* differencesAt(
  error: ErrorObject,
  value: Json,
  { role, impact, words }: Direction,
  { who, base, revision, isSent }: ComparedUse,
): Generator<Difference> {
  const { instancePath, keyword, message = '', params } = error;
  const field = params.missingProperty ?? params.additionalProperty;
  const pointer = field === undefined ? instancePath : joinPointer(instancePath, field);
  const part = at(value, pointer);
  const existing = pathOf(part === undefined ? instancePath : pointer);
  if (base.nodes.has(existing) !== revision.nodes.has(existing)) return;
  const nodes = [base, revision].flatMap((side) => side.nodes.get(pathOf(pointer)) ?? []);
  const isDiscriminator = nodes.some(({ schema }) => schema.const !== undefined);
  const isNewText = keyword === 'enum' && typeof part === 'string';
  // docs/versions.md announces new strings of an enumeration, and what clients may send may come back.
  const isAllowed = role === 'receive' && !isDiscriminator && (isNewText || nodes.some(isSent));
  const shown = part === undefined ? 'a value without it' : cut(JSON.stringify(part), 60);
  const allowed = [params.allowedValues ?? params.allowedValue ?? []].flat();
  const listed = allowed.map((one) => JSON.stringify(one)).join(', ');
  yield {
    impact: isAllowed ? 'minor' : impact,
    who,
    where: placeOf(error),
    what: `${shown} ${words}: ${cut(listed === '' ? message : `${message}: ${listed}`, 100)}`,
  };
}

/** A schema whose title, and that of each schema below it, says where it is, such as `LiveRequest.channels`. */
function located(schema: AjvSchema, where: string): AjvSchema {
  const children = mapChildren(schema, (child, { keyword, key }) => {
    const step = keyword === 'properties' ? `.${key}` : keyword === 'items' ? '[]' : '';
    return located(child, where + step);
  });
  return { ...children, title: where };
}

/** The place that an error is about: a missing field, or the discriminator of a union. */
function placeOf({ instancePath, keyword, schemaPath, parentSchema, params }: ErrorObject): string {
  const isUnchosen = keyword === 'enum' && schemaPath.endsWith('Of');
  const field = isUnchosen ? instancePath.split('/').at(-1) : params.missingProperty;
  return parentSchema?.title + (field === undefined ? '' : `.${field}`);
}

/** The path of a pointer, which has `[]` for the index of an item. */
const pathOf = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/[]');
