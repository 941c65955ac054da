/** The names that modules export, and the checks that none of them is declared twice or lost. */
import {
  type DocumentPlace,
  findingAt,
  type NormalContract,
  writtenBranch,
} from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import type { NormalSchema } from '../model/schema.ts';
import type { Settings } from '../read/settings.ts';
import type { Files } from './files.ts';

/** The types of the branches of a union by tag, named by their titles; empty unless each title is a name. */
export function branchTypesOf({ union }: NormalSchema): string[] {
  const titles = union?.branches.map(({ schema }) => schema.title ?? '') ?? [];
  return union?.by === 'tag' && titles.every((title) => /^[A-Za-z]\w*$/.test(title)) ? titles : [];
}

/**
 * The name of the function that reads a value of a schema: `parse<Name>`, or `parse<Name>Value` if the schema
 * arrives as a frame; it refuses text instead of reading it as JSON.
 */
export function valueParser(name: string, settings: Settings): string {
  return `parse${name}${settings.frames[name] ? 'Value' : ''}`;
}

/** The name of the type of a client's frames: audio, or a message of a schema. */
export function frameType(name: string): string {
  return name.replace(/(Message)?$/, 'Frame');
}

/** Everything that types are named after: the name, a description for findings, and the place. */
function namedThings({ contract, schemas }: NormalContract, { frames }: Settings) {
  const { places, derived, fragments, operations, channels } = contract;
  const things: { name: string; what: string; place: DocumentPlace; remedy: string }[] = [];
  const add = (
    name: string | undefined,
    what: string,
    place: DocumentPlace | undefined,
    remedy = 'choose another name',
  ) => {
    if (name && place && !fragments.has(name)) things.push({ name, what, place, remedy });
  };
  for (const [name, place] of places) add(name, `the schema ${name}`, place);
  for (const one of channels.flatMap((channel) => channel.operations)) {
    // If all messages have one schema, the union is that schema.
    const payloads = new Set(one.messages.flatMap(({ schemaName }) => schemaName ?? []));
    if (payloads.size === 1 && payloads.has(one.unionName ?? '')) continue;
    add(one.unionName, `the union of the messages of ${one.name}`, one);
  }
  for (const one of operations) add(one.queryName, `the query of ${one.id}`, one);
  for (const [name, schema] of schemas) {
    const place = places.get(name) ?? derived.get(name);
    for (const [index, type] of branchTypesOf(schema).entries()) {
      const branch = writtenBranch(contract, name, index);
      // With a discriminator, references are to schemas of their own.
      const isFragment = fragments.has(branch);
      const remedy = isFragment
        ? `choose another name, or add a discriminator to ${name}`
        : undefined;
      add(type, `the branch ${branch} of ${name}`, place, remedy);
    }
    if (frames[name] === 'text or audio') add(frameType(name), `the frame of ${name}`, place);
  }
  return things;
}

/** Finds types that would have the same name, even if only the case of letters differs. */
export function checkTypeNames(normal: NormalContract, settings: Settings): Finding[] {
  const taken = new Map<string, string>();
  return namedThings(normal, settings).flatMap(({ name, what, place, remedy }) => {
    // Files are named after schemas, and not every file system distinguishes `Job.json` from `JOB.json`.
    const other = taken.get(name.toLowerCase());
    taken.set(name.toLowerCase(), other ?? what);
    const message = `${what} is called ${name}, as is ${other}; ${remedy}`;
    return other === undefined ? [] : [findingAt(place, message)];
  });
}

/**
 * Finds names that a module declares twice, or that would be lost because two re-exported modules share them. Reads
 * the generated files, so no list of names can be out of date.
 */
export function checkExports(files: Files, normal: NormalContract, settings: Settings): Finding[] {
  // Of `Note` and `NoteValue`, the longer name is the more likely origin of `parseNoteValue`.
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

/**
 * Matches the names that a module declares. In a declaration file only types count, including those in `export type
 * {…}`: functions have overloads there, and their names are in the code, too.
 */
const DECLARED = /^(?:export )?(?:const|function|type|interface) \w+|^export type \{[^}]*\};/gm;

/** Matches the names that it imports. Declarations re-export their imports, or declare no such name. */
const TAKEN = /^(?:import|export(?: type)?) \{[^}]*\} from/gm;

const NAME = /\b(?!(?:import|export|const|function|type|interface|from)\b)\w+/g;

function matchNames(text: string | undefined, where: RegExp): string[] {
  return text?.match(where)?.join().match(NAME) ?? [];
}

/** Each name that a module declares twice, or both declares and imports. */
function clashesIn(files: Files): [module: string, name: string][] {
  return Object.entries(files).flatMap(([path, text]) => {
    const [, ending] = /^(?!explain\/|runtime\/).*(\.js|\.d\.ts)$/.exec(path) ?? [];
    if (ending === undefined) return [];
    const modules = text.matchAll(/^export \* from '\.\/(.*)\.js'/gm);
    const shared = [...modules].flatMap(([, name]) => matchNames(files[name + ending], DECLARED));
    const names = [...matchNames(text, DECLARED), ...matchNames(text, TAKEN), ...shared];
    const clashes = names.filter((name, index) => names.indexOf(name) < index);
    return clashes.map((name): [string, string] => [path, name]);
  });
}
