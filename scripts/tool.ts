import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Command lines that the build runs, by their script under `node_modules`. */
const TOOLS = {
  redocly: '@redocly/cli/bin/cli.js',
  asyncapi: '@asyncapi/cli/bin/run_bin',
} as const;

/** What a tool said, and its exit code. */
export interface ToolResult {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a development tool of this project, with its telemetry and its notices off.
 *
 * @param tool the tool's name
 * @param args its arguments
 * @param cwd the folder to run in
 */
export async function runTool(
  tool: keyof typeof TOOLS,
  args: readonly string[],
  cwd: string,
): Promise<ToolResult> {
  const script = fileURLToPath(new URL(`../node_modules/${TOOLS[tool]}`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...quiet() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  return { code, stdout, stderr };
}

/** A new folder for a tool's output; the caller removes it. */
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'contract-'));
}

let settings: NodeJS.ProcessEnv | undefined;

function quiet(): NodeJS.ProcessEnv {
  if (settings) return settings;
  // The AsyncAPI CLI honours only a settings file, and would write one into the home folder.
  const folder = scratch();
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const metrics = join(folder, 'asyncapi-analytics.json');
  writeFileSync(metrics, '{"analyticsEnabled":"false","infoMessageShown":"true"}');
  settings = {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    ASYNCAPI_METRICS_CONFIG_PATH: metrics,
    SUPPRESS_NO_CONFIG_WARNING: '1',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  };
  return settings;
}
