import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { QUIET_REDOCLY, type ToolResult } from '../read/tool.ts';

const SCRIPT = fileURLToPath(new URL('redocly-standby.js', import.meta.url));

/** Redocly processes that have loaded already; each runs one command. */
export class Standby {
  readonly #waiting: ChildProcess[] = [];
  readonly #count: number;

  /** @param count how many processes wait, once `refill` was called */
  constructor(count: number) {
    this.#count = count;
  }

  /** Starts as many processes as are missing. */
  refill(): void {
    while (this.#waiting.length < this.#count) this.#waiting.push(start());
  }

  /** Runs a command in a process that waits, or in a new one. */
  async run(args: readonly string[], cwd: string): Promise<ToolResult> {
    const child = this.#waiting.shift() ?? start();
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.stdin?.end(`${JSON.stringify({ cwd, args })}\n`);
    const code = await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (exit) => resolve(exit ?? 1));
    });
    return { code, stdout, stderr };
  }

  /** Ends the processes that wait. */
  close(): void {
    for (const child of this.#waiting.splice(0)) child.kill();
  }
}

function start(): ChildProcess {
  const env = { ...process.env, ...QUIET_REDOCLY };
  return spawn(process.execPath, [SCRIPT], { env, stdio: ['pipe', 'pipe', 'pipe'] });
}
