/** The guarantees of each status of a job. */
import type { Json } from '../../json.ts';
import { branchesOf, branchFor, resolve, tagOf, typesOf } from '../../schema.ts';
import { ownFields } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { code, link, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';

/**
 * The fields of a job, with the statuses in which each is always set, and how it may lack a value in the others.
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
      const tag = tagOf(union, schemas);
      const branch = tag && branchesOf(union)[branchFor(tag, value)];
      const { properties = {}, required = [] } = resolve(branch ?? {}, schemas);
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
  const linkOf = (field: string) => link(code(field), fieldTarget(schemas, names[0] ?? '', field));
  const rows = fields.map(({ field, gaps }) => {
    const set = values.filter((_, index) => gaps[index]?.length === 0);
    const some = set.length > 0 ? set.map(code).join(', ') : 'no status';
    const always = set.length === values.length ? 'every status' : some;
    const others = [...new Set(gaps.flat())];
    return {
      cells: [linkOf(field), always, others.length > 0 ? `may be ${others.join(' or ')}` : ''],
    };
  });
  // The first sentence only names the field.
  const meanings = description.replace(/^.*?\. /, '');
  return [meanings, table(['Field', 'Always set in', 'In other statuses'], rows)];
}
