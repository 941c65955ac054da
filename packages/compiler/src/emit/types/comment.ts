/** The comments that editors show on hover. */
import { type NormalSchema, type NormalSchemas, refName } from '../../model/schema.ts';
import { paragraphs } from '../text.ts';
import { changesSince, formInWords, limitsInWords } from '../words.ts';

/** Everything about a schema, or about the `field` that has it, that its type cannot express. */
export function commentOn(schema: NormalSchema, schemas: NormalSchemas, field?: string): string {
  const target = schemas.get(refName(schema.$ref) ?? '');
  const whole = { ...target, ...schema };
  const { description = schema.title, deprecated } = whole;
  return paragraphs(
    // An editor shows the text of `@deprecated` wherever the field is used.
    deprecated ? undefined : description,
    limits(schema, target),
    whole['x-maturity'] && `Maturity: ${whole['x-maturity']}.`,
    ...(schema['x-unspecified'] ?? []).map((sentence) => `Not specified: ${sentence}`),
    ...(schema['x-assumption'] ?? []).map((sentence) => `Assumption: ${sentence}`),
    ...changesSince(schema['x-replaces'], field),
    whole.default !== undefined && `@default ${JSON.stringify(whole.default)}`,
    deprecated && `@deprecated ${description ?? ''}`,
  );
}

/** The constraints on values that no type can express. */
function limits(schema: NormalSchema, target: NormalSchema | undefined): string {
  const isLeaf = target && !target.properties && target.union?.by !== 'tag';
  const phrases: string[] = [];
  const own = isLeaf ? [schema, target] : [schema];
  for (const one of own) {
    if (isInteger(one)) phrases.push('integer');
    if (one.items && isInteger(one.items)) phrases.push('each item an integer');
    phrases.push(...limitsInWords(one), ...formInWords(one));
  }
  return phrases.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`).join(' ');
}

function isInteger({ enum: values, type }: NormalSchema): boolean {
  return values === undefined && [type].flat().includes('integer');
}
