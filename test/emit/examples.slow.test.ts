import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import * as examples from '../../generated/examples.js';
import { complaints, MODULES, STRICTEST } from '../package/project.ts';
import { ROOT } from '../support/contract.ts';

it('every example has a literal type, assignable to the type of its schema', () => {
  const lines = Object.entries<object>(examples).flatMap(([schema, cases]) =>
    Object.keys(cases).map((key) => `examples.${schema}.${key} satisfies types.${schema};\n`),
  );
  const text = `import * as examples from '../generated/examples.js';
import type * as types from '../generated/types.js';
examples.PreRecordedJob.done.status satisfies 'done';
// @ts-expect-error: an example of another schema
examples.LiveRequest.captions satisfies types.JobPage;
${lines.join('')}`;
  // It stays, for whoever looks up a line that the compiler names.
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  writeFileSync(join(ROOT, '.build/examples.ts'), text);
  const options = { ...STRICTEST, ...MODULES.nodenext };
  expect(complaints([join(ROOT, '.build/examples.ts')], options, ROOT)).toEqual([]);
});

it('the examples of one schema bring in no others', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { UploadResponse } from './generated/examples.js';\nconsole.log(UploadResponse);",
      resolveDir: ROOT,
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const bundled = outputFiles.map(({ text }) => text).join('');
  expect(bundled).toContain('UploadResponse');
  for (const other of ['PreRecordedJob', 'LiveRequest'])
    expect(bundled).not.toContain(`var ${other}`);
});
