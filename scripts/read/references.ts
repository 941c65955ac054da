/** Checks that references stay within the contract, and that each file and each definition in it is referred to. */
import { posix } from 'node:path';
import { child, type Json, joinPointer, visitValues } from '../json.ts';
import type { Problem } from '../problem.ts';

/** A reference, and where it leads: a file relative to the root, and the first step in it. */
interface Reference {
  file: string;
  pointer: string;
  text: string;
  target: string;
  definition: string;
}

/** @param files the content of each file of the contract, by its path */
export function checkReferences(files: ReadonlyMap<string, Json>): Problem[] {
  const references = [...files].flatMap(([file, content]) => referencesIn(file, content));
  const outside = references
    .filter(({ target }) => !files.has(target))
    .map(({ file, pointer, text }) => {
      const message = `\`${text}\` does not lead to a YAML file in openapi/ or asyncapi/; fix the path`;
      return { file, pointer, message };
    });
  const used = new Set(
    references.flatMap(({ target, definition }) => [target, target + definition]),
  );
  const unused = [...files].flatMap(([file, content]): Problem[] => {
    // Examples and workflows are found by their names, and each document is where reading begins.
    if (/\/examples\/|\.arazzo\.yaml$|^(\w+)\/\1\.yaml$/.test(file)) return [];
    if (!used.has(file))
      return [{ file, pointer: '', line: 1, message: 'nothing refers to the file; remove it' }];
    if (used.has(`${file}#`)) return [];
    return Object.keys(content ?? {})
      .map((key) => joinPointer('', key))
      .filter((pointer) => !used.has(`${file}#${pointer}`))
      .map((pointer) => {
        const message = `nothing refers to \`${pointer.slice(1)}\`; refer to it, fix its indentation, or remove it`;
        return { file, pointer, message };
      });
  });
  return [...outside, ...unused];
}

function referencesIn(file: string, content: Json): Reference[] {
  const references: Reference[] = [];
  visitValues(content, (value, pointer, role) => {
    const text = child(value, '$ref');
    if (role === 'data') return false;
    if (typeof text !== 'string') return true;
    const [path = '', fragment = ''] = text.split('#');
    const target = path === '' ? file : posix.join(posix.dirname(file), path);
    const definition = `#${/^\/[^/]*/.exec(fragment)?.[0] ?? ''}`;
    return references.push({ file, pointer: `${pointer}/$ref`, text, target, definition });
  });
  return references;
}
