/** How types, values and bounds are written on our pages. */

import type { Json } from '../../model/json.ts';
import { branchesOf, type NormalSchema, refName } from '../../model/schema.ts';
import { type Html, html } from '../html.ts';

/** The longest list of values that is shown without being unfolded. */
const SHOWN = 10;

/** A value as it stands in JSON. */
export function value(json: Json): Html {
  return html`<code>${JSON.stringify(json)}</code>`;
}

/** The type of a schema in words. */
export function typeOf(schema: NormalSchema, named?: string): string {
  if (schema.$ref !== undefined) return refName(schema.$ref) ?? 'object';
  const [first] = [schema.type ?? []].flat();
  if (first === 'array') return nullable(schema, `list of ${typeOf(schema.items ?? {})}`);
  if (named !== undefined && first !== 'string') return named;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.contentEncoding) return `string, ${schema.contentEncoding}`;
  if (schema.format) return nullable(schema, `string, ${schema.format}`);
  if (first !== undefined) return nullable(schema, first);
  const branches = branchesOf(schema);
  if (!branches) return 'any value';
  return [...new Set(branches.map((branch) => typeOf(branch)))].join(' or ');
}

/** The bounds of a schema, and its values; nothing where it has none. */
export function boundsOf(schema: NormalSchema): Html[] {
  const { minimum, maximum, minItems, maxItems, minLength, maxLength, pattern } = schema;
  const values = schema.enum ?? schema.known;
  const within = (low: number | undefined, high: number | undefined, unit: string): Html[] => {
    if (low === undefined && high === undefined) return [];
    if (low === undefined) return [html`at most ${high}${unit}`];
    return [high === undefined ? html`at least ${low}${unit}` : html`${low} to ${high}${unit}`];
  };
  const unit = /\bin (seconds)\b/.test(schema.description ?? '') ? ' seconds' : '';
  return [
    ...within(minimum, maximum, unit),
    ...within(minItems, maxItems, (minItems ?? maxItems) === 1 ? ' item' : ' items'),
    ...within(minLength, maxLength, ' characters'),
    ...(values ? [choices(values)] : []),
    ...(schema.known && pattern ? [html`or another that fits <code>${pattern}</code>`] : []),
    ...(!schema.known && pattern ? [html`fits <code>${pattern}</code>`] : []),
  ];
}

/** A list of values; a long one is folded. */
function choices(values: Json[]): Html {
  const all = values.map((item, index) => html`${index > 0 ? ' ' : ''}<code>${text(item)}</code>`);
  if (values.length <= SHOWN) return html`<span class="choices">${all}</span>`;
  return html`<details class="choices"><summary>${values.length} values</summary><span>${all}</span></details>`;
}

function text(item: Json): string {
  return typeof item === 'string' ? item : JSON.stringify(item);
}

function nullable({ type }: NormalSchema, name: string): string {
  return Array.isArray(type) && type.includes('null') ? `${name} or null` : name;
}
