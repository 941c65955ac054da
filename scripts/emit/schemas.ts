/** JSON Schemas: one for every public schema, and all of them in one, in 2020-12 and draft 07. */
import { mapValues } from '../base/json.ts';
import { publicForms } from '../model/profiles.ts';
import { mapNodes, nameIn, namesReached, type Schema, type Schemas } from '../model/schema.ts';
import { withoutConst } from '../model/unions.ts';
import type { Files } from './output.ts';
import { moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode, nest } from './shared/text.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The start of each `$id`: a URL that leads nowhere, because some tools accept no URN. */
const idStart = (project: string): string => `https://schemas.example/${project}/`;

/** A schema whose references lead to `$defs`. */
const inDefinitions = (schema: Schema): Schema =>
  mapNodes(schema, (node) => (node.$ref ? { ...node, $ref: `#/$defs/${nameIn(node)}` } : node));

/** Schemas as the definitions of one schema. */
export function collectionOf(schemas: Schemas, id: string, project: string) {
  const $defs = mapValues(publicForms(schemas), (schema, title) => {
    return { title, ...inDefinitions(schema) };
  });
  return { $schema: DIALECT, $id: idStart(project) + id, $defs };
}

/** A collection in draft 07, which ignores keywords next to a reference. Older tools, which only lack its `const`, also read it. */
export function toDraft07({ $defs, ...collection }: ReturnType<typeof collectionOf>) {
  const definitions = mapValues($defs, (schema) =>
    mapNodes<Schema>(schema, ({ $ref, ...others }) => {
      const beside = withoutConst(others);
      if ($ref === undefined) return beside;
      const reference = { $ref: $ref.replace('#/$defs/', '#/definitions/') };
      return Object.keys(beside).length === 0 ? reference : { ...beside, allOf: [reference] };
    }),
  );
  return { ...collection, $schema: 'http://json-schema.org/draft-07/schema#', definitions };
}

/**
 * `schemas`: every schema as an object with its references in `$defs`.
 *
 *     export const Note = published('Note', definitionOfNote, { Color: definitionOfColor });
 */
export function emitSchemas(schemas: Schemas, project: string): Files {
  const forms = publicForms(schemas);
  const names = Object.keys(forms);
  const items = Object.entries(forms).map(([title, form]) => {
    const needed = [...namesReached([form], forms)].sort();
    const below = needed.map((name) => `${name}: definitionOf${name}`).join(', ');
    return {
      declaration: `${jsdoc(form.description)}export declare const ${title}: JsonSchema<'${title}'>;
export type ${title} = types.${title};
`,
      code: `export const ${title} = /* @__PURE__ */ published('${title}', definitionOf${title}${below && `, { ${below} }`});\n`,
    };
  });
  const base = {
    declaration: `/** A published JSON Schema: self-contained, named by its \`$id\`. */
export interface JsonSchema<Name extends string = string> {
  readonly $schema: '${DIALECT}';
  readonly $id: \`${idStart(project)}\${Name}\`;
  readonly [keyword: string]: unknown;
}

/** Every published schema by name, for \`ajv.addSchema(Object.values(schemas))\`. */
export declare const schemas: {
${names.map((name) => `  readonly ${name}: JsonSchema<'${name}'>;\n`).join('')}};

/** The names of the published schemas. */
export type SchemaName = keyof typeof schemas;
`,
    code: `function published(title, definition, $defs) {
  const head = { $schema: '${DIALECT}', $id: \`${idStart(project)}\${title}\`, title };
  return { ...head, ...definition, ...($defs && { $defs }) };
}
`,
  };
  // Several constants contain the same definition, which is stated once.
  const definitions = Object.entries(forms).map(([title, form]) => {
    return { code: `const definitionOf${title} = ${jsonCode(inDefinitions(form))};\n` };
  });
  const collection = { code: `export const schemas = {\n${nest(names.join(',\n'))},\n};\n` };
  const imports = { types: "import type * as types from './types.js';\n" };
  return moduleFiles('schemas', imports, [base, ...definitions, ...items, collection]);
}
