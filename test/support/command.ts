/** Runs commands in this process and returns their output and exit code. */
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

/** Numbers the runs: a module is evaluated once for each URL, so each run needs its own URL. */
let runs = 0;

/** Runs the main function of a command; returns its exit code and its output. */
export async function run(main: (args: string[]) => Promise<number>, ...args: string[]) {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line = '') => void stdout.push(`${line}\n`)),
    ...(['warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((line = '') => void stderr.push(`${line}\n`)),
    ),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => !!stdout.push(String(text))),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => !!stderr.push(String(text))),
  ];
  try {
    return { code: await main(args), stdout: stdout.join(''), stderr: stderr.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Ends a module that calls `process.exit`. */
const EXIT = new Error('exit');

/** Runs a module in this process, as Node runs it with some arguments. */
export async function runFile(file: string, ...args: string[]) {
  const { argv, send } = process;
  const script = pathToFileURL(file);
  script.search = String(++runs);
  // `send` is there for the test runner; a process that a shell starts has none.
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code ?? process.exitCode;
    throw EXIT;
  });
  Object.assign(process, { argv: [process.execPath, file, ...args], send: undefined });
  try {
    return await run(async () => {
      await import(script.href).catch((error) => {
        if (error === EXIT) return;
        console.error(error);
        process.exitCode = 1;
      });
      return Number(process.exitCode ?? 0);
    });
  } finally {
    exit.mockRestore();
    Object.assign(process, { argv, send, exitCode: undefined });
  }
}
