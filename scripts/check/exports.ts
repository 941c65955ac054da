/** Checks that no two exports of the generated modules share a name. */
import { type Contract, type DocumentPlace, writtenBranch } from '../contract.ts';
import type { Problem } from '../problem.ts';
import { namedBranches, type Schemas } from '../schema.ts';

/** Something that a type is named after. */
interface Named extends DocumentPlace {
  name: string;
  /** What it is, for a message. */
  what: string;
}

/** Everything that types are named after. */
function namedThings(contract: Contract, schemas: Schemas): Named[] {
  const { places, derived, parts, operations, channels } = contract;
  const things: Named[] = [];
  for (const [name, place] of places) {
    if (!parts.has(name)) things.push({ ...place, name, what: `the schema ${name}` });
  }
  for (const { document, pointer, id, queryName } of operations) {
    if (queryName) things.push({ document, pointer, name: queryName, what: `the query of ${id}` });
  }
  for (const one of channels.flatMap((channel) => channel.operations)) {
    // If all messages have one schema, the union is that schema.
    const payloads = new Set(one.messages.flatMap(({ schemaName }) => schemaName ?? []));
    const { document, pointer, unionName: name } = one;
    if (name === undefined || (payloads.size === 1 && payloads.has(name))) continue;
    const what = `the union of the messages of ${one.name}`;
    things.push({ document, pointer, name, what });
  }
  for (const [union, schema] of Object.entries(schemas)) {
    const place = places.get(union) ?? derived.get(union);
    if (place === undefined) continue;
    for (const [index, name] of namedBranches(schema, schemas).entries()) {
      const what = `the branch ${writtenBranch(contract, union, index)} of ${union}`;
      things.push({ ...place, name, what });
    }
  }
  return things;
}

/**
 * Finds types that would have the same name, even if only the case of letters differs: files are named after schemas,
 * and not every file system distinguishes `Job.json` from `JOB.json`.
 *
 * @param schemas the contract profile
 */
export function checkTypeNames(contract: Contract, schemas: Schemas): Problem[] {
  const taken = new Map<string, string>();
  return namedThings(contract, schemas).flatMap(({ name, what, document, pointer }) => {
    const other = taken.get(name.toLowerCase());
    taken.set(name.toLowerCase(), other ?? what);
    const message = `${what} is called ${name}, as is ${other}; choose another name`;
    return other === undefined ? [] : [{ file: document, pointer, message }];
  });
}

/**
 * Finds names that a module declares twice, or that would be lost because two re-exported modules share them. Reads
 * the generated files, so no list of names can be out of date.
 *
 * @param files the generated files by path
 * @param schemas the contract profile
 */
export function checkExports(
  files: Readonly<Record<string, string>>,
  contract: Contract,
  schemas: Schemas,
): Problem[] {
  // Of `Note` and `NoteValue`, the longer name is the more likely origin of `parseNoteValue`.
  const things = namedThings(contract, schemas).sort((a, b) => b.name.length - a.name.length);
  const problems = new Map<string, Problem>();
  for (const [module, name] of clashesIn(files)) {
    const thing = things.find((one) => name.includes(one.name));
    if (!thing) throw new Error(`${module} declares ${name} twice`);
    const message = `${module} would export ${name} twice, for ${thing.what} and something else; rename one of the two`;
    const { document: file, pointer } = thing;
    if (!problems.has(thing.name)) problems.set(thing.name, { file, pointer, message });
  }
  return [...problems.values()];
}

/** Matches the names that a module declares. In a declaration file only types count: functions have overloads there. */
const DECLARED = /^(?:export )?(?:const|function|type|interface) \w+/gm;

/** Matches the names that it imports, those that it re-exports after an import, and those from another module. */
const IMPORTED = /^import(?: type)? \{[^}]*\} from/gm;
const LISTED = /^export type \{[^}]*\};/gm;
const EXPORTED = /^export(?: type)? \{[^}]*\} from/gm;

const NAME = /\b(?!(?:import|export|const|function|type|interface|from)\b)\w+/g;

const matchNames = (text: string | undefined, where: RegExp): string[] =>
  text?.match(where)?.join().match(NAME) ?? [];

/** Each name that a module has twice: declared, imported or re-exported. */
function clashesIn(files: Readonly<Record<string, string>>): [module: string, name: string][] {
  return Object.entries(files).flatMap(([path, text]) => {
    const [, ending] =
      /^(?!(?:ajv|checks|guard|shapes|runtime)\/).*(\.js|\.d\.ts)$/.exec(path) ?? [];
    if (ending === undefined) return [];
    const explicit = matchNames(text, EXPORTED);
    const modules = [...text.matchAll(/^export \* from '\.\/(.*)\.js'/gm)];
    // What a module exports by its name hides what it re-exports as a whole.
    const shared = modules
      .map(([, name]) => files[name + ending])
      .flatMap((one) => [...matchNames(one, DECLARED), ...matchNames(one, LISTED)])
      .filter((name) => !explicit.includes(name));
    const own = [DECLARED, IMPORTED].flatMap((where) => matchNames(text, where));
    const names = [...own, ...explicit, ...shared];
    const clashes = names.filter((name, index) => names.indexOf(name) < index);
    return clashes.map((name): [string, string] => [path, name]);
  });
}
