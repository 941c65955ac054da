/** The main flows, described in Arazzo and run by Redocly. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Client } from './client.ts';
import { raise } from './report.ts';
import type { Run } from './run.ts';

const AREA = 'flows';
const DESCRIPTION = 'flows.arazzo.yaml';
const require = createRequire(import.meta.url);

/** What is read of a flow in the result that Redocly writes. */
interface Workflow {
  workflowId: string;
  executedSteps: {
    stepId: string;
    checks: { name: string; passed: boolean; message: string }[];
  }[];
}

/** Runs the flows; without Redocly they are left out by name. */
export async function tryFlows({ client, recorder, audio, left }: Run): Promise<void> {
  const redocly = findRedocly();
  if (!redocly) {
    const why = 'Redocly is not installed; npm install @redocly/cli';
    return recorder.note(AREA, DESCRIPTION, 'left out', [why]);
  }
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const relay = await startRelay(client);
  try {
    // What the description names is expected beside it.
    const copy = (module: string, name: string) =>
      copyFileSync(require.resolve(module), join(folder, name));
    // The runner takes no discriminator whose members are unions themselves.
    const bundle = readFileSync(require.resolve('speech-to-text-contract/openapi.json'), 'utf8');
    const plain = JSON.parse(bundle, (key, value) => (key === 'discriminator' ? undefined : value));
    writeFileSync(join(folder, 'openapi.yaml'), JSON.stringify(plain));
    copy('speech-to-text-stub/flows.arazzo.yaml', DESCRIPTION);
    writeFileSync(join(folder, 'audio.wav'), audio.file);
    const workflows = await runFlows(redocly, folder, left, relay);
    for (const workflow of workflows) {
      await recorder.check(AREA, workflow.workflowId, () => raise(...problemsOf(workflow)));
    }
    if (workflows.length === 0) throw new Error('no flow ran');
  } finally {
    relay.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls the service with the key in Redocly's place, which would take it to where a redirect leads. */
async function startRelay({ options: { url, key } }: Client): Promise<Server> {
  const relay = createServer(async (request, response) => {
    const { method = 'GET', headers } = request;
    const type = headers['content-type'];
    const sent = { 'x-service-key': key, ...(type && { 'content-type': type }) };
    const content = await buffer(request).catch(() => Buffer.alloc(0));
    const body = content.length > 0 ? { body: new Uint8Array(content) } : {};
    const call = fetch(url + request.url, { method, headers: sent, ...body, redirect: 'manual' });
    const answer = await call.catch(() => Response.error());
    const received = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status || 502, { 'content-type': received });
    response.end(await answer.text().catch(() => ''));
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  return relay;
}

async function runFlows(
  redocly: string,
  cwd: string,
  timeout: number,
  relay: Server,
): Promise<Workflow[]> {
  const output = join(cwd, 'result.json');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { port } = relay.address() as AddressInfo;
  const args = ['-S', `speech=http://127.0.0.1:${port}`, '-i', 'key=relayed', '-J', output];
  try {
    await promisify(execFile)(process.execPath, [redocly, 'respect', DESCRIPTION, ...args], {
      cwd,
      env,
      timeout,
    });
  } catch (error) {
    // A flow that fails is an error of the command, too; the result says more.
    if (!existsSync(output)) throw error;
  }
  const { files } = JSON.parse(readFileSync(output, 'utf8'));
  return Object.values<{ executedWorkflows: Workflow[] }>(files).flatMap(
    (file) => file.executedWorkflows,
  );
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

/** The script of Redocly's command line; null when it is not installed. */
function findRedocly(): string | null {
  try {
    const manifest = require.resolve('@redocly/cli/package.json');
    const { bin } = require(manifest) as { bin: { redocly: string } };
    return join(dirname(manifest), bin.redocly);
  } catch {
    return null;
  }
}
