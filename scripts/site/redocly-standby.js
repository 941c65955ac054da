// A process that has loaded what `redocly build-docs` needs, and waits for one line of JSON on its
// input: where to run, and with which arguments. Loading takes longer than building.
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const cli = new URL('../../node_modules/@redocly/cli/', import.meta.url);

for await (const line of createInterface({ input: load() })) {
  const { cwd, args } = JSON.parse(line);
  process.chdir(cwd);
  process.argv = [process.argv[0], new URL('bin/cli.js', cli).pathname, ...args];
  await import(new URL('bin/cli.js', cli).href);
  break;
}

/** Where the command is no longer found under its name nothing is loaded early, which is only slow. */
function load() {
  const chunks = new URL('lib/chunks/', cli);
  try {
    const names = readdirSync(chunks).filter((name) => name.endsWith('.js'));
    const command = names.find((name) =>
      readFileSync(new URL(name, chunks), 'utf8').includes('as handlerBuildCommand'),
    );
    if (command !== undefined) import(new URL(command, chunks).href).catch(() => {});
  } catch {
    // The command itself says what is wrong with its installation.
  }
  return process.stdin;
}
