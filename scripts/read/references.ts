/** Checks references: their form, their targets, the names they give to schemas, and that each part of a file has one. */
import { at, isJsonObject, joinPointer, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';
import { closest } from '../runtime/messages.ts';
import {
  ENTRIES,
  EXAMPLES,
  endOfReference,
  REFERABLE,
  SCHEMA_PLACE,
  type SourcePlace,
  type Sources,
} from './sources.ts';

/** Checks the form of references. `$ref` must be the only key: tools disagree about keys beside it, or drop them. */
export function checkForm(sources: Sources): Problem[] {
  const { files, references } = sources;
  return references.flatMap(({ file, pointer, target }) => {
    if (!pointer.endsWith('/$ref')) return [];
    const problems: Problem[] = [];
    const find = (place: string, message: string) =>
      problems.push({ file, pointer: place, message });
    const holder = pointer.slice(0, pointer.lastIndexOf('/'));
    const [, list, media] = /\/(allOf|anyOf|oneOf)$|\/content\/([^/~]+)$/.exec(holder) ?? [];
    if (list) find(holder, `\`${list}\` must be a list; begin each item with a dash`);
    // The bundler would take the target of the reference for a media type.
    const instead = 'put it under one, such as application/json';
    if (media) find(holder, `${media} is not a media type; ${instead}`);
    const circle = 'the reference is circular; refer to a definition';
    if (target && !endOfReference(files, target)) find(pointer, circle);
    // Redocly would take what every object inherits for the target.
    const isInherited = tokens(target?.pointer ?? '').some((name) => name in {});
    const missing = isInherited ? problemWithTarget(target, sources, pointer) : undefined;
    if (missing) find(pointer, missing);
    const remedy = SCHEMA_PLACE.test(pointer)
      ? 'write allOf: [{$ref: …}] and put it beside that'
      : 'move it into the target of $ref';
    for (const key of Object.keys(at(files.get(file) ?? null, holder) ?? {})) {
      if (key !== '$ref')
        find(joinPointer(holder, key), `\`${key}\` must not be beside $ref; ${remedy}`);
    }
    return problems;
  });
}

/** Checks that the target of each reference exists in the project. */
export function checkTargets(sources: Sources): Problem[] {
  const { files, references } = sources;
  const problems = new Map<string, Problem>();
  for (const { file, pointer, text, target } of references) {
    const isData = EXAMPLES.test(file) || pointer.endsWith('/externalValue');
    const message = isData
      ? 'an example cannot refer to a value elsewhere; write it out here'
      : problemWithTarget(target, sources, pointer);
    if (message === undefined) continue;
    // Several references to one missing target are one problem.
    const missing = target && files.has(target.file) ? target.pointer : '';
    const key = target ? `${target.file}#${missing}` : text;
    if (!problems.has(key)) problems.set(key, { file, pointer, message });
  }
  return [...problems.values()];
}

/** Checks the names of schemas, before the bundler and other tools read them. */
export function checkSchemaNames({ schemas }: Sources): Problem[] {
  return [...schemas].flatMap(([name, place]) => {
    const message = `the schema name must be PascalCase with letters and digits only, but is ${name}; rename it`;
    return /^[A-Z][A-Za-z0-9]*$/.test(name) ? [] : [{ ...place, message }];
  });
}

/** Checks that each part of a file, such as a schema, is referred to, unless a reference names the whole file. */
export function checkParts({ files, references }: Sources): Problem[] {
  const named = new Set(Object.values(ENTRIES).map((file) => `${file}#`));
  for (const { pointer, target } of references) {
    // Being listed among the components does not count as being used.
    if (!target || /^\/components\/\w+\/[^/]+\/\$ref$/.test(pointer)) continue;
    for (const one of [target, endOfReference(files, target) ?? target]) {
      const [part] = /^(\/[^/]*)?/.exec(one.pointer) ?? [];
      named.add(`${one.file}#${part}`);
    }
  }
  return [...files].flatMap(([file, content]) => {
    if (!isJsonObject(content) || named.has(`${file}#`)) return [];
    return Object.keys(content).flatMap((key) => {
      const pointer = joinPointer('', key);
      const message = `nothing outside the components uses ${key}; refer to it, indent it or remove it`;
      return named.has(`${file}#${pointer}`) ? [] : [{ file, pointer, message }];
    });
  });
}

/** What is wrong with the target of a reference; undefined if it exists. */
function problemWithTarget(
  place: SourcePlace | undefined,
  sources: Sources,
  reference: string,
): string | undefined {
  if (!place) return 'the reference leads out of the project; copy its target into a file here';
  const { file, pointer } = place;
  if (!/^(\/|$)/.test(pointer)) {
    return `the reference must contain a JSON pointer, but has ${pointer}; write #/ and the path`;
  }
  const content = sources.files.get(file);
  if (!REFERABLE.test(file)) {
    const instead =
      'write #/ before a name, or the path to a YAML or JSON file under openapi/ or asyncapi/';
    return `${file} cannot be referred to; ${instead}`;
  }
  if (content === undefined) {
    const hint = suggest(file, sources.files.keys()) ?? 'correct the path';
    return `the file ${file} does not exist; ${hint}`;
  }
  if (at(content, pointer) !== undefined) return undefined;
  const name = tokens(pointer).pop() ?? '';
  const siblings = at(content, pointer.slice(0, pointer.lastIndexOf('/')));
  // A message may have the name of its schema.
  const named = SCHEMA_PLACE.test(reference) ? sources.schemas.get(name) : undefined;
  const hint = named
    ? `${name} is in ${named.file}#${named.pointer}`
    : suggest(name, isJsonObject(siblings) ? Object.keys(siblings) : []);
  return `${file}#${pointer} does not exist; ${hint ?? 'correct the name or add what is missing'}`;
}

/** A hint "did you mean …?" with the most similar name, if at most a quarter of the letters differs. */
export function suggest(name: string, names: Iterable<string>): string | undefined {
  const byLowerCase = new Map([...names].map((one) => [one.toLowerCase(), one]));
  const [best] = closest(name.toLowerCase(), [...byLowerCase.keys()]);
  return best === undefined ? undefined : `did you mean ${byLowerCase.get(best)}?`;
}
