/** The comments that editors show on hover: what a type cannot express. */
import type { DocumentObject } from '../../contract.ts';
import { knownIn, nameIn, resolve, type Schema, type Schemas, tagOf } from '../../schema.ts';
import { formInWords, limitsInWords } from './limits.ts';
import { paragraphs } from './text.ts';

/**
 * What a schema's type cannot say, as plain text in paragraphs: its description, then its bounds, default and maturity,
 * and last its deprecation, which is the only JSDoc tag. The pages and the facts also have its open questions.
 */
export function commentOn(schema: Schema, schemas: Schemas): string {
  const target = nameIn(schema) === undefined ? undefined : resolve(schema, schemas);
  const whole = { ...target, ...schema };
  const { description = schema.title, default: value, deprecated } = whole;
  const about = [
    ...limits(schema, target, schemas),
    ...(value === undefined ? [] : [`Default: \`${JSON.stringify(value)}\`.`]),
    ...(whole['x-maturity'] ? [`Maturity: ${whole['x-maturity']}.`] : []),
  ].join(' ');
  // An editor shows the text of `@deprecated` wherever the field is used.
  return deprecated ? commentText([about], description ?? '') : commentText([description, about]);
}

/** The comment on an operation or on another object of a document. */
export function commentOnObject({ summary, description, deprecated }: DocumentObject): string {
  return commentText([summary, description], deprecated ? '' : undefined);
}

/** Paragraphs in which a line that begins with `@` is text, and a deprecation the only tag. */
function commentText(texts: (string | false | undefined)[], deprecation?: string): string {
  const own = escapeTags(paragraphs(...texts));
  if (deprecation === undefined) return own;
  const tag = `@deprecated ${escapeTags(paragraphs(deprecation))}`.trim();
  return own === '' ? tag : `${own}\n\n${tag}`;
}

/** Markdown shows `\@` as `@`, and TypeScript takes it for text. */
const escapeTags = (text: string): string => text.replaceAll(/^(\s*)@/gm, '$1\\@');

/** The constraints on values that no type can express; a named object or tagged union has them at its name. */
function limits(schema: Schema, target: Schema | undefined, schemas: Schemas): string[] {
  const isLeaf = target && !target.properties && !tagOf(target, schemas);
  const phrases = (isLeaf ? [schema, target] : [schema]).flatMap((one) => [
    ...(isInteger(one) ? ['integer'] : []),
    ...(one.items && isInteger(one.items) ? ['each item an integer'] : []),
    ...limitsInWords(one, schemas),
    ...formInWords(one, schemas),
    ...othersInWords(one),
  ]);
  return phrases.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`);
}

/** What an unlisted value of an open enumeration must be. */
function othersInWords(schema: Schema): string[] {
  const { pattern } = (knownIn(schema) && schema.anyOf?.find((one) => one.pattern)) ?? {};
  return pattern === undefined ? [] : [`other values must match \`${pattern}\``];
}

function isInteger({ enum: values, type }: Schema): boolean {
  return values === undefined && [type].flat().includes('integer');
}
