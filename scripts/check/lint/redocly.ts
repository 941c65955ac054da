import { posix } from 'node:path';
import type { Finding } from '../../model/finding.ts';
import { runTool } from '../../read/tool.ts';

interface Problem {
  ruleId: string;
  message: string;
  location: { source: { ref: string }; pointer?: string }[];
}

/** Redocly's rules whose findings one of our own words better, by ours. */
const COVERED: Record<string, readonly string[]> = {
  'contract/no-nullable': ['struct', 'contract/known-keywords'],
  'contract/known-keywords': ['struct'],
};

/**
 * Lints the documents that `redocly.yaml` names, with the rules it names.
 *
 * @param root the folder of `redocly.yaml`; files are named from there
 */
export async function lintSources(root: string): Promise<Finding[]> {
  const { code, stdout, stderr } = await runTool(
    'redocly',
    ['lint', '--format=json', '--max-problems=1000'],
    root,
  );
  const problems = parseReports(stdout);
  if (problems === undefined) {
    const reason = stderr.trim().split('\n').pop() ?? '';
    const message = `redocly could not lint (exit code ${code}): ${reason}`;
    return [{ file: 'redocly.yaml', location: '', message }];
  }
  return findingsOf(problems);
}

/** The problems of all reports: the CLI prints one JSON object per document, without a separator. */
function parseReports(stdout: string): Problem[] | undefined {
  if (!stdout.trimStart().startsWith('{')) return undefined;
  return stdout
    .split(/(?<=^\})(?=\{)/m)
    .flatMap((report) => (JSON.parse(report) as { problems: Problem[] }).problems);
}

function findingsOf(problems: Problem[]): Finding[] {
  const found = problems.map(({ ruleId, message, location: [place] }) => ({
    rule: ruleId,
    finding: {
      file: posix.normalize((place?.source.ref ?? '').replaceAll('\\', '/')),
      location: (place?.pointer ?? '#/').replace(/^#\/?$/, '').replace(/^#/, ''),
      message: ruleId.startsWith('contract/') ? message : `${message.trim()} (redocly ${ruleId})`,
    },
  }));
  const covered = new Set(
    found.flatMap(({ rule, finding }) => (COVERED[rule] ?? []).map((other) => key(other, finding))),
  );
  const findings = new Map<string, Finding>();
  for (const { rule, finding } of found) {
    // Both documents reach the schemas they share.
    if (!covered.has(key(rule, finding))) findings.set(key(finding.message, finding), finding);
  }
  return [...findings.values()];
}

function key(what: string, { file, location }: Finding): string {
  return `${file}#${location} ${what}`;
}
