/**
 * Fails a test or a hook that hangs: for 15 s, neither its process nor a program that it started has computed, except
 * in two seconds of them. Unlike a time limit, this does not mistake a busy machine for a hang.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { aroundAll, aroundEach } from 'vitest';

/** Tests replace the clock. */
const { setInterval, clearInterval } = globalThis;

const MOST = 15;

/** The CPU time of this process and its child processes, in hundredths of a second. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 10_000 + usedByChildren(process.pid);
}

function usedByChildren(pid: number): number {
  let sum = 0;
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
      for (const child of children.split(' ').filter(Boolean)) {
        const stat = readFileSync(`/proc/${child}/stat`, 'utf8');
        // After the name in parentheses, from the third field on: utime and stime are the 14th and the 15th.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        sum += Number(fields[11]) + Number(fields[12]) + usedByChildren(Number(child));
      }
    }
  } catch {
    // A process has just ended.
  }
  return sum;
}

/** Only Linux reports the CPU time of child processes. Elsewhere, only the limits of Vitest apply. */
const isTold = existsSync('/proc/self/task');

/** The number of tests that are running: a hook around them does not watch meanwhile. */
let running = 0;

/** Runs a function and fails if nothing has computed for 15 s. */
async function watch(what: string, isWatching: () => boolean, run: () => Promise<void>) {
  if (!isTold) return run();
  let before = used();
  /** Whether anything computed, for each of the last seconds. */
  const seconds: boolean[] = [];
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = used();
      if (!isWatching()) seconds.length = 0;
      else if (seconds.push(Math.abs(now - before) >= 2) > MOST) seconds.shift();
      before = now;
      // A client may have tried to reconnect, or a collector of garbage may have run.
      if (seconds.length === MOST && seconds.filter(Boolean).length <= 2)
        reject(new Error(`${what} hangs: it has done nothing for ${MOST} s`));
    }, 1000);
  });
  try {
    await Promise.race([run(), hang]);
  } finally {
    clearInterval(timer);
  }
}

aroundEach(async (run) => {
  running += 1;
  await watch('the test', () => true, run).finally(() => {
    running -= 1;
  });
});
aroundAll((run) => watch('a hook', () => running === 0, run));
