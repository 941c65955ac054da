/** Checks references, the keys next to them, and that each top-level key of a file is referred to. */
import { posix } from 'node:path';
import { at, isJsonObject, joinPointer, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';
import { closest } from '../runtime/messages.ts';
import { IN_SCHEMA } from '../schema.ts';
import { contentAt, ENTRIES, endOfReference, type Reference, type Sources } from './sources.ts';

/** Checks every reference. Outside a schema, tools drop keys next to a reference. */
export function checkReferences(sources: Sources): Problem[] {
  const { files, references } = sources;
  return references.flatMap((reference) => {
    const { file, pointer } = reference;
    const message = problemWithTarget(reference, sources);
    const holder = pointer.slice(0, pointer.lastIndexOf('/'));
    const siblings = Object.keys(at(files.get(file) ?? null, holder) ?? {});
    const isSchema = isOfSchema(pointer);
    // A discriminator's mapping is a reference outside `$ref`.
    const mayHaveMore = isSchema || !pointer.endsWith('/$ref');
    const beside = siblings.filter((key) => key !== '$ref' && !mayHaveMore);
    return [
      ...(message === undefined ? [] : [{ file, pointer, message }]),
      ...beside.map((key) => ({
        file,
        pointer: joinPointer(holder, key),
        message: `\`${key}\` is not allowed next to \`$ref\`; move it into the target of the reference`,
      })),
    ];
  });
}

/** Whether the pointer of a reference leads to a place for schemas. */
function isOfSchema(pointer: string): boolean {
  const holder = pointer.replace(/\/\$ref$/, '');
  return holder !== pointer && (/\/(schema|payload)$/.test(holder) || IN_SCHEMA.test(holder));
}

/** The problem of the target of a reference, if any. */
function problemWithTarget(
  { file: from, pointer: place, text, target }: Reference,
  { files, examples, references, schemas }: Sources,
): string | undefined {
  if (examples.has(from)) {
    const isWhole = target?.pointer === '' && examples.has(target.file);
    const isWritten = isWhole && !references.some(({ file }) => file === target.file);
    const remedy = 'refer to another example file without references, or write the value here';
    return isWritten ? undefined : `an example cannot refer to \`${text}\`; ${remedy}`;
  }
  // Such as `content/schema/$ref`, without the media type, whose key has an escaped slash.
  if (/\/((all|any|one)Of|content\/[^/~]+)\/\$ref$/.test(place)) {
    return 'a reference is not allowed here; put a dash before a list item, or move the reference under a media type';
  }
  if (target === undefined || !files.has(target.file)) {
    const [best] = closest(target?.file ?? '', [...files.keys()]);
    const fragment = text.replace(/^[^#]*#?\/?/, '#/');
    const hint = best
      ? `did you mean \`${posix.relative(posix.dirname(from), best)}${fragment}\`?`
      : 'fix the path';
    return `\`${text}\` does not lead to a YAML or JSON file in openapi/ or asyncapi/; ${hint}`;
  }
  const { file, pointer } = target;
  const name = tokens(pointer).at(-1) ?? '';
  const home = schemas.get(name);
  if (contentAt(files, target) === undefined) {
    const siblings = contentAt(files, { file, pointer: pointer.replace(/\/[^/]*$/, '') });
    const hint = home
      ? `refer to \`#${home.pointer}\` in ${home.file}`
      : suggest(name, Object.keys(siblings ?? {}));
    return `\`${text}\` does not exist; ${hint ?? 'fix the reference, or add the missing part'}`;
  }
  if (endOfReference(files, target) === undefined) {
    return 'the reference is circular; refer to a definition instead';
  }
  const isSchema = home?.file === file && home.pointer === pointer;
  if (isOfSchema(place) && !isSchema) {
    return `\`${text}\` is not a schema; refer to a schema by file and name, such as \`schemas/notes.yaml#/Note\``;
  }
  return place.endsWith('/$ref') && isSchema && !isOfSchema(place)
    ? `a reference to a schema is not allowed here; fix the name or the indentation of its key, or write \`allOf: [{$ref: …}]\``
    : undefined;
}

/** A hint "did you mean …?" with the most similar name, if at most a quarter of the letters differs. */
function suggest(name: string, names: readonly string[]): string | undefined {
  const [best] = closest(name, names);
  return best === undefined ? undefined : `did you mean \`${best}\`?`;
}

/** Checks that each top-level key of a file, such as a schema, is referred to, unless a reference names the whole file. */
export function checkUnused({ files, references }: Sources): Problem[] {
  const named = new Set(Object.values(ENTRIES).map((file) => `${file}#`));
  for (const { pointer, target } of references) {
    // Being listed among the components does not count as being used.
    if (!target || /^\/components\/\w+\/[^/]+\/\$ref$/.test(pointer)) continue;
    for (const one of [target, endOfReference(files, target) ?? target]) {
      const [topLevel] = /^(\/[^/]*)?/.exec(one.pointer) ?? [];
      named.add(`${one.file}#${topLevel}`);
    }
  }
  return [...files].flatMap(([file, content]) => {
    if (!isJsonObject(content) || named.has(`${file}#`)) return [];
    return Object.keys(content).flatMap((key) => {
      const pointer = joinPointer('', key);
      const message = `\`${key}\` is unused; refer to it, fix its indentation, or remove it`;
      return named.has(`${file}#${pointer}`) ? [] : [{ file, pointer, message }];
    });
  });
}
