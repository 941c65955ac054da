/** What schemas state that no value shows: types of messages, and fields with their defaults, units, and untried rules. */
import { type Json, type JsonObject, mapValues, pick } from '../base/json.ts';
import { discriminatorOf, valuesOf } from '../model/unions.ts';
import { cut } from '../runtime/pointers.ts';
import type { ComparedUse, Difference, UseSide } from './judge.ts';
import type { Role } from './release.ts';
import type { Node } from './values.ts';

type Impact = Difference['impact'];

/** A type of messages that has a schema of its own, beside one for all other types. */
interface NamedType {
  /** The place of the discriminator in the schemas, such as `ServerMessage.type`. */
  where: string;
  /** The pointer to the discriminator in a message. */
  pointer: string;
  value: Json;
}

function namedTypesIn({ nodes, schemas }: UseSide): NamedType[] {
  return [...nodes.values()].flat().flatMap(({ schema, where, path }) => {
    const discriminator = discriminatorOf(schema, schemas);
    if (!discriminator?.values.includes('other')) return [];
    const { name } = discriminator;
    const pointer = `${path.replaceAll('[]', '0')}/${name}`;
    return valuesOf(discriminator).map((value) => ({ where: `${where}.${name}`, pointer, value }));
  });
}

/** The types that only one of two releases names, unless the other one names none. */
const onlyIn = (types: NamedType[], others: NamedType[]): NamedType[] =>
  types.filter(({ value }) => others.length > 0 && !others.some((type) => type.value === value));

/** The types that are `other` in the revision. */
export const lostTypes = ({ base, revision }: ComparedUse): NamedType[] =>
  onlyIn(namedTypesIn(base), namedTypesIn(revision));

/** What other named types mean. */
export function typeDifferences(use: ComparedUse): Difference[] {
  const { who } = use;
  const named = onlyIn(namedTypesIn(use.revision), namedTypesIn(use.base));
  const toldAs = (impact: Impact, words: string) => (type: NamedType) => {
    return {
      impact,
      who,
      where: type.where,
      what: `messages of the type \`${type.value}\` ${words}`,
    };
  };
  return [
    ...named.map(toldAs('minor', 'were `other` before; now their schema applies')),
    ...lostTypes(use).map(toldAs('break', 'are `other` now; their schema no longer applies')),
  ];
}

/** Fields that are gone. Values show that a list is gone from a union. */
export function lostFields({ who, role, base, revision }: ComparedUse): Difference[] {
  const what = role === 'send' ? 'the service no longer reads it' : 'it is no longer sent';
  const isIn = (path: string) => revision.nodes.has(path);
  return [...base.nodes].flatMap(([path, nodes]) => {
    const isKept = isIn(path) || !isIn(path.replace(/\/[^/]*$/, '')) || path.endsWith('/[]');
    return isKept ? [] : [{ impact: 'break', who, where: nodes[0]?.where ?? path, what }];
  });
}

/** The differences between what schemas state at the same place, such as a default; `statementsIn` says what counts. */
export function* statementDifferences(
  { who, role, base, revision }: ComparedUse,
  statementsIn: (node: Node) => JsonObject,
): Generator<Difference> {
  // The outermost schema has the last word.
  const textsOf = (nodes: Node[]): Record<string, string> =>
    mapValues(Object.assign({}, ...nodes.map(statementsIn).reverse()), (value) =>
      JSON.stringify(value),
    );
  for (const [path, nodes] of base.nodes) {
    const kept = revision.nodes.get(path);
    if (kept === undefined) continue;
    const [old, now] = [textsOf(nodes), textsOf(kept)];
    for (const key of Object.keys({ ...old, ...now })) {
      const [was, is] = [old[key], now[key]];
      const impact = was === is ? undefined : impactOf(key, role, was, is);
      const what = cut(`\`${key}\` was ${was ?? 'not set'} and is ${is ?? 'not set'}`, 120);
      if (impact) yield { impact, who, where: kept.at(-1)?.where ?? '', what };
    }
  }
}

/** What a field states besides its rules. */
export const notesIn = ({ schema }: Node): JsonObject =>
  pick(schema as JsonObject, (key) => /^(default|deprecated|readOnly|writeOnly|x-unit)$/.test(key));

/** What another statement means; undefined if it breaks nobody and no minor version has to announce it. */
function impactOf(key: string, role: Role, was?: string, is?: string): Impact | undefined {
  const isSend = role === 'send';
  if (key === 'default') return isSend ? (was === undefined ? 'minor' : 'break') : undefined;
  if (key === 'x-unit') return was && is ? 'break' : undefined;
  if (key === 'deprecated') return is === 'true' ? 'minor' : undefined;
  // What is `readOnly` is not read from a request, and what is `writeOnly` is in no response.
  if (/^(read|write)Only$/.test(key) && isSend !== (key === 'readOnly')) return undefined;
  if (/^(read|write)Only$/.test(key)) return is === 'true' ? 'break' : 'minor';
  // A rule breaks requests if it is new or changed, and a promise about responses if it is gone or changed.
  return (isSend ? is : was) === undefined ? undefined : 'break';
}
