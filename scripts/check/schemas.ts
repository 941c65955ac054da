/** Checks of schemas as a whole, with `allOf` merged: by Ajv's strict mode, and what parsers need of unions and defaults. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Contract, PlacedSchema } from '../contract.ts';
import type { Problem } from '../problem.ts';
import { formats } from '../runtime/formats.ts';
import {
  baseType,
  branchesOf,
  hasDefaults,
  knownIn,
  mapDeep,
  nameIn,
  namesReached,
  refTo,
  rulesOf,
  SCHEMAS,
  type Schema,
  type Schemas,
  tagOf,
  typesOf,
  visitSchema,
} from '../schema.ts';

/** What is wrong with a schema, and the pointer below it. */
type SchemaProblem = [message: string, below?: string];

/** The problems that `find` sees in schemas and in every schema below them. */
export function findIn(
  placed: readonly PlacedSchema[],
  find: (node: Schema, keywords: readonly string[]) => Iterable<SchemaProblem>,
): Problem[] {
  const problems: Problem[] = [];
  for (const { document: file, pointer: start, schema } of placed)
    visitSchema(schema, (node, pointer, keywords) => {
      for (const [message, below = ''] of find(node, keywords))
        problems.push({ file, pointer: start + pointer + below, message });
    });
  return problems;
}

/** Schemas that contain themselves: merging them would not end, and no output supports them. */
export function checkRecursion({ schemas, placed }: Contract): Problem[] {
  const message =
    'the schema contains itself; write a schema for each level, or an object with `additionalProperties: true`';
  const isRecursive = (name: string) => namesReached([schemas[name] ?? {}], schemas).has(name);
  return placed.flatMap(({ document, pointer }) => {
    const [start, name = ''] = pointer.split(/\/(?=[^/]*$)/);
    return start === SCHEMAS && isRecursive(name) ? [{ file: document, pointer, message }] : [];
  });
}

/** Checks merged schemas; references in them lead to `schemas`. */
export function checkSchemas(placed: readonly PlacedSchema[], schemas: Schemas): Problem[] {
  return [
    ...placed.flatMap(checkStrictly),
    ...findIn(placed, (node, keywords) => [
      ...withoutTag(node, schemas),
      ...withoutEffect(node, keywords, schemas),
    ]),
  ];
}

/** What Ajv's strict mode reports: keywords and formats that are unknown or for other types, missing required fields … */
function checkStrictly({ schema, document: file, pointer }: PlacedSchema): Problem[] {
  const found: string[] = [];
  const ajv = new Ajv2020({
    strict: 'log' as never,
    strictTypes: 'log',
    strictRequired: 'log',
    strictTuples: false,
    allowUnionTypes: true,
    // No function checks bytes, which are not a value in JSON.
    formats: { ...formats, binary: true },
    code: { optimize: false },
    logger: { warn: (message: string) => found.push(message), log() {}, error() {} },
  });
  try {
    // A schema that it refers to is checked by itself.
    ajv.compile(mapDeep(schema, ({ $ref: _, ...node }) => rulesOf(node)));
  } catch (error) {
    found.push((error as Error).message);
  }
  return found.map((message) => {
    const [, words = message, place = ''] =
      /^strict mode: (.*) at "[^"#]*#(.*)" \(\w+\)$/.exec(message) ?? [];
    const [, keyword] = /(?:keyword:?|^unknown keyword:) "(\w+)"/.exec(words) ?? [];
    const own = /^required/.test(words) ? 'required' : /format/.test(words) ? 'format' : keyword;
    const at = pointer + decodeURIComponent(place) + (own ? `/${own}` : '');
    return {
      file,
      pointer: at,
      message: `${words}; change the name, the type or the keyword (ajv)`,
    };
  });
}

/** Unions in which several branches accept objects or lists: parsers could not choose the one whose defaults they fill in. */
function* withoutTag(node: Schema, schemas: Schemas): Generator<SchemaProblem> {
  const { oneOf } = node;
  const tag = tagOf(node, schemas);
  const branches = branchesOf(node);
  const isChosen = tag ?? knownIn(node);
  if (isChosen || (!oneOf && !branches.some((one) => hasDefaults(one, schemas)))) return;
  const types = branches.flatMap((one) => [...new Set(typesOf(one, schemas).map(baseType))]);
  const shared = types.find((type, index) => types.indexOf(type) < index);
  const place = oneOf ? '/oneOf' : '/anyOf';
  if (shared === 'array')
    yield ['several branches accept a list; write one list with a union as items', place];
  if (shared === 'object')
    yield [
      'several branches accept an object; give each a required field with a different `const`',
      place,
    ];
}

/** Defaults that no parser fills in: all except those of parameters, of named schemas, and of fields. */
function* withoutEffect(
  node: Schema,
  keywords: readonly string[],
  schemas: Schemas,
): Generator<SchemaProblem> {
  const isRead = keywords.every((one) =>
    /^(properties|items|additionalProperties|oneOf|anyOf)$/.test(one),
  );
  const isField = ['properties', undefined].includes(keywords.at(-1));
  const message = 'parsers do not fill in a `default` here; move it to a field or a parameter';
  if (node.default !== undefined && !(isRead && isField)) yield [message, '/default'];
  const name = nameIn(node);
  if (!isRead && name !== undefined && hasDefaults(refTo(name), schemas)) yield [message, '/$ref'];
}

/** Each query and each union of messages has a name of its own, and each message is sent. */
export function checkNames({ operations, sides, placed, messages }: Contract): Problem[] {
  const isOnly = (side: Contract['sides'][number]) => side.schema.$ref === refTo(side.name).$ref;
  const queries = operations.map((one) => ({ ...one, name: one.queryName ?? '' }));
  const made = [...queries, ...sides.filter((side) => !isOnly(side))].filter(({ name }) => name);
  const named = placed.map(({ pointer }) => pointer.slice(SCHEMAS.length + 1));
  const names = [...named, ...made.map(({ name }) => name)];
  const taken = made.filter(({ name }) => names.indexOf(name) !== names.lastIndexOf(name));
  const unsent = messages.filter(({ sentBy }) => sentBy.length === 0);
  return [
    ...taken.map((one) => ({
      ...one,
      message: `another schema or operation makes the name \`${one.name}\`, too; rename one, and list the \`messages\` of each operation`,
    })),
    ...unsent.map((one) => ({
      ...one,
      message: `no operation has the message \`${one.name}\`; add it to one`,
    })),
  ].map(({ document: file, pointer, message }) => ({ file, pointer, message }));
}
