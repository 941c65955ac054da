/** Compares what the package exports: a name that is gone breaks its importers, wherever it came from. */
import type { Json } from '../model/json.ts';
import { tokens } from '../model/pointer.ts';
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
  const told = differences.list();
  // A default is kept where it moved to the field that replaces its own.
  const moved = told.flatMap(({ what, pointer, new: now, verdict }) =>
    what === 'default' && now === undefined && !BREAKING.has(verdict)
      ? tokens(pointer).slice(-2, -1)
      : [],
  );
  const gone = new Map<string, string[]>();
  for (const [module, names] of Object.entries(before)) {
    for (const [name, members] of Object.entries(names)) {
      const now = after[module]?.[name];
      for (const member of now ? members.filter((one) => !now.includes(one)) : ['']) {
        if (name === 'defaults' && moved.some((field) => member.endsWith(`.${field}`))) continue;
        const schema = schemaIn(`${name}.${member}`, base);
        const said = member === '' ? `\`${name}\`` : `\`${member}\` of \`${name}\``;
        gone.set(schema, [...(gone.get(schema) ?? []), `${said} (${module})`]);
      }
    }
  }
  // Where a break of the schema or the field is reported already, its exports go without saying.
  const breaks = told.filter(({ verdict }) => BREAKING.has(verdict));
  for (const [schema, names] of gone) {
    const places = [revision, base].map(
      ({ stated, contract: { derived } }) => stated.get(schema) ?? derived.get(schema),
    );
    const { document, pointer } = places.find((one) => one !== undefined) ?? info;
    const isTold = breaks.some(
      (one) => one.document === document && `${one.pointer}/`.startsWith(`${pointer}/`),
    );
    if (schema !== '' && isTold) continue;
    const importers = `no longer exported: ${names.join(', ')}`;
    const shown = names.length === 1 ? 'a name' : `${names.length} names`;
    const change = { what: 'exports', document, pointer, old: shown };
    differences.add(change, { 'breaks-importers': importers });
  }
}

function schemaIn(text: string, { contract }: Release): string {
  const known = [...contract.schemas.keys()].filter((name) => text.includes(name));
  return known.sort((one, other) => other.length - one.length)[0] ?? '';
}
