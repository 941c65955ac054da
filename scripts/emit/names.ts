/** The names that modules export, and the check that none of them is declared twice or lost. */
import { posix } from 'node:path';
import { type DocumentPlace, findingAt, type NormalContract } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { type NormalSchema, refName } from '../model/schema.ts';
import type { Settings } from '../read/settings.ts';
import type { Files } from './files.ts';

/** The name of the branch guard of a branch. */
export function branchGuard(branch: string): string {
  return `is${branch}`;
}

/** The named branches of an open union; each gets a branch guard, since comparing the tag does not narrow. */
export function guardedBranches({ union }: NormalSchema) {
  if (union?.by !== 'tag' || union.branches.every(({ when }) => when !== 'other')) return [];
  return union.branches.flatMap(({ when, schema }) => {
    const name = refName(schema.$ref);
    return name === undefined ? [] : [{ name, when }];
  });
}

/** The types of the branches of a union by tag, named by their titles; empty unless each title is a name. */
export function branchTypesOf({ union }: NormalSchema): string[] {
  const titles = union?.branches.map(({ schema }) => schema.title ?? '') ?? [];
  return union?.by === 'tag' && titles.every((title) => /^[A-Za-z]\w*$/.test(title)) ? titles : [];
}

/**
 * The name of the function that reads a value of a schema: `parse<Name>`, and for what arrives as a frame
 * `parse<Name>Value`, which refuses text instead of reading it as JSON.
 */
export function valueParser(name: string, settings: Settings): string {
  return `parse${name}${settings.frames[name] ? 'Value' : ''}`;
}

/** The name of the type of what a client sends: audio, or a message of a schema. */
export function frameType(name: string): string {
  return name.replace(/(Message)?$/, 'Frame');
}

/** A thing of the contract after which something that is exported is named. */
interface Named {
  name: string;
  /** What has the name, for findings. */
  what: string;
  place: DocumentPlace;
}

/** Everything that types are named after, each with its place. */
function namedThings({ contract, schemas }: NormalContract, { frames }: Settings): Named[] {
  const { places, derived, fragments, operations, channels } = contract;
  const things: Named[] = [];
  const add = (name: string | undefined, what: string, place: DocumentPlace | undefined) => {
    if (name && place && !fragments.has(name)) things.push({ name, what, place });
  };
  for (const [name, place] of places) add(name, `the schema ${name}`, place);
  for (const one of channels.flatMap((channel) => channel.operations)) {
    // A document may have a schema for the messages of an operation.
    if (places.has(one.unionName ?? '')) continue;
    add(one.unionName, `the union of the messages of ${one.name}`, one);
  }
  for (const one of operations) add(one.queryName, `the query of ${one.id}`, one);
  for (const [name, schema] of schemas) {
    const place = places.get(name) ?? derived.get(name);
    for (const type of branchTypesOf(schema)) add(type, `the branch ${type} of ${name}`, place);
    if (frames[name] === 'text or audio') add(frameType(name), `the frame of ${name}`, place);
  }
  return things;
}

/** Finds things of the contract that types would be named after alike, also where only the case of letters differs. */
export function checkTypeNames(normal: NormalContract, settings: Settings): Finding[] {
  const taken = new Map<string, Named>();
  return namedThings(normal, settings).flatMap((one) => {
    const { name, what, place } = one;
    // Files are named after schemas, and not every file system tells `Job.json` from `JOB.json`.
    const other = taken.get(name.toLowerCase());
    taken.set(name.toLowerCase(), other ?? one);
    const message = `${what} is called ${name}, as is ${other?.what}; choose another name`;
    return other ? [findingAt(place, message)] : [];
  });
}

/**
 * Finds names that a module declares twice, or that the modules which one re-exports share, so that the name
 * would be lost. Reads what is generated: no list of names can be out of date.
 */
export function checkExports(files: Files, normal: NormalContract, settings: Settings): Finding[] {
  // Of `Note` and `NoteValue`, the longer name is the likelier one to be behind `parseNoteValue`.
  const things = namedThings(normal, settings).sort((a, b) => b.name.length - a.name.length);
  const findings = new Map<string, Finding>();
  for (const [module, name] of clashesIn(files)) {
    const thing = things.find((one) => name.includes(one.name));
    if (!thing) throw new Error(`${module} declares ${name} twice`);
    const message = `${module} would have ${name} twice, for ${thing.what} and something else; rename one of the two`;
    if (!findings.has(thing.name)) findings.set(thing.name, findingAt(thing.place, message));
  }
  return [...findings.values()];
}

/** What a module declares: a name, or `*` for all names of another module; where that is from; whether it is a type. */
type Declared = [name: string, origin: string, isType: boolean];

function declaredIn(path: string, text: string): Declared[] {
  const ending = path.endsWith('.js') ? '.js' : '.d.ts';
  const originOf = (from?: string) =>
    from === undefined ? path : posix.join(posix.dirname(path), from.replace(/\.js$/, ending));
  const own = text.matchAll(/^(?:export )?(?:declare )?(const|function|type|interface) (\w+)/gm);
  const lists = text.matchAll(/^(import|export)(?: type)? (?:\{([^}]*)\}|\*)(?: from '(.*)')?;/gm);
  return [
    ...[...own].map(
      ([, kind = '', name = '']): Declared => [name, path, /^(type|inter)/.test(kind)],
    ),
    ...[...lists].flatMap(([, keyword, names = '*', from]) => {
      // The imports of a declaration file are types, which it exports again.
      if (keyword === 'import' && ending === '.d.ts') return [];
      const isType = ending === '.d.ts';
      return names
        .split(',')
        .flatMap((name): Declared[] =>
          name.trim() ? [[name.trim().replace(/^type /, ''), originOf(from), isType]] : [],
        );
    }),
  ];
}

/** Each name that a module declares twice, or takes from two other modules at once. */
function* clashesIn(files: Files): Generator<[module: string, name: string]> {
  const paths = Object.keys(files).filter((path) => /^(?!explain\/).*\.(js|d\.ts)$/.test(path));
  const modules = new Map(paths.map((path) => [path, declaredIn(path, files[path] ?? '')]));
  for (const [path, declared] of modules) {
    const shared = declared.flatMap(([name, from]) =>
      name === '*' ? (modules.get(from) ?? []) : [],
    );
    const known = new Map<string, string>();
    for (const [index, [name, origin, isType]] of [...declared, ...shared].entries()) {
      const key = isType ? `type ${name}` : name;
      // A declaration file names a function once for each overload; modules may share what is from a third.
      const isOverload = !isType && path.endsWith('.d.ts');
      const mayRepeat = index < declared.length ? isOverload : known.get(key) === origin;
      if (name !== '*' && known.has(key) && !mayRepeat) yield [path, name];
      known.set(key, origin);
    }
  }
}
