import { branchesOf, type NormalSchema, typesOf } from '../../model/schema.ts';
import { tagValues } from '../../normalise/tag.ts';
import { type Block, badge, code, link, plainTable } from '../blocks.ts';
import type { PageInput } from './input.ts';

/** What holds for a field in a status. */
interface Guarantee {
  field: string;
  /** Always there and never null, or not. */
  sure: boolean;
  text: string;
}

interface State {
  name: string;
  description: string;
  guarantees: Guarantee[];
}

/** The statuses of a job side by side, each with what it guarantees; no order is claimed. */
export function statesCards(input: PageInput, status: string, ...jobs: string[]): Block[] {
  const cards = statesOf(input, status, jobs).map(({ name, description, guarantees }) => ({
    title: code(name),
    text: description,
    look: `state ${name}`,
    marks: guarantees.map(({ field, sure }) => ({
      text: code(field) + (sure ? ' always set' : ''),
      sure,
    })),
  }));
  return [{ kind: 'cards', cards }];
}

/** What each status guarantees, field by field. */
export function statesTable(input: PageInput, status: string, ...jobs: string[]): Block[] {
  const states = statesOf(input, status, jobs);
  const fields = [...new Set(states.flatMap(({ guarantees }) => guarantees.map((g) => g.field)))];
  const rows = fields.map((field) => ({
    cells: [
      link(code(field), `schema:${jobs[0]}.${field}`),
      ...states.map(({ guarantees }) => {
        const found = guarantees.find((one) => one.field === field);
        return found?.sure ? badge(found.text) : (found?.text ?? '');
      }),
    ],
  }));
  const head = ['Field', ...states.map(({ name }) => code(name))];
  const schemas = schemasOf(input, jobs);
  const always = Object.keys(schemas[0]?.properties ?? {})
    .filter(
      (name) => !fields.includes(name) && schemas.every((job) => job.required?.includes(name)),
    )
    .map(code);
  return [
    plainTable('Fields by status', head, rows),
    `Whatever the status, a job has ${always.slice(0, -1).join(', ')} and ${always.at(-1)}.`,
  ];
}

/** The statuses in the order of their enumeration, with what differs between them. */
function statesOf(input: PageInput, status: string, names: string[]): State[] {
  const jobs = schemasOf(input, names);
  const { description = '', enum: values = [] } = input.normal.schemas.get(status) ?? {};
  const described = descriptions(description);
  return values.map(String).map((name) => {
    const views = jobs.map((job) => viewOf(input, job, name));
    const guarantees = [...new Set(views.flatMap((view) => Object.keys(view)))].map((field) => {
      const all = views.flatMap((view) => view[field] ?? []);
      const unsure = all.find((text) => text !== ALWAYS);
      return { field, sure: unsure === undefined, text: unsure ?? ALWAYS };
    });
    return { name, description: described.get(name) ?? '', guarantees };
  });
}

const ALWAYS = 'always set';

function schemasOf({ normal }: PageInput, names: string[]): NormalSchema[] {
  return names.flatMap((name) => normal.schemas.get(name) ?? []);
}

/** What holds in a status for the fields that depend on it, and for those that may always be null. */
function viewOf(
  { normal: { schemas } }: PageInput,
  job: NormalSchema,
  status: string,
): Record<string, string> {
  const { tag = '' } = job;
  const branches = branchesOf(job) ?? [];
  const branch = branches.find((one) => {
    const values = tagValues(one, tag, job, schemas);
    return Array.isArray(values) && values.includes(status);
  });
  const common = Object.entries(job.properties ?? {}).filter(([, field]) =>
    typesOf(field, schemas).includes('null'),
  );
  const names = new Set([
    ...branches.flatMap((one) => Object.keys(one.properties ?? {})),
    ...common.map(([name]) => name),
  ]);
  names.delete(tag);
  const required = [...(branch?.required ?? []), ...(job.required ?? [])];
  const view: Record<string, string> = {};
  for (const name of names) {
    const property = branch?.properties?.[name] ?? job.properties?.[name];
    if (!property) continue;
    const not = [
      ...(required.includes(name) ? [] : ['missing']),
      ...typesOf(property, schemas).filter((type) => type === 'null'),
    ];
    view[name] = not.length === 0 ? ALWAYS : `may be ${not.join(' or ')}`;
  }
  return view;
}

/** The sentences "`queued`: waiting …" of a description, by status. */
function descriptions(text: string): Map<string, string> {
  const found = text.replaceAll('\n', ' ').matchAll(/`(\w+)`: ([^.]+)\./g);
  return new Map([...found].map(([, status = '', said = '']) => [status, said]));
}
