/**
 * Redocly's library. It gets the files that were already parsed, so it accesses neither disk nor network, and its
 * problems become problems of this project.
 */
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import type * as library from '@redocly/openapi-core';
import { type Json, tokens, visitValues } from '../json.ts';
import { type Problem, refuse } from '../problem.ts';
import { closest, either } from '../runtime/messages.ts';
import { IN_SCHEMA, INSTEAD } from '../schema.ts';
import { ENTRIES, type Sources } from './sources.ts';

// An `import` would take each of its 250 modules through the loader of TypeScript.
export const redocly: typeof library = createRequire(import.meta.url)('@redocly/openapi-core');

/** Resolves references to files by their paths relative to the root, wherever the root is. */
export class Resolver extends redocly.BaseResolver {
  /** @param read the content of a file by its path from the root; undefined if it does not exist */
  constructor(private readonly read: (file: string) => Json | undefined) {
    super();
  }

  override async loadExternalRef(path: string): Promise<library.Source> {
    return new redocly.Source(path, '');
  }

  override parseDocument(source: library.Source): library.Document {
    const { absoluteRef: path } = source;
    const parsed = this.read(fileAt(path));
    if (parsed === undefined) {
      throw new redocly.ResolveError(new Error(`${path} is not a file of the project`));
    }
    // A copy, because the bundler changes it.
    return { source, parsed: structuredClone(parsed) };
  }
}

/**
 * The path of a file for Redocly, as if the project were in `/`: it misreads a `#` or `%` in the name of a folder.
 */
export function redoclyPath(file: string): string {
  return resolve('/', file);
}

/** The file at a path for Redocly, the reverse of `redoclyPath`. */
export function fileAt(path: string): string {
  return relative(resolve('/'), path).replaceAll('\\', '/');
}

/** The rules for each document, by its entry file. */
export type Rules = ReadonlyMap<string, library.Config>;

/**
 * Lints both documents by Redocly's rule on structure, and in the same pass by other rules, if there are some.
 *
 * @returns the reports of the other rules
 * @throws ProblemsError unless each object has the keys of its standard
 */
export async function lintStructure(
  { files }: Pick<Sources, 'files'>,
  rules?: Rules,
): Promise<library.NormalizedProblem[]> {
  const resolver = new Resolver((file) => files.get(file));
  const all = Object.values(ENTRIES).map((file) => lintDocument(file, rules?.get(file), resolver));
  const found = await Promise.all(all).catch((error: Error) => {
    // Its rules fail on some keys without a value.
    refuse(keysWithoutValue(files));
    throw error;
  });
  const reported = found.flat().filter((one) => !isBooleanSchema(one));
  const ofStructure = reported.filter(({ ruleId }) => ruleId === 'struct');
  refuse(ofStructure.map((one) => problemOf(one)));
  return reported;
}

/** Whether a problem is about `true` or `false` in a schema, which Redocly refuses in some keywords. */
const isBooleanSchema = ({ message, location: [place] }: library.NormalizedProblem): boolean =>
  message.includes('type `Schema` (object) but got `boolean`') &&
  IN_SCHEMA.test(place?.pointer ?? '');

function keysWithoutValue(files: Sources['files']): Problem[] {
  const problems: Problem[] = [];
  const message = 'the key has no value; add a value, or remove the key';
  for (const [file, content] of files) {
    visitValues(content, (part, pointer, role) => {
      if (part === null && role !== 'data') problems.push({ file, pointer, message });
    });
  }
  return problems;
}

/** Redocly's reports on a document by its rule on structure and the rules of a configuration. */
export async function lintDocument(
  file: string,
  rules: library.Config | undefined,
  externalRefResolver: Resolver,
): Promise<library.NormalizedProblem[]> {
  const config = rules ?? (await redocly.createConfig({}));
  for (const ofVersion of Object.values(config.rules)) ofVersion.struct = 'error';
  return redocly.lint({ ref: redoclyPath(file), config, externalRefResolver });
}

/** Converts a problem that Redocly reports; the message ends with the tool's name `by`, if given. */
export function problemOf(
  { location, message, suggest }: library.NormalizedProblem,
  by = '',
): Problem {
  const [first] = location;
  const pointer = (first?.pointer ?? '').replace(/^#|\/$/g, '');
  const isUnexpected = message.includes('not expected');
  const words = WORDS.reduce((text, [from, to]) => text.replace(from, to), message.trim());
  const close = closest(tokens(pointer).at(-1) ?? '', suggest);
  const near = (close.length > 0 ? close : suggest.slice(0, 1)).map((one) => `\`${one}\``);
  const hint =
    (isUnexpected ? INSTEAD[tokens(pointer).at(-1) ?? ''] : undefined) ??
    HINTS.find(([problem, place]) => words.includes(problem) && place.test(pointer))?.[2] ??
    (near.length > 0 ? `did you mean ${either(near)}?` : undefined) ??
    (isUnexpected ? 'fix the name or the indentation, or remove the key' : undefined);
  const text = hint ? `${words}; ${hint}` : words;
  return {
    file: fileAt(first?.source.absoluteRef ?? ''),
    pointer,
    message: by === '' ? text : `${text} (${by})`,
  };
}

/** Redocly's wording of problems, and ours. */
const WORDS: [from: RegExp, to: string][] = [
  [/\.$/, ''],
  [/^Operation tags should be defined in global tags/, 'the tag is not in `tags` of the document'],
  [/^Operation object should contain `operationId` field/, 'the operation has no `operationId`'],
  [/^Property (`.+?`) is not expected here/, '$1 is not expected here'],
  [/^(`.+?`) can be one of the following only: /, '$1 must be one of '],
  [
    /^Two schemas are referenced with the same name but different content\. Renamed (\S+) .*/,
    'two different components are called `$1`',
  ],
];

const NULL_TYPE = "if you mean null, write 'null' in quotes; otherwise choose one of these types";

/** Remedies for some problems, by their words and places. */
const HINTS: [problem: string, place: RegExp, remedy: string][] = [
  [
    'not expected',
    /\/(prefixItems|(min|max)Contains|dependent\w+)$/,
    'move it to a schema that no message contains, because messages use JSON Schema draft 07, which does not have this keyword',
  ],
  ['not expected', /^\/paths\/[^/]+$/, 'begin the path with a slash, or fix the indentation'],
  ['not expected', /\/ref$/, 'write `$ref`'],
  ['not expected', /\/\$ref$/, 'quote text that begins with #'],
  ['must be one of', /\/type\/\d+$/, NULL_TYPE],
  ['must be one of', /\/(any|one)Of\/\d+\/type$/, NULL_TYPE],
  [
    'alongside `$ref`',
    /./,
    'write `allOf: [{$ref: …}]`, because messages use JSON Schema draft 07, which ignores keys next to `$ref`',
  ],
  ['but got `null`', /./, 'add a value, or remove the key'],
  ['type `array` but got', /\/required$/, 'move the names of the required fields to the object'],
  ['type `array` but got', /./, 'write a list, such as `[a, b]`'],
  ['but got `array`', /\/items$/, 'write the list in `prefixItems`'],
  ['but got `boolean`', /\/exclusive\w+$/, 'write the bound itself and remove the inclusive bound'],
  ['type `number` but got `string`', /./, 'remove the quotes'],
  ['not in `tags`', /./, 'fix the tag, or add it there'],
  ['two different components', /./, 'rename one of the components'],
  ['unique `operationId`', /./, 'rename one of the operations'],
  ['has no `operationId`', /./, 'add one, such as `operationId: listNotes`'],
];
