/**
 * Emits TypeScript declarations of the public schemas: as stated, with defaults filled in, and for tolerant
 * readers.
 */
import { mapSchemas, type NormalContract } from '../model/contract.ts';
import { sortByKey } from '../model/json.ts';
import {
  defaultOf,
  mapBranches,
  mapSchema,
  type NormalSchemas,
  SCHEMA_REF,
} from '../model/schema.ts';
import type { Files } from './files.ts';
import { moduleFiles } from './module.ts';
import { branchTypesOf } from './names.ts';
import { jsdoc } from './text.ts';
import { declare } from './types/declare.ts';

/**
 * Emits `types` and `types/resolved` for the contract profile, `types/tolerant` for the tolerant one.
 *
 *     export interface Note {
 *       color?: 'red' | 'blue' | (string & {});
 *     }
 *
 * @param own the schemas with defaults below them, which have their own types in `types/resolved`
 */
export function emitTypes(
  normal: NormalContract,
  tolerant: NormalContract,
  own: ReadonlySet<string>,
): Files {
  const { schemas } = normal;
  const declared = [...own].flatMap((name) => [name, ...branchTypesOf(schemas.get(name) ?? {})]);
  const filled = mapSchemas(schemas, (schema) =>
    mapSchema(schema, (node) => {
      const { properties = {}, required = [] } = node;
      const isFilled = (name: string) => defaultOf(properties[name], schemas) !== undefined;
      return { ...node, required: [...required, ...Object.keys(properties).filter(isFilled)] };
    }),
  );
  return {
    ...typesModule(
      'types',
      'The schemas of the contract, for sending and receiving: a field with a default may be left out. `types/resolved` has the same names with the defaults filled in.',
      schemas,
      "/** The REST operations by path and method. */\nexport type { paths } from './operations.js';\n",
    ),
    ...typesModule(
      'types/resolved',
      'The schemas of the contract with every default filled in, as `parse` returns them.',
      filled,
      '',
      (name) => declared.includes(name),
    ),
    ...typesModule(
      'types/tolerant',
      'The schemas of the contract for tolerant readers: any field except the tag of a union may be missing or null, or have any value of its JSON type.',
      tolerant.schemas,
    ),
  };
}

/**
 * A module that is empty at run time: an introduction, a declaration of each schema, and its other exports. A
 * schema for which `isOwn` is false has its type from the module `types`.
 */
function typesModule(
  path: string,
  about: string,
  all: NormalSchemas,
  rest = '',
  isOwn: (name: string) => boolean = () => true,
): Files {
  const schemas = new Map(sortByKey(withBranchTypes(all)));
  const names = [...schemas.keys()];
  const same = names.filter((name) => !isOwn(name)).join(', ');
  const declarations = names.filter(isOwn).map((name) => declare(name, schemas));
  const again = `import type { ${same} } from '../types.js';\n\nexport type { ${same} };\n`;
  const texts = [jsdoc(about), same && again, ...declarations, rest].filter(Boolean);
  const parts = texts.map((declaration) => ({ declaration }));
  return moduleFiles(path, {}, parts);
}

/** The public schemas, and the titled branches of their unions as separate schemas. */
export function withBranchTypes(all: NormalSchemas): NormalSchemas {
  const schemas = new Map(all);
  for (const [name, schema] of [...schemas]) {
    const { union, ...rest } = schema;
    if (union?.tag === undefined || branchTypesOf(schema).length === 0) continue;
    for (const { schema } of union.branches) {
      const tagFirst = { [union.tag]: {}, ...schema.properties };
      schemas.set(schema.title ?? '', { ...schema, properties: tagFirst });
    }
    const named = mapBranches(union, ({ title }) => ({ $ref: SCHEMA_REF + title }));
    schemas.set(name, { ...rest, union: named });
  }
  return schemas;
}
