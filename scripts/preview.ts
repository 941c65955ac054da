/** `npm run preview`: serves the documentation, and follows each edit. */
import { startPreview } from '../docs/.vitepress/preview.ts';
import { runCommand, UsageError } from './command.ts';

const USAGE = `usage: preview [options]

Serves the documentation on 127.0.0.1, follows each edit of the contract or of a guide, and shows what is
wrong with it over the page. The pages are those of generated/docs.

  --port PORT  the port to listen on, 4173 by default; 0 takes any that is free
  --root DIR   the folder of the project

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
  const { url } = await startPreview(root, port, (line) => console.log(line));
  console.log(`serving ${url}, press Ctrl+C to stop`);
  return 0;
});
