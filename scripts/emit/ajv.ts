/** Ajv's standalone code for named schemas, bundled with what it requires. */
import { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
import { ajvFor } from '../model/ajv.ts';
import type { Schemas } from '../model/schema.ts';
import { formats } from '../runtime/formats.ts';

/** The text of a module with a function `validate<Name>` for each schema, in Ajv's convention. */
export function ajvModule(schemas: Schemas): string {
  const ajv = ajvFor(schemas, {
    // Larger schemas are functions: written at each place, they would be a tenth of all code. A call costs more than a word.
    inlineRefs: 12,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  const exported = Object.keys(schemas).map((name) => [`validate${name}`, name]);
  return bundled(standalone.default(ajv, Object.fromEntries(exported)));
}

function bundled(code: string): string {
  // The code calls a format `formats["date-time"]`: this becomes `dateTime`, so that each validator has only its own.
  const checks = Object.entries(formats).map(([name, check]) => [name, check.name] as const);
  const calls = checks.map(([name, check]) => [`formats[${JSON.stringify(name)}]`, check]);
  const imports = `import { ${checks.map(([, check]) => check).join(', ')} } from '../runtime/formats.ts';
import { step } from './runtime/pointers.js';
`;
  const contents = imports + withLists(withShortNames(withUnions(code)));
  const left = /schema\d+[.[]|\.replace\(\/~/.exec(contents);
  if (left) throw new Error(`Ajv writes \`${left[0]}\` in a form that is not known here`);
  const { outputFiles, warnings } = buildSync({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    define: Object.fromEntries(calls),
    external: ['./runtime/*'],
    logLevel: 'silent',
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join('\n'));
  return outputFiles[0]?.text ?? '';
}

/** The code with the place of the union in errors about a choice: `Pet#/oneOf` for `Pet#/oneOf#/required`. */
const withUnions = (code: string): string =>
  code.replace(/(schemaPath:"[^"#]*#[^"#]*)#[^"]*/g, '$1');

/** The code with the start of each name in a path, which may be very long: `step(key0)`. */
const withShortNames = (code: string): string =>
  code.replace(/(\w+)\.replace\(\/~\/g, ?"~0"\)\.replace\(\/\\\/\/g, ?"~1"\)/g, 'step($1)');

/**
 * The code with a constant for each list of values to which it refers, such as `schema16.properties.status.enum`.
 * Otherwise, a validator would contain the whole schema.
 */
function withLists(code: string): string {
  const stated = code.matchAll(/^const (schema\d+) = (.*);$/gm);
  const schemas = new Map(Array.from(stated, ([, name, text = '']) => [name, JSON.parse(text)]));
  const names = new Map<string, string>();
  const used = code.replace(REFERENCE, (_, name: string, path: string) => {
    const keys = Array.from(
      path.matchAll(KEY),
      ([, word, quoted]) => word ?? JSON.parse(quoted ?? ''),
    );
    const text = JSON.stringify(keys.reduce((node, key) => node[key], schemas.get(name)));
    if (!names.has(text)) names.set(text, `list${names.size}`);
    return names.get(text) ?? '';
  });
  const constants = Array.from(names, ([text, name]) => `const ${name} = ${text};\n`);
  return constants.join('') + used;
}

const REFERENCE = /\b(schema\d+)((?:\.\w+|\[(?:"(?:[^"\\]|\\.)*"|\d+)\])+)/g;
const KEY = /\.(\w+)|\[("(?:[^"\\]|\\.)*"|\d+)\]/g;
