import type { Contract } from '../../model/contract.ts';
import type { Finding } from '../../model/finding.ts';
import { join } from '../../model/pointer.ts';
import { runTool } from '../../read/tool.ts';

interface Diagnostic {
  path: (string | number)[];
  message: string;
  /** 0 is an error, 1 a warning, 2 information, 3 a hint. */
  severity: number;
}

/** Validates the AsyncAPI bundle with the AsyncAPI CLI; warnings are findings too. */
export async function lintAsyncapi({ asyncapi }: Contract): Promise<Finding[]> {
  const options = ['--fail-severity=warn', '--diagnostics-format=json', '-s', 'report.json'];
  const { code, said, files } = await runTool(
    'asyncapi',
    ['validate', 'asyncapi.json', ...options],
    { 'asyncapi.json': JSON.stringify(asyncapi) },
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
  if (code === 0 || findings.length > 0) return findings;
  const message = `asyncapi could not validate it (exit code ${code}): ${said.split('\n')[0]}`;
  return [{ file: 'asyncapi', location: '', message }];
}
