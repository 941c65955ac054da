/** Checks of the keywords of schemas: their values, the types that they are about, formats, and patterns. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Problem, problemAt } from '../base/problem.ts';
import type { PlacedSchema } from '../model/contract.ts';
import { placeIn } from '../model/origins.ts';
import { baseType } from '../model/unions.ts';
import { formats } from '../runtime/formats.ts';
import type { Seen } from './seen.ts';

/** Values of keywords that JSON Schema does not allow, such as a negative length. */
export function invalidValues(placed: readonly PlacedSchema[]): Problem[] {
  const ajv = new Ajv2020({ allErrors: true, validateFormats: false });
  return placed.flatMap(({ schema }) => {
    ajv.validateSchema(schema);
    return (ajv.errors ?? []).map(({ instancePath, message }) =>
      problemAt(placeIn(schema, instancePath), `the value ${message}; see JSON Schema (ajv)`),
    );
  });
}

/** The keywords that are about values of a type. */
const ABOUT = {
  number: /^(minimum|maximum|exclusive.*|multipleOf)$/,
  string: /^(m..Length|pattern|format|content.*)$/,
  array: /^(items|m..Items|uniqueItems)$/,
  object: /^(required|properties|.*Properties)$/,
};

const FORMATS = ['binary', ...Object.keys(formats)];

/** Keywords of values of another type, unknown formats, and empty enumerations. */
export function* misplaced({ node, problem }: Seen): Generator<Problem> {
  const types = [node.type ?? []].flat().map(baseType);
  for (const keyword of Object.keys(node))
    for (const [type, pattern] of Object.entries(ABOUT))
      if (pattern.test(keyword) && !types.some((stated) => stated === type))
        yield problem(
          `\`${keyword}\` needs the type ${type}; change the type or the keyword`,
          `/${keyword}`,
        );
  if (node.enum?.length === 0) yield problem('`enum` is empty; list a value', '/enum');
  // No function checks bytes, which are not a value in JSON.
  if (node.format !== undefined && !FORMATS.includes(node.format))
    yield problem(
      `no validator has the format \`${node.format}\`; use ${FORMATS.join(', ')}, or a \`pattern\``,
      '/format',
    );
}

/** Patterns that are no regular expressions. */
export function* wrongPatterns({ node, problem }: Seen): Generator<Problem> {
  const { pattern = '' } = node;
  try {
    new RegExp(pattern, 'u');
  } catch {
    yield problem(`the pattern ${pattern} ${INVALID}`, '/pattern');
  }
}

const INVALID =
  'is not a regular expression with the flag u; remove backslashes before characters without a meaning, or fix it';
