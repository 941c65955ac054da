/** The keywords of JSON Schema that a contract may use. It may also use annotations of its own, `x-…`. */

/** Keywords that are alike. */
interface Keywords {
  names: readonly string[];
  /** The type that an assertion is about, or `any`; none for an annotation. */
  about?: 'any' | 'number' | 'string' | 'array' | 'object';
  /** The schemas in the value: one or a list of them, or schemas by name. */
  holds?: 'schemas' | 'named';
  /**
   * How two values are joined: as the items of `both`, the `fewer` items, `each` schema by its name, or the `last` one, because a
   * label is about one schema alone. Otherwise, they must be the same.
   */
  join?: 'both' | 'fewer' | 'each' | 'last';
}

/** The lowest and the highest bound of a type, and what they count in words; a number has its unit. */
export const BOUNDS = [
  { names: ['minimum', 'maximum'], about: 'number', counts: undefined },
  { names: ['minItems', 'maxItems'], about: 'array', counts: 'items' },
  { names: ['minLength', 'maxLength'], about: 'string', counts: 'characters' },
] as const;

const KEYWORDS: readonly Keywords[] = [
  ...BOUNDS,
  { names: ['$ref', 'const', 'enum'], about: 'any' },
  { names: ['type'], about: 'any', join: 'fewer' },
  { names: ['not', 'allOf', 'oneOf', 'anyOf'], about: 'any', holds: 'schemas' },
  { names: ['pattern', 'format', 'contentEncoding'], about: 'string' },
  { names: ['items'], about: 'array', holds: 'schemas' },
  { names: ['properties'], about: 'object', holds: 'named', join: 'each' },
  { names: ['required'], about: 'object', join: 'both' },
  { names: ['additionalProperties'], about: 'object', holds: 'schemas' },
  { names: ['title', 'description'], join: 'last' },
  { names: ['x-unspecified', 'x-assumption', 'x-places'], join: 'both' },
  { names: ['default', 'examples', 'deprecated', 'discriminator', '$comment'] },
];

const BY_NAME = new Map(KEYWORDS.flatMap((row) => row.names.map((name) => [name, row] as const)));

/** What is known of a keyword; undefined for one that no output supports. */
export function keywordOf(name: string): Omit<Keywords, 'names'> | undefined {
  return BY_NAME.get(name) ?? (name.startsWith('x-') ? {} : undefined);
}

/** Whether a keyword only describes a value and rejects none. */
export function isAnnotation(name: string): boolean {
  const known = keywordOf(name);
  return known !== undefined && known.about === undefined;
}
