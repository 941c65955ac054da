/** Checks references: each names something that exists, and something refers to each schema. */
import { closest, distance } from 'fastest-levenshtein';
import type { Finding } from '../model/finding.ts';
import { isJsonObject } from '../model/json.ts';
import { at, joinPointer, tokens, visitObjects, visitValues } from '../model/pointer.ts';
import {
  ENTRIES,
  endOfReference,
  REFERABLE,
  SCHEMA_PLACE,
  type SourcePlace,
  type Sources,
  targetOf,
} from './sources.ts';

/** The pointers at which a text is a reference. */
const REFERENCE = /\/(\$ref|operationRef|discriminator\/(defaultMapping|mapping\/[^/]+))$/;

/** Checks that each reference in the hand-written files names something that exists. */
export function checkReferences(sources: Sources): Finding[] {
  const { files } = sources;
  const findings = new Map<string, Finding>();
  for (const [file, content] of files) {
    // References in data count, too: the tools follow them.
    visitValues(content, (value, location) => {
      if (typeof value !== 'string') return;
      if (location.endsWith('/externalValue')) {
        const message = 'a value in another file is not read; write it here, under value';
        findings.set(file + location, { file, location, message });
      }
      if (!REFERENCE.test(location)) return;
      const place = targetOf(file, value);
      const message = problemWithReference(place, sources);
      // Several references to one missing thing are one finding.
      const key = place ? `${place.file}#${files.has(place.file) ? place.pointer : ''}` : value;
      if (message !== undefined && !findings.has(key))
        findings.set(key, { file, location, message });
    });
  }
  return [...findings.values()];
}

/** Checks the form of references. Nothing is beside a `$ref`: tools disagree about what that means, or drop it. */
export function checkForm({ files }: Sources): Finding[] {
  const findings: Finding[] = [];
  for (const [file, content] of files) {
    visitObjects(content, ({ $ref, ...siblings }, pointer) => {
      const find = (below: string, message: string) =>
        findings.push({ file, location: pointer + below, message });
      // The bundler would follow a reference in the place of one to a media type.
      for (const key of Object.keys(siblings.content ?? {}).filter((key) => !key.includes('/')))
        find(
          `/content/${key}`,
          `${key} is no media type; put it under one, such as application/json`,
        );
      if ($ref === undefined) return;
      const [, list] = /\/(allOf|anyOf|oneOf)$/.exec(pointer) ?? [];
      const place = typeof $ref === 'string' && targetOf(file, $ref);
      const circle = 'the reference leads in a circle; refer to what it stands for';
      if (typeof $ref !== 'string') find('/$ref', '$ref is no text; quote what begins with #');
      else if (place && !endOfReference(files, place)) find('/$ref', circle);
      if (list) find('', `${list} is no list; begin each part with a dash`);
      const remedy = SCHEMA_PLACE.test(pointer)
        ? 'write allOf: [{$ref: …}] and put it beside that'
        : 'move it into what $ref names';
      for (const key of Object.keys(siblings)) {
        find(joinPointer('', key), `${key} is beside $ref; ${remedy}`);
      }
    });
  }
  return findings;
}

/** Checks that each part of a file, such as a schema, is referred to, where no reference names the file as a whole. */
export function checkParts({ files }: Sources): Finding[] {
  const named = new Set(Object.values(ENTRIES).map((file) => `${file}#`));
  for (const [file, content] of files) {
    visitValues(content, (value, pointer) => {
      // What is only listed among the components is not used.
      const isListed = /^\/components\/schemas\/[^/]+\/\$ref$/.test(pointer);
      if (isListed || !REFERENCE.test(pointer)) return;
      const place = targetOf(file, String(value));
      for (const one of place ? [place, endOfReference(files, place) ?? place] : []) {
        named.add(`${one.file}#${/^(\/[^/]*)?/.exec(one.pointer)?.[0]}`);
      }
    });
  }
  return [...files].flatMap(([file, content]) => {
    const keys = isJsonObject(content) && !named.has(`${file}#`) ? Object.keys(content) : [];
    return keys.flatMap((key) => {
      const location = joinPointer('', key);
      const message = `nothing refers to ${key}; refer to it, indent it or remove it`;
      return named.has(`${file}#${location}`) ? [] : [{ file, location, message }];
    });
  });
}

/** What is wrong with what a reference names. */
function problemWithReference(
  place: SourcePlace | undefined,
  sources: Sources,
): string | undefined {
  if (!place) return 'the reference leaves the project; copy what it names into a file here';
  const { file, pointer } = place;
  if (!/^(\/|$)/.test(pointer)) return `${pointer} is no JSON pointer; write #/ and the path to it`;
  const content = sources.files.get(file);
  if (!REFERABLE.test(file)) {
    const instead =
      'write #/ before a name, or the path to YAML or JSON under openapi/ or asyncapi/';
    return `${file} is not read; ${instead}`;
  }
  if (content === undefined) {
    const hint = suggest(file, sources.files.keys()) ?? 'correct the path';
    return `the file ${file} does not exist; ${hint}`;
  }
  if (at(content, pointer) !== undefined) return undefined;
  const name = tokens(pointer).pop() ?? '';
  const siblings = at(content, pointer.slice(0, pointer.lastIndexOf('/')));
  const named = sources.schemas.get(name);
  const hint = named
    ? `${name} is in ${named.file}#${named.pointer}`
    : suggest(name, isJsonObject(siblings) ? Object.keys(siblings) : []);
  return `${file}#${pointer} does not exist; ${hint ?? 'correct the name or add what is missing'}`;
}

/** A hint "did you mean …?" with the most similar name, if one is similar enough. */
export function suggest(name: string, names: Iterable<string>): string | undefined {
  const byLetters = new Map([...names].map((one) => [one.toLowerCase(), one]));
  const letters = name.toLowerCase();
  const best = closest(letters, [...byLetters.keys()]) ?? '';
  const isNear = best !== '' && distance(letters, best) <= Math.max(2, name.length / 3);
  return isNear ? `did you mean ${byLetters.get(best)}?` : undefined;
}
