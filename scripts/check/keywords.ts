/** Checks of the keywords of schemas: which of them are supported, the types that they are about, and their values. */
import { metaErrorIn } from '../ajv/compile.ts';
import { isJsonObject, joinPointer, tokens } from '../base/json.ts';
import { type BundlePlace, type Problem, problemAt } from '../base/problem.ts';
import { collectSchemas } from '../load/contract.ts';
import type { Bundles } from '../model/contract.ts';
import { BOUNDS, keywordOf } from '../model/keywords.ts';
import { placeIn, withPlaces } from '../model/places.ts';
import { SCHEMAS } from '../model/schema.ts';
import { baseType, jsonTypeOf, listedIn } from '../model/unions.ts';
import { isJson } from '../model/visit.ts';
import { formats } from '../runtime/formats.ts';
import { findIn, type VisitedSchema } from './find.ts';

const FORMATS = ['binary', ...Object.keys(formats)];
/** The encodings of RFC 4648 and RFC 2045. */
const ENCODINGS = '7bit 8bit binary quoted-printable base16 base32 base64 base64url'.split(' ');

/** What to write instead of a keyword that no output supports. */
const UNSUPPORTED: [keyword: RegExp, remedy: string][] = [
  [/^example$/, 'write `examples: [<value>]`'],
  [/^nullable$/, "write `type: [<type>, 'null']`"],
  [/^(\$|definitions)/, 'write a named schema in a file under schemas/'],
  [/^schema(Format)?$/, 'write the schema itself in its place'],
  [/^/, 'remove it, and describe what it demands, or see "Support a keyword" in ARCHITECTURE.md'],
];

/** Keywords with values of another form, by the meta-schema of JSON Schema, and keywords that no output supports. */
export function checkKeywords(bundles: Bundles): Problem[] {
  return collectSchemas(bundles).flatMap(({ node, ...place }) => {
    const error = metaErrorIn(node);
    return error
      ? problemAt(place, `the value ${error.message}; fix or remove it`, error.pointer)
      : findIn([withPlaces(node, place)], unsupported);
  });
}

/** Keywords that no output supports, and fields without a schema. */
function* unsupported({ node, problem }: VisitedSchema): Generator<Problem> {
  for (const keyword of Object.keys(node)) {
    const [, remedy] = UNSUPPORTED.find(([pattern]) => pattern.test(keyword)) ?? [];
    if (keywordOf(keyword) === undefined)
      yield problem(`no output supports \`${keyword}\`; ${remedy}`, `/${keyword}`);
  }
  for (const [name, field] of Object.entries(node.properties ?? {}))
    if (!isJsonObject(field))
      yield problem(`\`${name}\` must be a schema; write one`, joinPointer('/properties', name));
}

/** Whether a value at a place is JSON, unlike a part of a form, or a message of bytes. */
const isJsonPlace = ({ pointer }: BundlePlace): boolean =>
  pointer.startsWith(SCHEMAS) ||
  tokens(pointer).some((step, index, steps) => steps[index - 1] === 'content' && isJson(step));

/** Keywords of values of another type, enumerations that are empty or list objects, and unknown formats. */
export function* misusedKeywords({ node, problem }: VisitedSchema): Generator<Problem> {
  const types = ['any', ...[node.type ?? []].flat().map(baseType)];
  for (const keyword of Object.keys(node)) {
    const type = keywordOf(keyword)?.about;
    const message = `\`${keyword}\` needs the type ${type}; change the type, or write the keyword only where the type is this`;
    if (type !== undefined && !types.includes(type)) yield problem(message, `/${keyword}`);
  }
  for (const { names } of BOUNDS) {
    const [low, high] = names;
    const { [low]: least = -Infinity, [high]: most = Infinity } = node;
    const message = `no value is between \`${low}\` and \`${high}\`; change one of them`;
    const isEmpty = node.type === 'integer' ? Math.ceil(least) > Math.floor(most) : least > most;
    if (isEmpty) yield problem(message, `/${low}`);
  }
  if (node['x-unit'] && !types.includes('number'))
    yield problem('only a number has a unit; move it to the schema with this type', '/x-unit');
  if (node.additionalProperties === false && Object.keys(node.properties ?? {}).length === 0)
    yield problem('the object allows no field; name one, or allow others', '/additionalProperties');
  if (node.enum?.length === 0) yield problem('`enum` is empty; list a value', '/enum');
  if (node.type && listedIn(node.not)?.some((value) => !types.includes(jsonTypeOf(value))))
    yield problem('`not` excludes a value of another type; remove it', '/not');
  // A parser may add defaults to an object, or leave out fields.
  if (listedIn(node)?.some((value) => typeof value === 'object' && value !== null))
    yield problem('an object or a list is listed as a value; describe its content instead');
  if (node.contentEncoding !== undefined && !ENCODINGS.includes(node.contentEncoding))
    yield problem(`the encoding is unknown; use ${ENCODINGS.join(', ')}`, '/contentEncoding');
  if (node.format === 'binary' && isJsonPlace(placeIn(node)))
    yield problem(
      'bytes are no value in JSON; write a text with `contentEncoding: base64`, or a form in place',
      '/format',
    );
  // No function checks bytes.
  if (node.format !== undefined && types.includes('string') && !FORMATS.includes(node.format))
    yield problem(
      `no validator has the format \`${node.format}\`; use ${FORMATS.join(', ')}, or a \`pattern\``,
      '/format',
    );
}
