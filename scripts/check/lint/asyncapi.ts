import { existsSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { Contract } from '../../model/contract.ts';
import type { Finding } from '../../model/finding.ts';
import { join } from '../../model/pointer.ts';
import { readText, writeInto } from '../../read/files.ts';
import { runTool } from '../../read/tool.ts';

interface Diagnostic {
  path: (string | number)[];
  message: string;
  /** 0 is an error, 1 a warning, 2 information, 3 a hint. */
  severity: number;
}

/** Keeps the last bundle in which nothing was found, since the CLI takes seconds; CI has none. */
const PASSED = '.build/asyncapi.json';

/** Validates the AsyncAPI bundle with the AsyncAPI CLI; warnings are findings too. */
export async function lintAsyncapi(root: string, { asyncapi }: Contract): Promise<Finding[]> {
  const bundle = JSON.stringify(asyncapi);
  if (existsSync(joinPath(root, PASSED)) && readText(root, PASSED) === bundle) return [];
  const options = ['--fail-severity=warn', '--diagnostics-format=json', '-s', 'report.json'];
  const { code, said, files } = await runTool(
    'asyncapi',
    ['validate', 'asyncapi.json', ...options],
    { 'asyncapi.json': bundle },
    ['report.json'],
  );
  // It writes no report when it has nothing to say, or when it fails: its exit code shows which.
  const diagnostics = JSON.parse(files['report.json'] ?? '[]') as Diagnostic[];
  const findings = diagnostics
    .filter(({ severity }) => severity < 2)
    .map(({ path, message }) => ({
      file: 'asyncapi',
      location: path.reduce<string>(join, ''),
      message: `${message} (asyncapi)`,
    }));
  if (code === 0 && findings.length === 0) writeInto(root, { [PASSED]: bundle });
  if (code === 0 || findings.length > 0) return findings;
  const message = `asyncapi could not validate it (exit code ${code}): ${said.split('\n')[0]}`;
  return [{ file: 'asyncapi', location: '', message }];
}
