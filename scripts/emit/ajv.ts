/** Ajv's standalone code for named schemas. */
import { _, Ajv, type CodeKeywordDefinition, type KeywordCxt, Name, stringify } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { Profile } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import { isObject } from '../runtime/validate.ts';
import { acceptsAll, type Schema, type Schemas } from '../schema.ts';
import { forAjv } from './shared/ajv-schema.ts';

/**
 * The text of a module with a function `validate<Name>` for each schema, in Ajv's convention.
 *
 * @param guards the profile whose guards are asked before each item of a list and each member of a dictionary;
 *   `undefined` for none
 */
export function ajvModule(schemas: Schemas, guards: Profile | undefined): string {
  const ajv = new Ajv({
    allErrors: true,
    formats,
    strict: false,
    // NaN and infinity are not JSON.
    strictNumbers: true,
    validateSchema: false,
    meta: false,
    // Inlined references make all validators a third larger, and refusals no faster.
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  for (const definition of keywords(ajv, guards !== undefined)) {
    ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
  }
  const exported: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(forAjv(schema, schemas), name);
    // A path in errors begins with the name of the schema, since errors of several schemas come together.
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
    exported[`validate${name}`] = name;
  }
  return `import * as formats from '../runtime/formats.js';
import { isEnough, isObject } from '../runtime/validate.js';
${guards ? `import * as guard from '../guard/${guards}.js';\n` : ''}
${publishable(standalone.default(ajv, exported))}
`;
}

/**
 * Keywords of Ajv with less to report. Those with a loop over a value, which may be very long, stop once
 * `isEnough` says that enough were wrong; the verdict is the same. Before an item that refers to a schema,
 * they ask the guard of that schema, if there is one.
 */
function keywords(ajv: Ajv, hasGuards: boolean): CodeKeywordDefinition[] {
  const definition = (keyword: string) => ajv.getKeyword(keyword) as CodeKeywordDefinition;
  const ifKeyword = definition('if');
  /** Emits the code for an item of a list or a value of a dictionary. */
  const checkItem = (
    cxt: KeywordCxt,
    key: Name,
    dataPropType: typeof INDEX | typeof NAME,
    wrong: Name,
  ) => {
    const { gen, data, keyword, schema } = cxt;
    const { $ref, ...more }: Schema = schema;
    const check = () => {
      const valid = gen.name('valid');
      cxt.subschema({ keyword, dataProp: key, dataPropType }, valid);
      gen.if(_`!${valid}`, () => stopIfEnough(cxt, wrong));
    };
    const isGuarded = hasGuards && $ref !== undefined && Object.keys(more).length === 0;
    if (!isGuarded) return check();
    // `forAjv` writes a reference as `Note#`.
    const accepts = new Name(`accepts${$ref.replace('#', '')}`);
    gen.if(_`!guard.${accepts}(${data}[${key}])`, check);
  };
  return [
    {
      ...ifKeyword,
      code(cxt) {
        // The errors of the chosen branch say more than one about the choice.
        cxt.error = () => {};
        ifKeyword.code(cxt);
      },
    },
    {
      ...definition('items'),
      code(cxt) {
        const { gen, data } = cxt;
        if (acceptsAll(cxt.schema)) return;
        const wrong = gen.let('wrong', 0);
        gen.forRange('i', 0, _`${data}.length`, (i) => checkItem(cxt, i, INDEX, wrong));
        cxt.ok(_`${wrong} === 0`);
      },
    },
    {
      ...definition('additionalProperties'),
      // The names of known fields are for "did you mean".
      error: {
        message: 'must NOT have additional properties',
        params: ({ params: { key, known } }) => _`{additionalProperty: ${key}, known: ${known}}`,
      },
      code(cxt) {
        const { gen, data, schema, parentSchema } = cxt;
        if (acceptsAll(schema)) return;
        const names = Object.keys(parentSchema.properties ?? {});
        const code = stringify(names);
        const known = gen.scopeValue('obj', { key: code.toString(), ref: names, code });
        const wrong = gen.let('wrong', 0);
        gen.forIn('key', data, (key) => {
          gen.if(_`!${known}.includes(${key})`, () => {
            if (schema !== false) return checkItem(cxt, key, NAME, wrong);
            cxt.setParams({ key, known });
            cxt.error();
            stopIfEnough(cxt, wrong);
          });
        });
        cxt.ok(_`${wrong} === 0`);
      },
    },
  ];
}

/** Ajv's numbers for the two kinds of keys, which it writes differently in the path of an error. */
const INDEX = 0;
const NAME = 1;

/** Emits the code after a wrong item or an unknown field: it is counted, and ends the loop if enough were wrong. */
function stopIfEnough({ gen }: KeywordCxt, wrong: Name): void {
  gen.if(_`isEnough(++${wrong})`, () => gen.break());
}

/** Ajv's code, edited where Ajv has no option for the change. */
function publishable(code: string): string {
  const edited = code
    .replace(/^"use strict";\n?/, '')
    // Ajv takes a `Date` for an object. `isObject` alone would read the constructors of all, which is slow in V8.
    .replaceAll(
      /(\w+) && typeof \1 == "object" && !Array\.isArray\(\1\)/g,
      `($1?.constructor === Object || ${isObject.name}($1))`,
    )
    // Setting a length is slow, even to what it was.
    .replaceAll(/vErrors\.length = (\w+);/g, 'if(vErrors.length > $1) vErrors.length = $1;')
    // A bundler keeps unused statements at the top of a module, unless they are marked as pure.
    .replaceAll(/ = new RegExp\(/g, ' = /* @__PURE__ */ new RegExp(')
    .replaceAll(/formats\["([\w-]+)"\]/g, (_match, name: keyof typeof formats) => {
      return `formats.${formats[name].name}`;
    })
    // No keyword here looks at the object around a value.
    .replaceAll(
      /,\s*parentData(:\w+)?,\s*parentDataProperty(:("[^"]*"|\w+))?,\s*rootData(=data)?/g,
      '',
    )
    // Standalone modules still call `require` for functions of Ajv.
    .replaceAll(
      /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
      "import { $2 as $1 } from '../runtime/validate.js';",
    );
  return withoutSchemas(edited);
}

/**
 * The code without whole schemas, which Ajv includes for the lists in them that errors report: a fifth of the size.
 * `{allowedValues: schema4.properties.size.enum}` becomes `{allowedValues: list0}`.
 */
function withoutSchemas(code: string): string {
  const schemas: Record<string, unknown> = {};
  const rest = code.replaceAll(/^const (schema\d+) = (.*);\n/gm, (_match, name, text) => {
    schemas[name] = JSON.parse(text);
    return '';
  });
  const lists = new Map<string, string>();
  const used = rest.replaceAll(
    /\b(schema\d+)((?:\.\w+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])+)/g,
    (_match, name, path) => {
      let found = schemas[name];
      for (const [, dotted, index, quoted] of path.matchAll(
        /\.(\w+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g,
      ))
        found = (found as Record<string, unknown>)[dotted ?? index ?? JSON.parse(quoted)];
      const text = JSON.stringify(found);
      lists.set(text, lists.get(text) ?? `list${lists.size}`);
      return lists.get(text) ?? '';
    },
  );
  return [...lists].map(([text, name]) => `const ${name} = ${text};\n`).join('') + used;
}
