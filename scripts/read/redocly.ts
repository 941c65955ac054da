/**
 * Redocly's library. It gets the files that were already parsed, so it accesses neither disk nor network, and its
 * problems become those of this project.
 */
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import type * as library from '@redocly/openapi-core';
import { type Json, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';

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
    // A copy, since the bundler changes it.
    return { source, parsed: structuredClone(parsed) };
  }
}

/**
 * The path of a file for Redocly, as if the project were in `/`: it misreads a `#` or `%` in the name of a folder.
 */
export function pathOf(file: string): string {
  return resolve('/', file);
}

/** The file at a path for Redocly, the reverse of `pathOf`. */
export function fileAt(path: string): string {
  return relative(resolve('/'), path).replaceAll('\\', '/');
}

/** Converts a problem that Redocly reports; the message ends with the tool's name `by`, if given. */
export function problemOf(
  { location, message, suggest }: library.NormalizedProblem,
  by = '',
): Problem {
  const [first] = location;
  const place = (first?.pointer ?? '').replace(/^#|\/$/g, '');
  const words = reworded(message.trim().replace(/\.$/, ''), place);
  const isUnknown = words.endsWith('not expected here');
  const known = isUnknown ? HINTS.find(([at]) => at.test(place))?.[1] : undefined;
  const guess = suggest[0] && `did you mean ${suggest[0]}?`;
  const hint =
    known ?? (guess || (isUnknown && 'correct its name or its indentation, or remove it'));
  const text = hint ? `${words}; ${hint}` : words;
  return {
    file: fileAt(first?.source.absoluteRef ?? ''),
    pointer: place,
    message: by === '' ? text : `${text} (${by})`,
  };
}

/** Redocly's messages about structure in the words of this project: `x` must be an array, but is null. */
function reworded(message: string, place: string): string {
  const key = tokens(place).at(-1) ?? 'the document';
  const withArticle = (type: string) => `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
  return message
    .replace(/^Property (`.*`) is/, '$1 is')
    .replace(/^The field (`.*`) must be present on this level$/, '$1 is missing; add it')
    .replace(
      /^Expected type `(\w+)`(?: \((\w+)\))? but got `(\w+)`$/,
      (_, type: string, inner: string | undefined, got: string) =>
        `\`${key}\` must be ${withArticle(inner ?? type)}, but is ${got === 'null' ? got : withArticle(got)}`,
    )
    .replace(/ can be one of the following only: (.*)$/, (_, values: string) => {
      return ` must be one of ${values.replaceAll('"', '')}`;
    });
}

/** Remedies for unexpected keys, by the place of the key. */
const HINTS: [RegExp, string][] = [
  [/^\/paths\/[^/]+$/, 'a path begins with /'],
  [/\/nullable$/, "write type: [<type>, 'null'], or anyOf with type: 'null'"],
  [/\/ref$/, 'write $ref'],
  [/\/\$ref$/, 'quote what begins with #'],
  [/\/parameters\/\d+\/(type|format|enum|items|minimum|maximum|default)$/, 'move it into schema'],
  [/\/responses\/[^/]+\/schema$/, 'move it under content and a media type'],
  [/\/responses\/[^/]+$/, 'a status is a number such as 200, a range such as 2XX, or default'],
];
