import { branchesOf, type NormalSchema } from '../../model/schema.ts';
import { tagValues } from '../../normalise/tag.ts';
import { Html, html } from '../html.ts';
import { schemaLink } from '../links.ts';
import { inline } from '../markdown.ts';
import type { PageBuilder, PageInput } from './input.ts';

/** What holds for a field in a status. */
interface Guarantee {
  field: string;
  /** Always there and never null, or not. */
  sure: boolean;
  text: string;
}

interface State {
  status: string;
  description: string;
  guarantees: Guarantee[];
}

/** The statuses of a job, each with what it guarantees; no order between them is claimed. */
export const statesPage: PageBuilder = (input) => {
  const states = statesOf(input);
  const fields = [...new Set(states.flatMap(({ guarantees }) => guarantees.map((g) => g.field)))];
  return {
    picture: html`<div class="states" role="group" aria-label="The statuses of a job, side by side; no order between them is shown">${states.map(card)}</div>`,
    table: html`<div class="scroll" tabindex="0" role="region" aria-label="Fields by status"><table class="stack"><thead><tr><th scope="col">Field</th>${states.map(({ status }) => html`<th scope="col"><code>${status}</code></th>`)}</tr></thead><tbody>
${fields.map(
  (field) =>
    html`<tr><th scope="row"><a href="${schemaLink(input.contract, 'PreRecordedJob', field)}"><code>${field}</code></a></th>${states.map(
      ({ status, guarantees }) =>
        cell(
          status,
          guarantees.find((g) => g.field === field),
        ),
    )}</tr>\n`,
)}</tbody></table></div>`,
    always: html`<p>Whatever the status, a job has ${list(alwaysThere(input, fields))}.</p>`,
  };
};

function cell(status: string, guarantee: Guarantee | undefined): Html {
  if (!guarantee) return html`<td></td>`;
  return html`<td data-label="${status}" class="${guarantee.sure ? 'sure' : 'unsure'}">${guarantee.text}</td>`;
}

/** The statuses in the order of their enumeration, with what differs between them. */
export function statesOf({ normal }: PageInput): State[] {
  const status = normal.schemas.get('JobStatus');
  const jobs = ['PreRecordedJob', 'LiveJob'].flatMap((name) => normal.schemas.get(name) ?? []);
  const described = descriptions(status?.description ?? '');
  return (status?.enum ?? []).map(String).map((name) => {
    const views = jobs.map((job) => viewOf(normal.schemas, job, name));
    const fields = [...new Set(views.flatMap((view) => Object.keys(view)))];
    const guarantees = fields.map((field) => {
      const all = views.map((view) => view[field]).filter((one) => one !== undefined);
      const sure = all.every((one) => one.sure);
      return { field, sure, text: sure ? 'always set' : (all[0]?.text ?? '') };
    });
    return { status: name, description: described.get(name) ?? '', guarantees };
  });
}

function viewOf(
  schemas: ReadonlyMap<string, NormalSchema>,
  job: NormalSchema,
  status: string,
): Record<string, { sure: boolean; text: string }> {
  const branches = branchesOf(job) ?? [];
  const branch = branches.find((one) => {
    const values = tagValues(one, 'status', job, schemas);
    return Array.isArray(values) && values.includes(status);
  });
  const names = new Set(branches.flatMap((one) => Object.keys(one.properties ?? {})));
  names.delete('status');
  const common = ['file', 'request_params'].filter((name) => job.properties?.[name]);
  const view: Record<string, { sure: boolean; text: string }> = {};
  for (const name of [...names, ...common]) {
    const property = branch?.properties?.[name] ?? job.properties?.[name];
    if (!property) continue;
    const required = [...(branch?.required ?? []), ...(job.required ?? [])].includes(name);
    const sure = required && !acceptsNull(property);
    const text = required
      ? 'may be null'
      : acceptsNull(property)
        ? 'may be missing or null'
        : 'may be missing';
    view[name] = { sure, text: sure ? 'always set' : text };
  }
  return view;
}

function acceptsNull(schema: NormalSchema): boolean {
  if ([schema.type ?? []].flat().includes('null')) return true;
  return (branchesOf(schema) ?? []).some(acceptsNull);
}

/** The required fields that both kinds share and no status changes. */
function alwaysThere({ normal }: PageInput, differing: string[]): string[] {
  const [first, second] = ['PreRecordedJob', 'LiveJob'].map((name) => normal.schemas.get(name));
  const required = (first?.required ?? []).filter((name) => second?.required?.includes(name));
  return required.filter((name) => !differing.includes(name));
}

/** The sentences "`queued`: waiting …" of a description, by status. */
function descriptions(text: string): Map<string, string> {
  const found = text.replaceAll('\n', ' ').matchAll(/`(\w+)`: ([^.]+)\./g);
  return new Map([...found].map(([, status = '', said = '']) => [status, said]));
}

const CARD = { width: 260, line: 24, top: 104 };

/** One status as a picture: a filled mark for what is always set, an open one for what may not be. */
function card({ status, description, guarantees }: State): Html {
  const height = CARD.top + guarantees.length * CARD.line + 10;
  const lines = guarantees.map(({ field, sure, text }, index) => {
    const y = CARD.top + index * CARD.line;
    return `<circle class="${sure ? 'mark sure' : 'mark'}" cx="24" cy="${y - 4}" r="5"/><text x="40" y="${y}"><tspan class="mono">${field}</tspan><title>${field}: ${text}</title></text>`;
  });
  const said = wrapWords(description, 34);
  return html`<figure class="state ${status}"><svg viewBox="0 0 ${CARD.width} ${height}" role="img" aria-label="${status}: ${description}. ${guarantees.map(({ field, text }) => `${field} ${text}`).join(', ')}."><rect class="box" x="1" y="1" width="${CARD.width - 2}" height="${height - 2}" rx="12"/><path class="head" d="M1 13a12 12 0 0 1 12-12h${CARD.width - 26}a12 12 0 0 1 12 12v27H1z"/><text class="status mono" x="18" y="27">${status}</text>${said.map((line, index) => html`<text class="said" x="18" y="${60 + index * 17}">${line}</text>`)}${new Html(lines.join(''))}</svg></figure>`;
}

function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function list(names: string[]): Html[] {
  return names.map(
    (name, index) =>
      html`${index === 0 ? '' : index === names.length - 1 ? ' and ' : ', '}${inline(`\`${name}\``)}`,
  );
}
