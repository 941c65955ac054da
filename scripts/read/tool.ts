import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

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
  const script = fileURLToPath(new URL(`../../node_modules/${TOOLS[tool]}`, import.meta.url));
  const settings = scratch();
  try {
    return await run([script, ...args], cwd, { ...process.env, ...quiet(settings) });
  } finally {
    rmSync(settings, { recursive: true, force: true });
  }
}

async function run(args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<ToolResult> {
  try {
    const output = await promisify(execFile)(process.execPath, args, {
      cwd,
      env,
      maxBuffer: 2 ** 26,
    });
    return { code: 0, ...output };
  } catch (error) {
    const { code, stdout, stderr } = error as ToolResult;
    if (typeof code !== 'number') throw error;
    return { code, stdout, stderr };
  }
}

/** A new folder for a tool's output; the caller removes it. */
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'contract-'));
}

/** What keeps Redocly from reporting home, and its output plain. */
export const QUIET_REDOCLY = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
} as const;

/** What keeps the tools from reporting home; `folder` holds a settings file. */
function quiet(folder: string): NodeJS.ProcessEnv {
  // The AsyncAPI CLI honours only a settings file, and would write one into the home folder.
  const metrics = join(folder, 'asyncapi-analytics.json');
  writeFileSync(metrics, '{"analyticsEnabled":"false","infoMessageShown":"true"}');
  return {
    ...QUIET_REDOCLY,
    ASYNCAPI_METRICS_CONFIG_PATH: metrics,
    SUPPRESS_NO_CONFIG_WARNING: '1',
  };
}
