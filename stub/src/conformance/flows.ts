/** The main flows, described in Arazzo and run by Redocly. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Run } from './run.ts';

const DESCRIPTION = new URL('../../flows.arazzo.yaml', import.meta.url);
const AREA = 'flows';

/** What we read of the result that Redocly writes. */
interface Result {
  files: Record<string, { executedWorkflows: Workflow[] }>;
}

interface Workflow {
  workflowId: string;
  executedSteps: Step[];
}

interface Step {
  stepId: string;
  checks: { name: string; passed: boolean; message: string }[];
}

/** Runs the flows; without Redocly they are left out by name. */
export async function tryFlows({ client, recorder, audio }: Run): Promise<void> {
  const redocly = findRedocly();
  if (!redocly) {
    const why = 'Redocly is not installed; npm install @redocly/cli';
    recorder.leaveOut(AREA, 'flows.arazzo.yaml', why);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const output = join(folder, 'result.json');
  try {
    // What the description names is expected beside it.
    const beside = (name: string) => join(folder, name);
    const document = fileURLToPath(import.meta.resolve('speech-to-text-contract/openapi.yaml'));
    writeFileSync(beside('openapi.yaml'), readFileSync(document));
    writeFileSync(beside('flows.arazzo.yaml'), readFileSync(DESCRIPTION));
    writeFileSync(beside('audio.wav'), audio);
    const { url, key } = client.options;
    const args = ['respect', 'flows.arazzo.yaml', '-S', `speech=${url}`, '-i', `key=${key}`];
    const said = await runNode([redocly, ...args, '-J', output], folder);
    const result = JSON.parse(readResult(output, said)) as Result;
    const workflows = Object.values(result.files).flatMap((file) => file.executedWorkflows);
    if (workflows.length === 0) recorder.check(AREA, 'flows.arazzo.yaml', ['no flow ran']);
    for (const workflow of workflows) {
      recorder.check(AREA, workflow.workflowId, problemsOf(workflow));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What failed in the last try of each step. */
function problemsOf({ executedSteps }: Workflow): string[] {
  const last = new Map(executedSteps.map((step) => [step.stepId, step]));
  return [...last.values()].flatMap(({ stepId, checks }) =>
    checks
      .filter(({ passed }) => !passed)
      .map(({ name, message }) => `step ${stepId}, ${name}: ${message.slice(0, 300)}`),
  );
}

function readResult(output: string, said: string): string {
  try {
    return readFileSync(output, 'utf8');
  } catch {
    throw new Error(`Redocly wrote no result: ${said.slice(-500)}`);
  }
}

/** The script of Redocly's command line, as far as it is installed. */
function findRedocly(): string | null {
  try {
    const require = createRequire(import.meta.url);
    const manifest = require.resolve('@redocly/cli/package.json');
    const { bin } = require(manifest) as { bin: Record<string, string> };
    return bin.redocly ? join(dirname(manifest), bin.redocly) : null;
  } catch {
    return null;
  }
}

/** Runs a script with Node. Returns what it said. */
async function runNode(args: string[], cwd: string): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return said;
}
