import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { Contract } from '../../model/contract.ts';
import type { Finding } from '../../model/finding.ts';
import { join } from '../../model/pointer.ts';
import { ENTRIES, type Sources, sourceOf } from '../../read/sources.ts';
import { runTool, scratch } from '../../read/tool.ts';

interface Diagnostic {
  path: (string | number)[];
  message: string;
  /** 0 is an error, 1 a warning, 2 information, 3 a hint. */
  severity: number;
}

/** Validates the AsyncAPI bundle with the AsyncAPI CLI; warnings are findings too. */
export async function lintAsyncapi(contract: Contract, sources: Sources): Promise<Finding[]> {
  const folder = scratch();
  try {
    const document = joinPath(folder, 'asyncapi.json');
    const report = joinPath(folder, 'report.json');
    writeFileSync(document, JSON.stringify(contract.asyncapi));
    const { code, stdout, stderr } = await runTool(
      'asyncapi',
      ['validate', document, '--fail-severity=warn', '--diagnostics-format=json', '-s', report],
      folder,
    );
    const findings = diagnostics(report)
      .filter(({ severity }) => severity < 2)
      .map(({ path, message }) => {
        const pointer = path.reduce<string>((whole, token) => join(whole, token), '');
        const place = sourceOf(sources, 'asyncapi', pointer);
        return { file: place.file, location: place.pointer, message: `${message} (asyncapi)` };
      });
    if (code === 0 || findings.length > 0) return findings;
    const reason = (stderr.trim() || stdout.trim()).split('\n')[0] ?? '';
    const message = `asyncapi could not validate it (exit code ${code}): ${reason}`;
    return [{ file: ENTRIES.asyncapi, location: '', message }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function diagnostics(report: string): Diagnostic[] {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Diagnostic[];
  } catch {
    // The CLI writes no report when it has nothing to say, or when it fails: its exit code tells.
    return [];
  }
}
