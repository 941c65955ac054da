/** The published schemas in one file, in each reading and in draft 07. */
import type { Profile } from '../model/contract.ts';
import type { Settings } from '../read/settings.ts';
import { toDialect } from '../runtime/json-schema.ts';
import type { Files } from './files.ts';
import { DIALECT, type Published, schemaId } from './schemas.ts';
import { jsonText } from './text.ts';

/**
 * Emits the published schemas of each profile in one file, `schemas.json`, `strict/schemas.json` and
 * `tolerant/schemas.json`, and `schemas/draft-07.json`, those of the contract in draft 07.
 */
export function emitCollections(
  { contract, ...others }: Record<Profile, Record<string, Published>>,
  { name }: Settings,
): Files {
  const collect = (id: string, published: Record<string, Published>) => {
    const schemas = Object.entries(published).map(([title, { own }]) => [title, { title, ...own }]);
    return { $schema: DIALECT, $id: schemaId(name, id), $defs: Object.fromEntries(schemas) };
  };
  const readings = Object.entries(others).map(([profile, published]) => [
    `${profile}/schemas.json`,
    jsonText(collect(`${profile}/schemas`, published)),
  ]);
  return {
    'schemas.json': jsonText(collect('schemas', contract)),
    'schemas/draft-07.json': jsonText(toDialect(collect('draft-07', contract), 'draft-07')),
    ...Object.fromEntries(readings),
  };
}
