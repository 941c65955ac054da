/** What the package exports: what is gone breaks those who import it, whatever in the contract named it. */
import { collectFacts } from '../emit/facts/collect.ts';
import { withStates } from '../emit/types/prepare.ts';
import type { Contract } from '../model/contract.ts';
import type { Json } from '../model/json.ts';
import { at, tokens } from '../model/pointer.ts';
import { normalise } from '../normalise/normal.ts';
import type { Comparison } from './judge.ts';
import type { Exports, Release } from './release.ts';
import { BREAKING } from './verdict.ts';

/** The file that lists what a release exports, beside its bundles. */
export const EXPORTS = 'exports.json';

/** The list that a build has made, with the entry points of the package. */
export function readExports(list: string, manifest: string): Exports {
  const { exports: entries = {} } = JSON.parse(manifest) as { exports?: Record<string, Json> };
  const names = Object.keys(entries).map((entry) => [entry, []]);
  return { ...JSON.parse(list), 'package.json': Object.fromEntries(names) };
}

/** What a contract alone gives names to: types, examples, facts. */
function deriveExports(contract: Contract): Exports {
  const normal = normalise(contract);
  const { openapi, asyncapi } = contract;
  const examples = [openapi, asyncapi].flatMap((document) =>
    Object.keys(at(document, '/components/examples') ?? {}),
  );
  const listed = (names: Iterable<string>) =>
    Object.fromEntries([...names].map((name) => [name, []]));
  const facts = Object.entries(collectFacts(normal));
  return {
    types: listed(withStates(normal.schemas).keys()),
    examples: listed(examples),
    facts: Object.fromEntries(facts.map(([kind, found]) => [kind, Object.keys(found)])),
  };
}

/** As many names are told of one schema; the others are counted. */
const MOST_NAMES = 5;

/**
 * Compares what two releases export, by their lists; where one has none, by what can be derived.
 *
 * @returns whether both have a list
 */
export function compareExports({ old, next, judgements }: Comparison): boolean {
  const areListed = old.exports !== undefined && next.exports !== undefined;
  const [before = {}, after = {}] = areListed
    ? [old.exports, next.exports]
    : [old, next].map(({ contract }) => deriveExports(contract));
  const told = judgements.differences();
  // A default that moved to the field that replaces another one is kept.
  const moved = told.flatMap(({ rule, pointer, new: now, verdict }) =>
    rule === 'default' && now === undefined && !BREAKING.has(verdict)
      ? tokens(pointer).slice(-2, -1)
      : [],
  );
  const gone = new Map<string, string[]>();
  const all = Object.entries(before).flatMap(([module, names]) =>
    Object.entries(names).map(([name, members]) => ({ module, name, members })),
  );
  for (const { module, name, members } of all) {
    const now = after[module]?.[name];
    for (const member of now ? members.filter((one) => !now.includes(one)) : ['']) {
      if (name === 'defaults' && moved.some((field) => member.endsWith(`.${field}`))) continue;
      const schema = schemaIn(`${name}.${member}`, old);
      const said = member === '' ? `\`${name}\`` : `\`${member}\` of \`${name}\``;
      gone.set(schema, [...(gone.get(schema) ?? []), `${said} (${module})`]);
    }
  }
  // What goes with a schema or a field that somebody loses anyway is told there.
  const breaks = told.filter(({ verdict }) => BREAKING.has(verdict));
  for (const [schema, names] of gone) {
    const place = next.stated.get(schema) ??
      next.contract.made.get(schema) ?? { document: 'openapi' as const, pointer: '/info' };
    const { document, pointer } = place;
    const isTold = breaks.some(
      (one) => one.document === document && `${one.pointer}/`.startsWith(`${pointer}/`),
    );
    if (schema !== '' && (isTold || !next.contract.schemas.has(schema))) continue;
    const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
    const importers = `no longer exported: ${names.slice(0, MOST_NAMES).join(', ')}${more}`;
    const old = names.length === 1 ? 'a name' : `${names.length} names`;
    judgements.add({ rule: 'exports', document, pointer, old }, { importers });
  }
  return areListed;
}

/** The longest name of a schema in a text. */
function schemaIn(text: string, { contract }: Release): string {
  const known = [...contract.schemas.keys()].filter((name) => text.includes(name));
  return known.sort((one, other) => other.length - one.length)[0] ?? '';
}
