/** The options whose settings have required fields. */
import { resolve } from '../../schema.ts';
import type { PageInput } from '../input.ts';
import { code, link, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';

/**
 * The options of a request whose settings, a field with the same name and an ending, have required fields.
 *
 * @param ending the ending, such as `_config`
 */
export function listSettings({ schemas }: PageInput, schema = '', ending = ''): string[] {
  const { properties = {} } = schemas[schema] ?? {};
  const rows = Object.keys(properties).flatMap((option) => {
    const settings = properties[option + ending];
    const { required = [] } = settings ? resolve(settings, schemas) : {};
    if (required.length === 0) return [];
    const shown = link(code(option), fieldTarget(schemas, schema, option));
    const place = link(code(option + ending), fieldTarget(schemas, schema, option + ending));
    return { cells: [shown, place, required.map(code).join(', ')] };
  });
  return [table(['Option', 'Settings', 'Required fields'], rows)];
}
