/** References between the hand-written files. */
import { posix } from 'node:path';
import { at, child, type Json } from './json.ts';
import type { FilePlace } from './problem.ts';

/** The content of the hand-written files by their paths. */
export type Sources = ReadonlyMap<string, Json>;

export const contentAt = (sources: Sources, { file, pointer }: FilePlace): Json | undefined =>
  at(sources.get(file) ?? null, pointer);

/** The place that a reference in a file names: `a/b.yaml` and `/C` for `b.yaml#/C` in `a/d.yaml`. */
export function targetOf(ref: string, from: string): FilePlace {
  const [path = '', pointer = ''] = ref.split('#');
  return { file: path === '' ? from : posix.join(posix.dirname(from), path), pointer };
}

/** A place, and each place that a reference at the one before leads to; undefined if they lead in a circle. */
function placesFrom(
  sources: Sources,
  place: FilePlace,
  passed: FilePlace[] = [],
): FilePlace[] | undefined {
  const isSame = ({ file, pointer }: FilePlace) => file === place.file && pointer === place.pointer;
  if (passed.some(isSame)) return undefined;
  const places = [...passed, place];
  const ref = child(contentAt(sources, place), '$ref');
  return typeof ref === 'string' ? placesFrom(sources, targetOf(ref, place.file), places) : places;
}

/** The place that the references at a place lead to, itself if it has none; undefined if they lead in a circle. */
export const follow = (sources: Sources, place: FilePlace): FilePlace | undefined =>
  placesFrom(sources, place)?.at(-1);

/** The pointer to which the references at a pointer of a bundle lead; itself if there are none, or if they lead in a circle. */
export const pointerBehind = (pointer: string, bundle: Json): string =>
  follow(new Map([['', bundle]]), { file: '', pointer })?.pointer ?? pointer;
