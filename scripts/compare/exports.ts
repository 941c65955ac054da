/** Compares what the package exports: a name that is gone breaks those who import it. */
import type { Json } from '../model/json.ts';
import type { Comparison } from './differences.ts';
import type { Exports, Release } from './release.ts';
import { BREAKING } from './verdict.ts';

/** The exports that a build has listed, with the entry points of the package. */
export function readExports(list: string, manifest: string): Exports {
  const { exports: entries = {} } = JSON.parse(manifest) as { exports?: Record<string, Json> };
  const names = Object.keys(entries).map((entry) => [entry, []]);
  return { ...JSON.parse(list), 'package.json': Object.fromEntries(names) };
}

/** Compares the lists of what two releases export; a base without a list has nothing to compare. */
export function compareExports({ base, revision, differences }: Comparison): void {
  const [before, after] = [base.exports, revision.exports];
  if (!before) return;
  const info = { document: 'openapi' as const, pointer: '/info' };
  if (!after) {
    const unjudged = 'what is exported is not known: run npm run build, and compare again';
    differences.add({ what: 'exports', ...info }, { unjudged });
    return;
  }
  const gone = new Map<string, string[]>();
  for (const [module, names] of Object.entries(before)) {
    for (const [name, members] of Object.entries(names)) {
      const left = after[module]?.[name];
      for (const member of left ? members.filter((one) => !left.includes(one)) : ['']) {
        // What the facts say of a schema is judged with the schema: some leave because it got better.
        if (module === 'facts' && member !== '') continue;
        const schema = schemaIn(`${name}.${member}`, base);
        const label = member === '' ? `\`${name}\`` : `\`${member}\` of \`${name}\``;
        gone.set(schema, [...(gone.get(schema) ?? []), `${label} (${module})`]);
      }
    }
  }
  // A reported break of a schema, or of a field of it, implies that its exports are gone.
  const breaks = differences.list().filter(({ verdict }) => BREAKING.has(verdict));
  for (const [schema, names] of gone) {
    const places = [revision, base].map(
      ({ stated, contract: { derived } }) => stated.get(schema) ?? derived.get(schema),
    );
    const { document, pointer } = places.find((one) => one !== undefined) ?? info;
    const isImplied = breaks.some(
      (one) => one.document === document && `${one.pointer}/`.startsWith(`${pointer}/`),
    );
    if (schema !== '' && isImplied) continue;
    const effect = `no longer exported: ${names.join(', ')}`;
    const count = names.length === 1 ? 'a name' : `${names.length} names`;
    const change = { what: 'exports', document, pointer, old: count };
    differences.add(change, { 'breaks-importers': effect });
  }
}

/** The schema whose name an exported name contains: of several, the longest; an empty string where there is none. */
function schemaIn(exported: string, { contract }: Release): string {
  const known = [...contract.schemas.keys()].filter((name) => exported.includes(name));
  return known.sort((one, other) => other.length - one.length)[0] ?? '';
}
