/** Ajv's standalone code for named schemas, bundled with what it requires. */
import { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
import type { Schemas } from '../model/schema.ts';
import { formats } from '../runtime/formats.ts';
import { ajvFor } from './compile.ts';

/** The text of a module with a function `validate<Name>` for each schema, in Ajv's convention. */
export function ajvModule(schemas: Schemas): string {
  const ajv = ajvFor(schemas, {
    // Larger schemas are functions: written at each place, they would be a tenth of all code. A call costs more than a word.
    inlineRefs: 12,
    code: { source: true, esm: true, formats: _`formats` },
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
  const contents = imports + code;
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
