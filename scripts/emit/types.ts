/** The types of all public schemas: as stated, with defaults filled in, and for tolerant readers. */
import type { Contract, Media, Parameter } from '../contract.ts';
import { joinPointer, mapValues, pick } from '../json.ts';
import { mergeAllOf } from '../profiles.ts';
import {
  branchesOf,
  defaultOf,
  isAnnotation,
  mapDeep,
  namedBranches,
  namesIn,
  refTo,
  type Schema,
  type Schemas,
  tagOf,
  visitSchema,
} from '../schema.ts';
import { formParts, givenBody } from './bodies.ts';
import { commentOn, commentOnObject } from './comments.ts';
import { declare } from './declarations.ts';
import type { Files } from './files.ts';
import { moduleFiles } from './module.ts';
import { jsdoc, paragraphs } from './text.ts';
import { named, type TypeSchema, typeSchema } from './type-schema.ts';

/**
 * Emits `types`, with `components`, `paths` and `operations` in the form that users of openapi-typescript know, and
 * `types/resolved` and `types/tolerant` with the same names for the schemas.
 *
 *     export interface Note {
 *       color?: 'red' | 'blue' | (string & {});
 *     }
 *
 * @param schemas the contract profile
 * @param tolerant the tolerant profile
 */
export async function emitTypes(
  contract: Contract,
  schemas: Schemas,
  tolerant: Schemas,
): Promise<Files> {
  const all = withBranches(schemas);
  const resolved = withDefaults(all);
  const [own, filled, loose] = await Promise.all([
    declare(all, pathsOf(contract, schemas)),
    declare(resolved, {}),
    declare(withBranches(tolerant), {}),
  ]);
  const isFilled = (name: string) => hasDefaults(all[name] ?? {}, all);
  const same = Object.keys(all)
    .filter((name) => !isFilled(name))
    .sort()
    .join(', ');
  const again = same && `import type { ${same} } from '../types.js';\n\nexport type { ${same} };\n`;
  return {
    ...typesModule(
      'types',
      'The schemas of the contract, for sending and receiving: a field with a default may be left out. `types/resolved` has the same names with the defaults filled in.',
      own,
      [...Object.keys(all).sort(), 'components', 'paths', 'operations'],
    ),
    ...typesModule(
      'types/resolved',
      'The schemas of the contract with every default filled in, as `parse` returns them.',
      filled,
      Object.keys(all).filter(isFilled).sort(),
      again,
    ),
    ...typesModule(
      'types/tolerant',
      'The schemas of the contract for tolerant readers: any field except the tag of a union may be missing or null, or have any value of its JSON type.',
      loose,
      Object.keys(withBranches(tolerant)).sort(),
    ),
  };
}

/** A module that is empty at run time: an introduction, then the declarations with these names. */
function typesModule(
  path: string,
  about: string,
  declarations: Map<string, string>,
  names: string[],
  before = '',
): Files {
  const texts = names.map((name) => declarations.get(name) ?? '');
  const parts = [jsdoc(about), before, ...texts].filter(Boolean);
  const imports = { './operations.js': 'type Bytes, type Form, type Plain, type UnspecifiedBody' };
  return moduleFiles(
    path,
    imports,
    parts.map((declaration) => ({ declaration })),
  );
}

/** The schemas, and each titled branch of a union by its tag as a schema of its own, whose tag comes first. */
export function withBranches(schemas: Schemas): Schemas {
  const all: Schemas = { ...schemas };
  for (const [name, schema] of Object.entries(schemas)) {
    const titles = namedBranches(schema, schemas);
    const tag = tagOf(schema, schemas)?.name ?? '';
    if (titles.length === 0) continue;
    for (const branch of branchesOf(schema)) {
      const { properties = {} } = branch;
      all[branch.title ?? ''] = {
        ...branch,
        properties: { [tag]: properties[tag] ?? {}, ...properties },
      };
    }
    all[name] = { ...schema, oneOf: titles.map(refTo) };
  }
  return all;
}

/** The schemas in which each field with a default is required. */
function withDefaults(schemas: Schemas): Schemas {
  const fill = (node: Schema): Schema => {
    const { properties = {}, required = [] } = node;
    const filled = Object.keys(properties).filter(
      (name) => defaultOf(properties[name], schemas) !== undefined,
    );
    return filled.length === 0 ? node : { ...node, required: [...required, ...filled] };
  };
  return mapValues(schemas, (schema) => mapDeep(schema, fill));
}

/** Whether a field in a schema, or in one that it refers to, has a default. */
function hasDefaults(schema: Schema, schemas: Schemas): boolean {
  let found = false;
  const parts = [schema, ...[...namesIn([schema], schemas)].map((name) => schemas[name] ?? {})];
  for (const part of parts) {
    visitSchema(part, ({ properties = {} }) => {
      found ||= Object.values(properties).some((field) => defaultOf(field, schemas) !== undefined);
    });
  }
  return found;
}

/** The paths of an OpenAPI document for openapi-typescript, without references to other components than schemas. */
function pathsOf(contract: Contract, schemas: Schemas): object {
  const typeOf = (place: string, schema: Schema): TypeSchema =>
    typeSchema(mergeAllOf(schema, contract, place), schemas);
  const parameterOf = (parameter: Parameter) => {
    const { name, in: where, required, node, schema = {} } = parameter;
    const merged = mergeAllOf(schema, contract, parameter.pointer);
    const title = commentOn({ ...merged, ...pick(node, isAnnotation) }, schemas, name);
    return { name, in: where, required, title, schema: typeSchema(merged, schemas) };
  };
  const contentOf = (content: Media[], isReceived: boolean) =>
    Object.fromEntries(
      content.map((media) => {
        const parts = formParts(media, schemas).map(
          ([name, { description = '' }]) => `\`${name}\`: ${description}`,
        );
        const title = paragraphs(parts.length > 0 && `The parts of the form. ${parts.join(' ')}`);
        const given = givenBody(media, schemas, isReceived);
        const pointer = joinPointer(media.pointer, 'schema');
        const schema = given ? named(given) : typeOf(pointer, media.schema ?? {});
        return [media.type, { title, schema }];
      }),
    );
  const paths: Record<string, Record<string, object>> = {};
  for (const one of contract.operations) {
    const { id, path, method, parameters, requestBody, responses } = one;
    const operation = {
      operationId: id,
      title: commentOnObject(one),
      parameters: parameters.map(parameterOf),
      ...(requestBody && {
        requestBody: {
          required: requestBody.required,
          content: contentOf(requestBody.content, false),
        },
      }),
      responses: Object.fromEntries(
        responses.map(({ status, headers, content }) => {
          const byName = Object.fromEntries(
            headers.map((header) => [header.name, parameterOf(header)]),
          );
          return [status, { headers: byName, content: contentOf(content, true) }];
        }),
      ),
    };
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  return paths;
}
