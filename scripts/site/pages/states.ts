/** The guarantees of each status of a job. */
import type { Json } from '../../json.ts';
import { branchesOf, resolve, tagOf, typesOf } from '../../schema.ts';
import { ownFields } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { badge, code, link, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';

/**
 * The statuses of a job, and what each guarantees, field by field. Their order means nothing.
 *
 * @param status the schema that lists the statuses
 * @param names the schemas of the jobs: unions whose tag is the status
 */
export function tabulateStates({ schemas }: PageInput, status = '', ...names: string[]): string[] {
  const { description = '', enum: values = [] } = schemas[status] ?? {};
  /** How a field may lack a value in this status, in any of the jobs: `missing`, `null`, both or neither. */
  const gapsOf = (field: string, value: Json): string[] => {
    const gaps = new Set<string>();
    for (const name of names) {
      const union = schemas[name] ?? {};
      const index = tagOf(union, schemas)?.values.findIndex(
        (one) => one !== 'other' && one.includes(String(value)),
      );
      const { properties = {}, required = [] } = resolve(
        branchesOf(union)[index ?? -1] ?? {},
        schemas,
      );
      if (!required.includes(field)) gaps.add('missing');
      if (typesOf(properties[field] ?? {}, schemas).includes('null')) gaps.add('null');
    }
    return [...gaps];
  };
  const paths = names.flatMap((name) => ownFields(schemas, name).map(({ path }) => path));
  const topLevel = new Set(paths.filter((path) => !/[.[]/.test(path)));
  const fields = [...topLevel].map((field) => {
    return { field, gaps: values.map((value) => gapsOf(field, value)) };
  });
  const isAlwaysSet = ({ gaps }: { gaps: string[][] }) => gaps.every((one) => one.length === 0);
  const write = (gaps: string[]) =>
    gaps.length === 0 ? badge('always set') : `may be ${gaps.join(' or ')}`;
  const linkOf = (field: string) => link(code(field), fieldTarget(schemas, names[0] ?? '', field));
  const rows = fields
    .filter((one) => !isAlwaysSet(one))
    .map(({ field, gaps }) => ({ cells: [linkOf(field), ...gaps.map(write)] }));
  const always = fields.filter(isAlwaysSet).map(({ field }) => code(field));
  return [
    description,
    table(['Field', ...values.map(code)], rows),
    `In every status, a job has ${always.slice(0, -1).join(', ')} and ${always.at(-1)}.`,
  ];
}
