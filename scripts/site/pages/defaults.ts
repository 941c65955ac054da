import type { NormalContract } from '../../model/contract.ts';
import { branchesOf, type NormalSchema, resolve } from '../../model/schema.ts';
import { type Html, html, slug } from '../html.ts';
import { schemaLink } from '../links.ts';
import { inline } from '../markdown.ts';
import type { Field, Root } from '../routes.ts';
import type { PageBuilder, PageInput } from './input.ts';
import { filtered, flags } from './parts.ts';
import { boundsOf, typeOf, value } from './values.ts';

/** Every default, bound and enumeration in one table, by where the field is sent or read. */
export const defaultsPage: PageBuilder = (input) => {
  const groups = input.roots.map((root) => ({ root, rows: input.rows.get(root) ?? [] }));
  const told = groups.filter(({ rows }) => rows.length > 0);
  return {
    table: filtered('defaults', 'For instance endpointing', [
      html`<table class="wide stack"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Default</th><th scope="col">Bounds and values</th></tr></thead>
${told.map(({ root, rows }) => group(input, root, rows))}</table>`,
    ]),
  };
};

/** The address of a field's row. */
export function rowId({ root, path }: Field): string {
  return `${root.kind}-${slug(root.schema)}-${slug(path)}`;
}

/** The fields of a root that have a row; what a request already shows is not shown again. */
export function rowsOf(
  root: Root,
  roots: Root[],
  fields: Field[],
  { schemas }: NormalContract,
): Field[] {
  const before = roots.slice(0, roots.indexOf(root)).map(({ schema, kind }) => `${kind} ${schema}`);
  const shown = new Set(
    fields
      .filter(({ root: { schema, kind } }) => before.includes(`${kind} ${schema}`))
      .map(fingerprint),
  );
  const rows = new Map<string, Field>();
  for (const field of fields) {
    if (field.root !== root || !says(bounded(field.schema, schemas))) continue;
    // A job records what it was created with: these fields stand under the call that creates it.
    if (/(^|\.)request_params\./.test(field.path)) continue;
    const known = shown.has(fingerprint(field)) && root.kind !== 'request';
    if (!known) rows.set(root.kind === 'request' ? field.path : fingerprint(field), field);
  }
  return [...rows.values()];
}

function group({ contract, normal }: PageInput, root: Root, rows: Field[]): Html {
  return html`<tbody id="${root.kind}-${slug(root.schema)}" data-contents="${KIND[root.kind]} ${root.title}"><tr class="group"><th colspan="4" scope="rowgroup"><span>${KIND[root.kind]}</span> ${root.title}<small>${root.schema}</small></th></tr>
${rows.map((field) => {
  const schema = bounded(field.schema, normal.schemas);
  const bounds = boundsOf(schema);
  return html`<tr id="${rowId(field)}"><th scope="row"><a href="${schemaLink(contract, field.owner, field.ownerPath)}"><code>${breakable(field.path)}</code></a>${flags(field.schema)}<p>${inline(field.schema.description ?? '')}</p></th>
<td data-label="Type">${typeOf(field.schema, field.type)}</td>
<td data-label="Default">${field.schema.default === undefined ? html`<span class="none">${field.required && root.kind === 'request' ? 'required' : 'none'}</span>` : value(field.schema.default)}</td>
<td class="long" data-label="Bounds and values">${bounds.length === 0 ? html`<span class="none">none</span>` : bounds.map((bound) => html`<div>${bound}</div>`)}</td></tr>\n`;
})}</tbody>\n`;
}

const KIND = {
  request: 'Sent with',
  response: 'Returned by',
  message: 'Live message',
  notification: 'Notification',
} as const;

/** The bounds of a field, also those of a list's items and of a union's members. */
function bounded(schema: NormalSchema, schemas: ReadonlyMap<string, NormalSchema>): NormalSchema {
  const inner = [...(branchesOf(schema) ?? []), ...(schema.items ? [schema.items] : [])]
    .map((node) => resolve(node, schemas))
    .map((node) => (node.type === 'array' && node.items ? resolve(node.items, schemas) : node))
    .find((node) => node.enum ?? node.known);
  if (!inner || schema.enum || schema.known) return schema;
  return { ...schema, enum: inner.enum, known: inner.known, pattern: inner.pattern };
}

function says(schema: NormalSchema): boolean {
  return schema.default !== undefined || boundsOf(schema).length > 0;
}

/** The same field of the same schema, however it is reached. */
function fingerprint({ owner, ownerPath }: Field): string {
  return `${owner}.${ownerPath}`;
}

/** A path that may break after its dots. */
function breakable(path: string): Html[] {
  return path.split('.').map((step, index) => html`${index > 0 && html`.<wbr>`}${step}`);
}
