/** The inserts of the guides: text that the build writes between `<!-- insert … -->` and `<!-- end -->`. */
import type { Contract } from '../contract.ts';
import { ProblemsError, refuseAt } from '../problem.ts';
import type { Schemas } from '../schema.ts';
import { code, fence, fenceJson } from './md.ts';
import { listNotes, tabulateMigration } from './notes.ts';
import {
  listCalls,
  listValues,
  tabulateDefaults,
  tabulateFields,
  tabulateFlags,
  tabulateMessages,
  tabulateResults,
  tabulateStates,
} from './tables.ts';

/** What inserts are made from. */
export interface Input {
  contract: Contract;
  /** The readable schemas. */
  schemas: Schemas;
  /** The text of each guide, sample and recipe by its path in the project. */
  prose: ReadonlyMap<string, string>;
}

/** The guide that an insert is in. */
export interface Guide {
  file: string;
}

/** Makes the blocks of an insert from its arguments. */
type Insert = (input: Input, place: Guide, ...args: string[]) => string[];

const INSERTS: Readonly<Record<string, Insert>> = {
  assumptions: (input) => listNotes(input, 'x-assumption'),
  calls: listCalls,
  defaults: tabulateDefaults,
  example: showExample,
  fields: tabulateFields,
  file: showFile,
  flags: tabulateFlags,
  messages: tabulateMessages,
  migration: tabulateMigration,
  questions: (input) => listNotes(input, 'x-unspecified'),
  results: tabulateResults,
  states: tabulateStates,
  values: listValues,
};

const INSERT = /^<!-- insert (.+) -->\n[\s\S]*?^<!-- end -->$/gm;

/** The text of a guide with the newest text of each insert. */
export function refreshInserts(input: Input, file: string, guide: string): string {
  return guide.replaceAll(INSERT, (_, words: string, index: number) => {
    const [name = '', ...args] = words.split(' ');
    try {
      const insert = Object.hasOwn(INSERTS, name) ? INSERTS[name] : undefined;
      const known = Object.keys(INSERTS).join(', ');
      const blocks = insert
        ? insert(input, { file }, ...args)
        : refuseAt(file, `the insert \`${name}\` does not exist; choose ${known}`);
      return [`<!-- insert ${words} -->`, ...blocks, '<!-- end -->'].join('\n\n');
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      const line = guide.slice(0, index).split('\n').length;
      throw new ProblemsError(error.problems.map((problem) => ({ ...problem, line })));
    }
  });
}

/** A documented example of a schema: the named one, or else the first. */
function showExample({ contract }: Input, { file }: Guide, schema = '', name = ''): string[] {
  const examples = contract.examples.get(schema) ?? [];
  const example = examples.find((one) => name === '' || one.name === name);
  const message = `the example ${schema} ${name} does not exist; choose one from an examples folder`;
  return [fenceJson((example ?? refuseAt(file, message)).value)];
}

/** A sample or recipe below its path. */
function showFile({ prose }: Input, { file }: Guide, path = ''): string[] {
  const text =
    prose.get(`docs/${path}`) ?? refuseAt(file, `docs/${path} does not exist; fix the insert`);
  return [`[${code(`docs/${path}`)}](${path})`, fence(path.replace(/.*\./, ''), text)];
}
