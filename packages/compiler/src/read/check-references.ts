/** Checks references: each target exists, and each schema is referred to. */
import type { Finding } from '../model/finding.ts';
import { isJsonObject } from '../model/json.ts';
import { at, joinPointer, tokens } from '../model/pointer.ts';
import { closest } from '../runtime/validate.ts';
import {
  ENTRIES,
  EXAMPLES,
  endOfReference,
  REFERABLE,
  SCHEMA_PLACE,
  type SourcePlace,
  type Sources,
} from './sources.ts';

/** Checks that the target of each reference in the hand-written files exists. */
export function checkReferences(sources: Sources): Finding[] {
  const { files, references } = sources;
  const findings = new Map<string, Finding>();
  for (const { file, pointer: location, text, target } of references) {
    const isData = EXAMPLES.test(file) || location.endsWith('/externalValue');
    const message = isData
      ? 'an example cannot refer to a value elsewhere; write it out here'
      : problemWithReference(target, sources, location);
    if (message === undefined) continue;
    // Several references to one missing target are one finding.
    const pointer = target && files.has(target.file) ? target.pointer : '';
    const key = target ? `${target.file}#${pointer}` : text;
    if (!findings.has(key)) findings.set(key, { file, location, message });
  }
  return [...findings.values()];
}

/** Checks the form of references. `$ref` must be the only key: tools disagree about keys beside it, or drop them. */
export function checkForm(sources: Sources): Finding[] {
  const { files, references } = sources;
  return references.flatMap(({ file, pointer, target }) => {
    if (!pointer.endsWith('/$ref')) return [];
    const findings: Finding[] = [];
    const find = (location: string, message: string) => findings.push({ file, location, message });
    const holder = pointer.slice(0, pointer.lastIndexOf('/'));
    const [, list, media] = /\/(allOf|anyOf|oneOf)$|\/content\/([^/~]+)$/.exec(holder) ?? [];
    if (list) find(holder, `${list} is not a list; begin each item with a dash`);
    // The bundler would take the target of the reference for a media type.
    const instead = 'put it under one, such as application/json';
    if (media) find(holder, `${media} is not a media type; ${instead}`);
    const circle = 'the reference is circular; refer to an actual definition';
    if (target && !endOfReference(files, target)) find(pointer, circle);
    // Redocly would take what every object inherits for the target.
    const isInherited = tokens(target?.pointer ?? '').some((name) => name in {});
    const missing = isInherited ? problemWithReference(target, sources, pointer) : undefined;
    if (missing) find(pointer, missing);
    const remedy = SCHEMA_PLACE.test(pointer)
      ? 'write allOf: [{$ref: …}] and put it beside that'
      : 'move it into the target of $ref';
    const content = at(files.get(file) ?? null, holder) ?? {};
    for (const key of Object.keys(content)) {
      if (key !== '$ref') find(joinPointer(holder, key), `${key} is beside $ref; ${remedy}`);
    }
    return findings;
  });
}

/** Checks that each part of a file, such as a schema, is referred to, unless a reference names the whole file. */
export function checkParts({ files, references }: Sources): Finding[] {
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
      const location = joinPointer('', key);
      const message = `nothing but the components refers to ${key}; refer to it, indent it or remove it`;
      return named.has(`${file}#${location}`) ? [] : [{ file, location, message }];
    });
  });
}

function problemWithReference(
  place: SourcePlace | undefined,
  sources: Sources,
  location: string,
): string | undefined {
  if (!place) return 'the reference leads out of the project; copy its target into a file here';
  const { file, pointer } = place;
  if (!/^(\/|$)/.test(pointer)) {
    return `${pointer} is not a JSON pointer; write #/ and the path to it`;
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
  const named = SCHEMA_PLACE.test(location) ? sources.schemas.get(name) : undefined;
  const hint = named
    ? `${name} is in ${named.file}#${named.pointer}`
    : suggest(name, isJsonObject(siblings) ? Object.keys(siblings) : []);
  return `${file}#${pointer} does not exist; ${hint ?? 'correct the name or add what is missing'}`;
}

/** A hint "did you mean …?" with the most similar name, if one is similar enough. */
export function suggest(name: string, names: Iterable<string>): string | undefined {
  const byLetters = new Map([...names].map((one) => [one.toLowerCase(), one]));
  const [best] = closest(name.toLowerCase(), [...byLetters.keys()]);
  return best === undefined ? undefined : `did you mean ${byLetters.get(best)}?`;
}
