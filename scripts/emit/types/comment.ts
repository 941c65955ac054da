/** What an editor shows on hover: everything about a field that its type does not say. */
import { BOUNDS, branchesOf, type NormalSchema } from '../../model/schema.ts';
import { wrap } from '../text.ts';

/** The text of a comment, empty when there is nothing to say; `target` is what a reference names. */
export function describe(schema: NormalSchema, target?: NormalSchema): string {
  const { description = schema.title, deprecated, ...said } = { ...target, ...schema };
  const tags = [
    said.default !== undefined && `@default ${JSON.stringify(said.default)}`,
    deprecated && `@deprecated ${replacement(description)}`,
  ];
  return wrap(
    description,
    bounds(schema, target).join('\n'),
    said['x-maturity'] && `Maturity: ${said['x-maturity']}.`,
    ...(schema['x-unspecified'] ?? []).map((sentence) => `Not specified: ${sentence}`),
    ...(schema['x-assumption'] ?? []).map((sentence) => `Assumption: ${sentence}`),
    tags.filter(Boolean).join('\n'),
  );
}

/** Bounds and formats in words: they decide what is valid, and no type can say them. */
function bounds(schema: NormalSchema, target: NormalSchema | undefined): string[] {
  const theirs = target && !target.properties && !target.oneOf ? boundsOf(target) : [];
  const own = [...boundsOf(schema), ...theirs].join('. ');
  const items = schema.items && !schema.items.$ref ? boundsOf(schema.items).join(', ') : '';
  const ofItems = `Each item: ${items.charAt(0).toLowerCase()}${items.slice(1)}`;
  return [own, items && ofItems].filter(Boolean).map((said) => `${said}.`);
}

/** What each bound says, and what it counts. */
const BOUND_WORDS: Record<(typeof BOUNDS)[number], [words: string, unit?: string]> = {
  minimum: ['Minimum'],
  maximum: ['Maximum'],
  minLength: ['At least', 'character'],
  maxLength: ['At most', 'character'],
  minItems: ['At least', 'item'],
  maxItems: ['At most', 'item'],
};

function boundsOf(schema: NormalSchema): string[] {
  const isInteger = !schema.enum && [schema.type].flat().includes('integer');
  const said = BOUNDS.flatMap((key) => {
    const [words, unit] = BOUND_WORDS[key];
    const bound = schema[key];
    if (bound === undefined) return [];
    return `${words} ${bound}${unit ? ` ${unit}${bound === 1 ? '' : 's'}` : ''}`;
  });
  const formats = [schema, ...(branchesOf(schema) ?? [])].flatMap(({ format }) => format ?? []);
  return [
    ...(isInteger ? ['Integer'] : []),
    ...said,
    ...(formats.length > 0 ? [`Format ${formats.join(' or ')}`] : []),
    // The pattern of an open enumeration only bounds what its type already admits.
    ...(schema.pattern && !schema.known ? [`Pattern \`${schema.pattern}\``] : []),
    ...(schema.contentEncoding ? [`Encoded as ${schema.contentEncoding}`] : []),
  ];
}

/** What a description says to use in the place of what is deprecated. */
function replacement(description = ''): string {
  const sentences = description.split(/(?<=\.)\s+/);
  return sentences.filter((one) => /^Use |\binstead\b|\bpreferred\b/.test(one)).join(' ');
}
