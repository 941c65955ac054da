import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as examples from '../../generated/examples.js';
import { ROOT } from '../support/contract.ts';

const all: Record<string, Record<string, unknown>> = examples;

it('every example has a literal type, assignable to the type of its schema', () => {
  const lines = Object.entries(all).flatMap(([schema, cases]) =>
    Object.keys(cases).map((key) => `examples.${schema}.${key} satisfies types.${schema};\n`),
  );
  const text = `import * as examples from '../../generated/examples.js';
import type * as types from '../../generated/types.js';
examples.PreRecordedJob.done.status satisfies 'done';
// @ts-expect-error: an example of another schema
examples.LiveRequest.captions satisfies types.JobPage;
${lines.join('')}`;
  const file = join(ROOT, 'test/emit/uses.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...more) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...more);
  const program = ts.createProgram([file], options, host);
  const found = ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    return `${text.slice(start).split('\n')[0]} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  expect(found).toEqual([]);
});
