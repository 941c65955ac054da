/** Checks of the keywords of schemas: the types that they are about, and their values. */
import type { Problem } from '../base/problem.ts';
import { typeOfAssertion } from '../model/schema.ts';
import { baseType } from '../model/unions.ts';
import { formats } from '../runtime/formats.ts';
import type { Seen } from './seen.ts';

const FORMATS = ['binary', ...Object.keys(formats)];

/** Keywords of values of another type, empty enumerations, and unknown formats. */
export function* misusedKeywords({ node, problem }: Seen): Generator<Problem> {
  const types = ['any', ...[node.type ?? []].flat().map(baseType)];
  for (const keyword of Object.keys(node)) {
    const type = typeOfAssertion(keyword);
    const message = `\`${keyword}\` needs the type ${type}; change the type or the keyword`;
    if (type !== undefined && !types.includes(type)) yield problem(message, `/${keyword}`);
  }
  for (const [low, high] of BOUNDS) {
    const { [low]: least = -Infinity, [high]: most = Infinity } = node;
    const isExclusive = /exclusive/.test(low + high);
    if (least > most || (isExclusive && least === most))
      yield problem(
        `no value is between \`${low}\` and \`${high}\`; change one of them`,
        `/${low}`,
      );
  }
  if (node.enum?.length === 0) yield problem('`enum` is empty; list a value', '/enum');
  // No function checks bytes, which are not a value in JSON.
  if (node.format !== undefined && !FORMATS.includes(node.format))
    yield problem(
      `no validator has the format \`${node.format}\`; use ${FORMATS.join(', ')}, or a \`pattern\``,
      '/format',
    );
}

/** Keywords of which the first may not exclude all that the second one allows. */
const BOUNDS = [
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;
