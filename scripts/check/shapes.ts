/** Checks that each schema says what its values look like: their types, fields, items, formats and defaults. */
import { joinPointer } from '../json.ts';
import type { Problem } from '../problem.ts';
import type { Merged } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import { baseType, SCHEMAS, type Schema, type SchemaPlace } from '../schema.ts';
import { type Found, findIn } from './find.ts';
import { KEYWORDS } from './vocabulary.ts';

/**
 * Checks every merged schema: a keyword about one type has that type beside it, an object describes its fields and a
 * list its items, required fields exist, bounds leave room, formats have a function, and defaults are where a parser
 * fills them in.
 */
export function checkShapes(merged: Merged): Problem[] {
  return findIn(merged.all, (node, place) => [
    ...untyped(node),
    ...shapeless(node),
    ...missing(node),
    ...withoutEffect(node),
    ...withoutNull(node),
    ...withoutRoom(node),
    ...withoutFunction(node, place),
    ...unappliedDefault(node, place),
  ]);
}

/** Keywords about a type that the schema does not state. */
function* untyped(node: Schema): Generator<Found> {
  const stated = [node.type ?? []].flat().map(baseType);
  for (const keyword of Object.keys(node)) {
    const about = KEYWORDS[keyword] ?? 'none';
    if (about === 'none' || about === 'any' || stated.includes(about)) continue;
    const remedy =
      node.type === undefined
        ? `write \`type: ${about}\`, or remove \`${keyword}\``
        : `remove \`${keyword}\`, or correct \`type\``;
    const message = `\`${keyword}\` applies only to values of the type ${about}; ${remedy}`;
    yield [message, `/${keyword}`];
  }
}

/** Objects that do not describe their fields, and lists that do not describe their items. */
function* shapeless(node: Schema): Generator<Found> {
  const types = [node.type ?? []].flat();
  if (types.includes('object') && (node.properties ?? node.additionalProperties) === undefined) {
    yield [
      'the object has no properties; add some, or write `additionalProperties: true`',
      '/type',
    ];
  }
  if (types.includes('array') && node.items === undefined) {
    yield ['the list has no items; describe them, or write `items: {}`', '/type'];
  }
}

/** Required fields that `properties` lacks. */
function missing({ required = [], properties = {} }: Schema): Found[] {
  return required
    .filter((field) => !Object.hasOwn(properties, field))
    .map((field) => {
      const remedy = 'add it to `properties`, or correct the name';
      return [`the required field \`${field}\` does not exist; ${remedy}`, '/required'];
    });
}

/** Defaults of required fields: they are never absent. */
function withoutEffect({ required = [], properties = {} }: Schema): Found[] {
  return required
    .filter((field) => properties[field]?.default !== undefined)
    .map((field) => {
      const message = `\`default\` has no effect for the required field \`${field}\`; remove it, or remove the field from \`required\``;
      return [message, joinPointer(joinPointer('/properties', field), 'default')];
    });
}

/** A type null that the listed values exclude. */
function* withoutNull({ type, enum: listed }: Schema): Generator<Found> {
  if (!listed || listed.includes(null) || ![type].flat().includes('null')) return;
  yield [
    '`enum` must also list null, which `type` has; add null, or remove it from `type`',
    '/enum',
  ];
}

/** Lower bounds above the upper ones. */
function* withoutRoom(node: Schema): Generator<Found> {
  const bounds = [
    ['minimum', 'maximum'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
  ] as const;
  for (const [lower, upper] of bounds) {
    const { [lower]: least = -Infinity, [upper]: most = Infinity } = node;
    if (least <= most) continue;
    const message = `\`${lower}\` must be at most \`${upper}\`, ${most}, but is ${least}; correct one of the two`;
    yield [message, `/${lower}`];
  }
}

/** Formats that no function checks. `binary` is that of bytes, which are no value in JSON. */
function* withoutFunction({ type, format }: Schema, { pointer }: SchemaPlace): Generator<Found> {
  // `untyped` reports the format of anything but a string.
  if (format === undefined || ![type].flat().includes('string')) return;
  if (Object.hasOwn(formats, format)) return;
  if (format === 'binary' && !pointer.startsWith(`${SCHEMAS}/`)) return;
  const known = Object.keys(formats).join(', ');
  const message =
    format === 'binary'
      ? '`format` must not be binary in a named schema, which describes JSON; describe bytes in the body or message'
      : `\`format\` must be one of ${known}, but is ${format}; choose one, or add a function to scripts/runtime/formats.ts`;
  yield [message, '/format'];
}

/** Defaults of items and branches: there, no parser knows that a value is absent. */
function* unappliedDefault({ default: value }: Schema, { keyword }: SchemaPlace): Generator<Found> {
  // Without a keyword, it is a parameter, or a named schema to which a field may refer.
  if (value === undefined || keyword === undefined || keyword === 'properties') return;
  const place = keyword === 'items' ? 'an item of a list' : `a schema in \`${keyword}\``;
  const message = `\`default\` has no effect for ${place}; move it to the field, or remove it`;
  yield [message, '/default'];
}
