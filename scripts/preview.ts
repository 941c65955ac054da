import { runCommand, UsageError } from './command.ts';
import { startPreview } from './site/preview.ts';

const USAGE = `usage: preview [options]

Builds the documentation, serves it on 127.0.0.1, builds it again after each edit and reloads the
page.

  --port PORT  4173 unless given, 0 for any free one
  --root DIR   the folder of the project, which has been built

Example: npm run preview -- --port 0`;

const options = {
  port: { type: 'string', default: '4173' },
  root: { type: 'string', default: '.' },
} as const;

process.exitCode = await runCommand(USAGE, options, process.argv.slice(2), async (values) => {
  const { root } = values;
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new UsageError(`--port must be a whole number from 0 to 65535, got "${values.port}"`);
  }
  try {
    await startPreview({ root, port, log: (line) => console.log(line) });
    return 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`port ${port} is taken; choose another with --port`);
    return 1;
  }
});
