/** The files and lines of problems: a pointer into a bundle leads to one into a hand-written file, and this to its line. */
import * as redocly from '@redocly/openapi-core';
import { readText } from '../base/files.ts';
import { child, joinPointer, tokens } from '../base/json.ts';
import {
  type BundlePlace,
  type FilePlace,
  type Problem,
  ProblemsError,
  problemsOf,
} from '../base/problem.ts';
import { contentAt, follow, type Sources } from '../base/references.ts';
import { SCHEMAS } from '../model/schema.ts';
import { entryOf } from './redocly.ts';
import { namedSchemas } from './texts.ts';

/** Runs a step and gives the problems that it throws their files and lines. */
export async function withLines<Result>(
  root: string,
  sources: Sources,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    // Each file is parsed once, when the first of its lines is needed.
    const texts = Array.from(sources.keys(), (file) => {
      return [file, new redocly.Source(file, readText(root, file))] as const;
    });
    const opened = new Map(texts);
    throw new ProblemsError(problemsOf(error).map((problem) => withLine(opened, sources, problem)));
  }
}

function withLine(
  opened: Map<string, redocly.Source>,
  sources: Sources,
  problem: Problem,
): Problem {
  const place: FilePlace = 'document' in problem ? filePlaceOf(sources, problem) : problem;
  const { file, pointer, line } = place;
  const { message } = problem;
  const source = opened.get(file);
  if (line !== undefined || pointer === '' || !source) return { ...place, message };
  const location = { source, pointer: `#${pointer}`, reportOnKey: true };
  return { ...place, line: redocly.getLineColLocation(location).start.line, message };
}

/**
 * The hand-written place of a pointer into a bundle, or of the nearest place around it that is written:
 *
 *     /components/schemas/Word/properties/start → {file: 'openapi/schemas/word.yaml', pointer: '/Word/properties/start'}
 *     /paths/~1v2~1jobs/get/responses → {file: 'openapi/paths/jobs.yaml', pointer: '/get/responses'}, by `$ref: paths/jobs.yaml`
 */
function filePlaceOf(sources: Sources, { document, pointer }: BundlePlace): FilePlace {
  const steps = tokens(pointer);
  const isNamed = pointer.startsWith(`${SCHEMAS}/`);
  const home = isNamed && namedSchemas(sources).find(({ name }) => name === steps[2]);
  let place: FilePlace = home || { file: entryOf(document), pointer: '' };
  for (const step of steps.slice(home ? 3 : 0)) {
    const below = placeBelow(sources, place, step);
    if (!below) return place;
    place = below;
  }
  return place;
}

/** The place one step below another one, or below what its reference leads to. */
function placeBelow(sources: Sources, place: FilePlace, step: string): FilePlace | undefined {
  // Merging gives each branch of a union what stands beside the union.
  const around = { ...place, pointer: place.pointer.replace(/\/(one|any)Of\/\d+$/, '') };
  const holders = [place, follow(sources, place) ?? place, around];
  const holder = holders.find((one) => child(contentAt(sources, one), step) !== undefined);
  return holder && { file: holder.file, pointer: joinPointer(holder.pointer, step) };
}
