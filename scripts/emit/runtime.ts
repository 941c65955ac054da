/** The modules of `scripts/runtime`, compiled to JavaScript, and the published ruleset for Redocly. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isolatedDeclarationSync, type OxcError, transformSync } from 'oxc-transform';
import type { Files } from './output.ts';

const FOLDER = fileURLToPath(new URL('../runtime/', import.meta.url));

/** Emits `runtime/`: the code and declarations of each module, whose exports must state their types. YAML is copied. */
export function emitRuntime(): Files {
  const files: Files = {};
  for (const file of readdirSync(FOLDER)) {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    if (file.endsWith('.yaml')) {
      files[file] = text;
      continue;
    }
    const name = `runtime/${basename(file, '.ts')}`;
    files[`${name}.js`] = codeOf(file, transformSync(file, text, { target: 'es2022' }));
    files[`${name}.d.ts`] = codeOf(file, isolatedDeclarationSync(file, text));
  }
  return files;
}

/** What the compiler made of a file, with the imports of the published modules. */
function codeOf(file: string, { code, errors }: { code: string; errors: OxcError[] }): string {
  const [first] = errors;
  if (first) throw new Error(`scripts/runtime/${file}: ${first.codeframe ?? first.message}`);
  const linked = code.replaceAll(/(from "\.[^"]*)\.ts"/g, '$1.js"');
  // The compiler drops the space before each line of a comment.
  const aligned = linked.replaceAll(/^(\t*)\*/gm, '$1 *');
  return `// Compiled from scripts/runtime/${file} by \`npm run build\`; edit that file instead.\n\n${aligned}`;
}
