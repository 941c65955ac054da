/** The types of all public schemas: as stated, with defaults filled in, and for tolerant readers. */
import { mergeAllOf } from '../all-of.ts';
import type { Contract, Media, Operation, Parameter } from '../contract.ts';
import { pick } from '../json.ts';
import { requireDefaults } from '../runtime/json-schema.ts';
import {
  branchesOf,
  hasDefaults,
  isAnnotation,
  namedBranches,
  readable,
  refTo,
  type Schemas,
  tagOf,
} from '../schema.ts';
import type { Files } from './output.ts';
import { BODY_TYPES, formParts, givenBody } from './shared/bodies.ts';
import { commentOn, commentOnObject } from './shared/comments.ts';
import { declareOperations, declareSchema, named, typeSchema } from './shared/declarations.ts';
import { moduleFiles } from './shared/module.ts';
import { jsdoc, paragraphs } from './shared/text.ts';

/**
 * Emits `types`, with `components`, `paths` and `operations` in the form that users of openapi-typescript know, and
 * `types/resolved` and `types/tolerant` with the same names for the schemas.
 *
 *     export interface Note {
 *       color?: 'red' | 'blue' | (string & {});
 *     }
 *
 * @param schemas the readable schemas
 * @param tolerant the tolerant profile
 */
export function emitTypes(contract: Contract, schemas: Schemas, tolerant: Schemas): Files {
  const all = withBranches(schemas);
  const loose = withBranches(tolerant);
  const names = Object.keys(all).sort();
  const filled = names.filter((name) => hasDefaults(all[name] ?? {}, all));
  const { $defs: resolved } = requireDefaults({ $defs: all });
  const same = names.filter((name) => !filled.includes(name)).join(', ');
  return {
    ...typesModule(
      'types',
      'Types of the schemas, for sending and receiving. A field with a default is optional. `types/resolved` has the same names with the defaults filled in.',
      [
        ...names.map((name) => declareSchema(name, all)),
        ...declareOperations(Object.keys(all), pathsOf(contract, schemas)),
      ],
      `import type { ${Object.keys(BODY_TYPES).join(', ')} } from './operations.js';\n`,
    ),
    ...typesModule(
      'types/resolved',
      'Types of the schemas with every default filled in, as `parse` returns them.',
      [
        `import type { ${same} } from '../types.js';\n\nexport type { ${same} };\n`,
        ...filled.map((name) => declareSchema(name, resolved as Schemas)),
      ],
    ),
    ...typesModule(
      'types/tolerant',
      'Types of the schemas for tolerant readers. Any field except a discriminator may be missing, null, or any value of its JSON type.',
      Object.keys(loose)
        .sort()
        .map((name) => declareSchema(name, loose)),
    ),
  };
}

/** A module that is empty at run time: import statements, an introduction, and declarations. */
function typesModule(path: string, about: string, declarations: string[], imports = ''): Files {
  const items = [jsdoc(about), ...declarations].map((declaration) => ({ declaration }));
  return moduleFiles(path, { types: imports }, items);
}

/** The schemas, and each titled branch of a union by its tag as a separate schema, whose tag comes first. */
export function withBranches(schemas: Schemas): Schemas {
  const all: Schemas = { ...schemas };
  for (const [name, schema] of Object.entries(schemas)) {
    const titles = namedBranches(schema, schemas);
    const tag = tagOf(schema, schemas)?.name ?? '';
    if (titles.length === 0) continue;
    for (const [index, branch] of branchesOf(schema).entries()) {
      const { properties = {} } = branch;
      all[titles[index] ?? ''] = {
        ...branch,
        properties: { [tag]: properties[tag] ?? {}, ...properties },
      };
    }
    all[name] = { ...schema, oneOf: titles.map(refTo) };
  }
  return all;
}

/** The operations by path and method, without references to other components than schemas. */
function pathsOf(contract: Contract, schemas: Schemas): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of contract.operations) {
    const { path, method } = one;
    const operation = operationObject(one, contract, schemas);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  return paths;
}

function operationObject(one: Operation, contract: Contract, schemas: Schemas): object {
  const { id, parameters, requestBody: body } = one;
  const parameter = (stated: Parameter) => parameterObject(stated, contract, schemas);
  const content = (all: Media[], isReceived: boolean) =>
    Object.fromEntries(all.map((media) => [media.type, mediaObject(media, isReceived, schemas)]));
  const responses = one.responses.map(({ status, headers, content: bodies }) => {
    const ofHeaders = Object.fromEntries(headers.map((header) => [header.name, parameter(header)]));
    return [status, { headers: ofHeaders, content: content(bodies, true) }];
  });
  return {
    operationId: id,
    title: commentOnObject(one),
    parameters: parameters.map(parameter),
    ...(body && {
      requestBody: { required: body.required, content: content(body.content, false) },
    }),
    responses: Object.fromEntries(responses),
  };
}

function parameterObject(one: Parameter, contract: Contract, schemas: Schemas): object {
  const { name, in: where, required, node, schema = {} } = one;
  const merged = readable(mergeAllOf(schema, contract, one));
  const title = commentOn({ ...merged, ...pick(node, isAnnotation) }, schemas);
  return { name, in: where, required, title, schema: typeSchema(merged, schemas) };
}

function mediaObject(media: Media, isReceived: boolean, schemas: Schemas): object {
  const given = givenBody(media);
  const parts = formParts(media, schemas).map(
    ([name, { description = '' }]) => `\`${name}\`: ${description}`,
  );
  const title = paragraphs(parts.length > 0 && `The parts of the form. ${parts.join(' ')}`);
  const type = isReceived ? `Plain<${media.schemaName}>` : media.schemaName;
  return { title, schema: named(given ?? type ?? '') };
}
