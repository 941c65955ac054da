/** Checks that each reference leads to a definition of the contract, and that something needs each definition. */
import { posix } from 'node:path';
import {
  at,
  child,
  type Json,
  type JsonObject,
  joinPointer,
  tokens,
  visitValues,
} from '../json.ts';
import type { Problem } from '../problem.ts';
import type { Sources } from './texts.ts';

/** A reference, and where it leads: a file relative to the root, and a pointer in it. */
interface Reference {
  file: string;
  pointer: string;
  /** The object that has the reference. */
  holder: Json;
  text: string;
  target: string;
  targetPointer: string;
}

/** Each document is where reading begins. */
const isEntry = (file: string): boolean => /^(\w+)\/\1\.yaml$/.test(file);

/** The pointer to the definition that a pointer leads to or into: the first level of a file, or what a document names. */
function definitionAt(file: string, pointer: string): string {
  const depth = /^\/channels\/[^/]+\/messages\//.test(pointer) ? 4 : isEntry(file) ? 3 : 1;
  return pointer
    .split('/')
    .slice(0, depth + 1)
    .join('/');
}

/** References to what has no name of its own: to a part of a definition, or to an operation or a channel within a path. */
export function checkTargets(sources: Sources): Problem[] {
  return referencesIn(sources).flatMap(({ file, pointer, holder, text, target, targetPointer }) => {
    const content = at(sources.get(target) ?? null, targetPointer);
    if (content !== undefined && targetPointer !== definitionAt(target, targetPointer)) {
      const message = `\`${text}\` leads into a definition; give what it leads to a name at the top of its file, and refer to this name`;
      return [{ file, pointer, message }];
    }
    const doubled = Object.keys(Object(holder)).filter(
      (key) => key !== '$ref' && child(content, key) !== undefined,
    );
    if (!/^\/(paths|webhooks)\//.test(pointer)) return [];
    return doubled.map((key) => {
      const message = `${target} has \`${key}\`, too, and only one of them counts; move this one there`;
      return { file, pointer: joinPointer(pointer.replace(/\/\$ref$/, ''), key), message };
    });
  });
}

/** References out of the contract, and files and definitions that no path, channel or operation needs. */
export function checkReferences(sources: Sources): Problem[] {
  const references = referencesIn(sources);
  const outside = references
    .filter(({ target }) => !sources.has(target))
    .map(({ file, pointer, text }) => {
      const message = `\`${text}\` does not lead to a YAML file in openapi/ or asyncapi/; fix the path`;
      return { file, pointer, message };
    });
  const needed = new Set<string>();
  const need = (file: string, definition: string) => {
    const place = `${file}#${definition}`;
    if (needed.has(place)) return;
    needed.add(place);
    for (const { target, targetPointer, ...from } of references)
      if (from.file === file && `${from.pointer}/`.startsWith(`${definition}/`))
        need(target, definitionAt(target, targetPointer));
  };
  const named = [...sources].flatMap(([file, content]) => definitionsIn(file, content));
  for (const { file, pointer } of named.filter(({ isStart }) => isStart)) need(file, pointer);
  const files = new Set([...needed].map((place) => place.replace(/#.*/, '')));
  const unused = named.flatMap(({ file, pointer }): Problem[] => {
    if (needed.has(`${file}#${pointer}`) || needed.has(`${file}#`)) return [];
    const name = `\`${tokens(pointer).at(-1)}\``;
    const message = `nothing refers to ${name}; refer to it, fix its indentation, or remove it`;
    if (files.has(file)) return [{ file, pointer, message }];
    return [{ file, pointer: '', line: 1, message: 'nothing refers to the file; remove it' }];
  });
  return [...outside, ...unused];
}

/** What a file defines. Everything in a document is a start, except components, which are only used by references. */
function definitionsIn(
  file: string,
  content: Json,
): { file: string; pointer: string; isStart: boolean }[] {
  // Examples and workflows are found by their names.
  if (/\/examples\/|\.arazzo\.yaml$/.test(file)) return [];
  const first = Object.keys(Object(content)).map((key) => joinPointer('', key));
  if (!isEntry(file)) return first.map((pointer) => ({ file, pointer, isStart: false }));
  const starts = first.filter((pointer) => pointer !== '/components');
  const components = Object.entries((child(content, 'components') ?? {}) as JsonObject);
  return [
    ...starts.map((pointer) => ({ file, pointer, isStart: true })),
    ...components.flatMap(([kind, byName]) =>
      Object.keys(Object(byName)).map((name) => {
        const pointer = joinPointer(`/components/${kind}`, name);
        // Requirements name security schemes without a reference.
        return { file, pointer, isStart: kind === 'securitySchemes' };
      }),
    ),
  ];
}

function referencesIn(sources: Sources): Reference[] {
  const references: Reference[] = [];
  for (const [file, content] of sources)
    visitValues(content, (holder, pointer, role) => {
      const text = child(holder, '$ref');
      if (role === 'data') return false;
      if (typeof text !== 'string') return true;
      const [path = '', fragment = ''] = text.split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      const targetPointer = fragment;
      references.push({ file, pointer: `${pointer}/$ref`, holder, text, target, targetPointer });
      return true;
    });
  return references;
}
