/** Gives Redocly's library the texts that were read already, so that it reads neither disk nor network. */
import { relative, resolve } from 'node:path';
import { BaseResolver, type NormalizedProblem, ResolveError, Source } from '@redocly/openapi-core';
import type { Finding } from '../model/finding.ts';

/** The texts of files by their paths from the root. */
type Texts = Pick<ReadonlyMap<string, string>, 'get'>;

/** Resolves references to files by their paths from the root, wherever that is. */
export class TextResolver extends BaseResolver {
  readonly #texts: Texts;

  constructor(texts: Texts) {
    super();
    this.#texts = texts;
  }

  override async loadExternalRef(path: string): Promise<Source> {
    const text = this.#texts.get(fileAt(path));
    if (text === undefined) throw new ResolveError(new Error(`${path} is no file of the project`));
    return new Source(path, text);
  }
}

/** The path of a file for Redocly, as if the project were in `/`: it would misread a `#` or `%` in the name of a folder. */
export function pathOf(file: string): string {
  return resolve('/', file);
}

function fileAt(path: string): string {
  return relative(resolve('/'), path).replaceAll('\\', '/');
}

/** A problem that Redocly reports; its message ends with the name of the tool `by`, if one is given. */
export function findingOf({ location, message }: NormalizedProblem, by = ''): Finding {
  const [{ source, pointer = '' } = {}] = location;
  return {
    file: fileAt(source?.absoluteRef ?? ''),
    location: pointer.replace(/^#|\/$/g, ''),
    message: message.trim() + (by === '' ? '' : ` (${by})`),
  };
}
