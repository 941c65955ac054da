/** Checks of the keywords of schemas: the types that they are about, and their values. */
import type { Problem } from '../base/problem.ts';
import { baseType } from '../model/unions.ts';
import { formats } from '../runtime/formats.ts';
import type { Seen } from './seen.ts';

/** The keywords that are about values of a type. */
const ABOUT = {
  number: /^(minimum|maximum|exclusive.*|multipleOf)$/,
  string: /^(m..Length|pattern|format|content.*)$/,
  array: /^(items|m..Items|uniqueItems)$/,
  object: /^(required|properties|.*Properties)$/,
};

const FORMATS = ['binary', ...Object.keys(formats)];

/** Keywords of values of another type, empty enumerations, unknown formats, and patterns that are no regular expressions. */
export function* misusedKeywords({ node, problem }: Seen): Generator<Problem> {
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
  try {
    new RegExp(node.pattern ?? '', 'u');
  } catch {
    yield problem(`the pattern ${node.pattern} ${INVALID}`, '/pattern');
  }
}

const INVALID =
  'is not a regular expression with the flag u; remove backslashes before characters without a meaning, or fix it';
