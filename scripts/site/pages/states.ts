/** The guarantees of each status of a job. */
import type { Json } from '../../json.ts';
import { branchesOf, branchFor, resolve, tagOf, typesOf } from '../../schema.ts';
import type { PageInput } from '../input.ts';
import { code, link, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';

/**
 * The fields of a job, with the statuses in which each is present and not null.
 *
 * @param status the schema that lists the statuses
 * @param names the schemas of the jobs: unions whose tag is the status
 */
export function tabulateStates({ schemas }: PageInput, status = '', ...names: string[]): string[] {
  const { description = '', enum: values = [] } = schemas[status] ?? {};
  /** The branches of all jobs with a status. */
  const branchesWith = (value: Json) =>
    names.map((name) => {
      const union = schemas[name] ?? {};
      const tag = tagOf(union, schemas);
      return resolve((tag && branchesOf(union)[branchFor(tag, value)]) ?? {}, schemas);
    });
  const isSet = (field: string, value: Json) =>
    branchesWith(value).every(
      ({ required, properties }) =>
        required?.includes(field) && !typesOf(properties?.[field] ?? {}, schemas).includes('null'),
    );
  const all = values.flatMap(branchesWith);
  const fields = new Set(all.flatMap(({ properties = {} }) => Object.keys(properties)));
  const rows = [...fields].map((field) => {
    const set = values.filter((value) => isSet(field, value));
    const always = set.length === values.length ? 'all' : set.map(code).join(', ');
    const target = fieldTarget(schemas, names[0] ?? '', field);
    return { cells: [link(code(field), target), always || 'none'] };
  });
  const head = ['Field', 'Statuses in which the field is always set'];
  return [description, table(head, rows)];
}
