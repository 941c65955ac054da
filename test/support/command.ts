import { vi } from 'vitest';

/** What a command said, and how it ended. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command in this process. */
export async function run(
  main: (args: string[]) => Promise<number>,
  ...args: string[]
): Promise<Ended> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line = '') => void stdout.push(`${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line = '') => void stderr.push(`${line}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => !!stdout.push(String(text))),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => !!stderr.push(String(text))),
  ];
  try {
    return { code: await main(args), stdout: stdout.join(''), stderr: stderr.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
