/** Runs the third-party command-line tools that the build uses. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { refuseAt } from '../model/finding.ts';
import { writeInto } from './files.ts';

/** The tools, by their names, with the paths of their scripts under `node_modules`. */
const TOOLS = {
  redocly: '@redocly/cli/bin/cli.js',
  asyncapi: '@asyncapi/cli/bin/run_bin',
} as const;

/** Keeps the tools from reporting home, and their output plain. */
const QUIET = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  SUPPRESS_NO_CONFIG_WARNING: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

/** The file that turns off the metrics of the AsyncAPI CLI, which else makes one of its own in the home folder. */
const METRICS = '.asyncapi-analytics.json';

/** For the bundles of this contract, the slowest tool takes 3 seconds, and 60 on a busy machine. */
const TIMEOUT_SECONDS = 300;

/**
 * Runs a development tool of this project in a new folder, which is removed afterwards.
 *
 * @param inputs the files that the tool finds there, by their paths
 * @param outputs the paths of the files to read once it has run
 * @param about the file that findings are about
 * @returns its exit code, what it printed (stderr first), and the outputs that it has written
 * @throws FindingsError when it does not end in time
 */
export async function runTool(
  tool: keyof typeof TOOLS,
  args: readonly string[],
  inputs: Readonly<Record<string, string>>,
  outputs: readonly string[],
  about = '',
): Promise<{ code: number; output: string; files: Record<string, string> }> {
  const script = fileURLToPath(new URL(`../../node_modules/${TOOLS[tool]}`, import.meta.url));
  const cwd = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const metrics = { [METRICS]: '{"analyticsEnabled":"false","infoMessageShown":"true"}' };
    writeInto(cwd, { ...inputs, ...metrics });
    const env = { ...process.env, ...QUIET, ASYNCAPI_METRICS_CONFIG_PATH: join(cwd, METRICS) };
    const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
    const options = { cwd, env, maxBuffer: 2 ** 26, signal, killSignal: 'SIGKILL' } as const;
    const run = promisify(execFile)(process.execPath, [script, ...args], options);
    const { code = 0, stdout, stderr } = await run.catch((error) => error);
    if (signal.aborted) {
      const late = `${tool} ${args[0]} did not end within ${TIMEOUT_SECONDS} s`;
      refuseAt(about, `${late}; run it again when the machine is less busy`);
    }
    if (typeof code !== 'number') throw new Error(`${tool} cannot be run: ${code}`);
    const there = outputs.filter((path) => existsSync(join(cwd, path)));
    const files = there.map((path) => [path, readFileSync(join(cwd, path), 'utf8')]);
    return { code, output: `${stderr}\n${stdout}`.trim(), files: Object.fromEntries(files) };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}
