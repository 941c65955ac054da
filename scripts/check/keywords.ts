/** Checks of the keywords of schemas: the types that they are about, and their values. */
import type { Problem } from '../base/problem.ts';
import { typeOfAssertion } from '../model/schema.ts';
import { baseType, listedIn } from '../model/unions.ts';
import { formats } from '../runtime/formats.ts';
import type { Seen } from './seen.ts';

const FORMATS = ['binary', ...Object.keys(formats)];

/** Keywords of values of another type, enumerations that are empty or list objects, and unknown formats. */
export function* misusedKeywords({ node, problem }: Seen): Generator<Problem> {
  const types = ['any', ...[node.type ?? []].flat().map(baseType)];
  for (const keyword of Object.keys(node)) {
    const type = typeOfAssertion(keyword);
    const message = `\`${keyword}\` needs the type ${type}; change the type, or remove the keyword`;
    if (type !== undefined && !types.includes(type)) yield problem(message, `/${keyword}`);
  }
  for (const unit of ['imum', 'Length', 'Items'] as const) {
    const [low, high] = [`min${unit}`, `max${unit}`] as const;
    const { [low]: least = -Infinity, [high]: most = Infinity } = node;
    const message = `no value is between \`${low}\` and \`${high}\`; change one of them`;
    if (least > most) yield problem(message, `/${low}`);
  }
  if (node.enum?.length === 0) yield problem('`enum` is empty; list a value', '/enum');
  // A parser may add defaults to an object, or leave out fields.
  if (listedIn(node)?.some((value) => typeof value === 'object' && value !== null))
    yield problem('an object or a list is listed as a value; describe its content instead');
  // No function checks bytes, which are not a value in JSON.
  if (node.format !== undefined && types.includes('string') && !FORMATS.includes(node.format))
    yield problem(
      `no validator has the format \`${node.format}\`; use ${FORMATS.join(', ')}, or a \`pattern\``,
      '/format',
    );
}
