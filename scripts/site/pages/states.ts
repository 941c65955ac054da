/** What each status of a job guarantees. */
import { branchesOf, type NormalSchema, typesOf } from '../../model/schema.ts';
import { badge, code, link, table } from '../blocks.ts';
import { factor } from '../fields.ts';
import type { PageInput } from '../input.ts';

/** The statuses of a job, and what each guarantees, field by field; no order is claimed. */
export function tabulateStates(input: PageInput, status = '', ...names: string[]): string[] {
  const jobs = names.flatMap((name) => input.normal.schemas.get(name) ?? []);
  const { description = '', enum: values = [] } = input.normal.schemas.get(status) ?? {};
  const states = values.map((name) => jobs.map((job) => viewOf(input, job, String(name))));
  const fields = [...new Set(states.flat().flatMap((view) => Object.keys(view)))];
  const rows = fields.map((field) => ({
    cells: [
      link(code(field), `schema:${names[0]}`),
      ...states.map((views) => {
        const said = views.flatMap((view) => view[field] ?? []);
        return said.find((text) => text !== ALWAYS) ?? (said.length > 0 ? badge(ALWAYS) : '');
      }),
    ],
  }));
  const common = jobs.map((job) => factor(branchesOf(job))[0]);
  const always = Object.keys(common[0]?.properties ?? {})
    .filter(
      (name) => !fields.includes(name) && common.every((one) => one?.required?.includes(name)),
    )
    .map(code);
  return [
    description,
    table(['Field', ...values.map(code)], rows),
    `Whatever the status, a job has ${always.slice(0, -1).join(', ')} and ${always.at(-1)}.`,
  ];
}

const ALWAYS = 'always set';

/** What holds in a status for the fields that depend on it, and for those that may always be null. */
function viewOf(
  { normal: { schemas } }: PageInput,
  job: NormalSchema,
  status: string,
): Record<string, string> {
  const { tag = '', branches = [] } = job.union?.by === 'tag' ? job.union : {};
  const branch = branches.find(({ when }) => when !== 'other' && when.includes(status))?.schema;
  const [shared, ...own] = factor(branches.map(({ schema }) => schema));
  const nullable = Object.entries(shared?.properties ?? {}).filter(([, field]) =>
    typesOf(field, schemas).includes('null'),
  );
  const names = new Set([
    ...own.flatMap(({ properties = {} }) => Object.keys(properties)),
    ...nullable.map(([name]) => name),
  ]);
  names.delete(tag);
  const required = branch?.required ?? [];
  const view: Record<string, string> = {};
  for (const name of names) {
    const property = branch?.properties?.[name];
    if (!property) continue;
    const not = [
      ...(required.includes(name) ? [] : ['missing']),
      ...typesOf(property, schemas).filter((type) => type === 'null'),
    ];
    view[name] = not.length === 0 ? ALWAYS : `may be ${not.join(' or ')}`;
  }
  return view;
}
