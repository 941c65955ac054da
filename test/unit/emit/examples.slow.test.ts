import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import * as examples from '../../../generated/examples.js';
import { compileFiles } from '../../support/compiler.ts';
import { ROOT, theNormal } from '../../support/contract.ts';

it('every example has the type of its branch, or of its schema where branches have no types', () => {
  const normal = theNormal();
  const lines = Object.entries<object>(examples).flatMap(([schema, cases]) =>
    Object.entries(cases).map(([key, value]) => {
      const { union } = normal.schemas.get(schema) ?? {};
      const tagged = union?.by === 'tag' ? union.branches : [];
      const { schema: branch } =
        tagged.find(({ when }) => when !== 'other' && when.includes(value[union?.tag ?? ''])) ?? {};
      return `examples.${schema}.${key} satisfies types.${branch?.title ?? schema};\n`;
    }),
  );
  expect(lines.filter((line) => !/\.(\w+)\..* types\.\1;/.test(line))).not.toEqual([]);
  const text = `import * as examples from '../generated/examples.js';
import type * as types from '../generated/types.js';
${lines.join('')}`;
  // The file stays, so that one can look up a line that the compiler names.
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  writeFileSync(join(ROOT, '.build/examples.ts'), text);
  expect(compileFiles(join(ROOT, '.build'), ['examples.ts'])).toBe('');
});

it('a bundle that imports the examples of one schema has no others', async () => {
  const [one = '', ...others] = Object.keys(examples);
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${one} } from './generated/examples.js';\nconsole.log(${one});`,
      resolveDir: ROOT,
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const bundled = outputFiles.map(({ text }) => text).join('');
  expect(bundled).toContain(`var ${one} `);
  for (const other of others) expect(bundled).not.toContain(`var ${other} `);
});
