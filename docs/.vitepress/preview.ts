/** Serves the documentation on this machine, follows edits, and shows what is wrong with the last one. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'vitepress';
import { checkContract } from '../../scripts/check/check.ts';
import { findingsOf, formatFinding } from '../../scripts/model/finding.ts';
import { readFiles } from '../../scripts/read/files.ts';
import { load, withPlaces } from '../../scripts/read/load.ts';
import { buildDocs } from '../../scripts/site/build.ts';
import { readProse, readReleased } from '../../scripts/site/prose.ts';

/** The folders whose edits the preview follows. */
const WATCHED = ['openapi', 'asyncapi', 'docs'];

const OUTPUT = 'generated/docs';

/** The list of all pages, which the sidebar is made from. */
const LIST = 'docs/llms.txt';

/** How long to wait for the other files of one save, in milliseconds: editors write them in less. */
const SETTLE = 40;

/** A running preview. */
export interface Preview {
  url: string;
  close(): Promise<void>;
}

type Server = Awaited<ReturnType<typeof createServer>>;

/**
 * Serves the pages on 127.0.0.1, which answers for that host alone. Each edit writes the pages that it
 * changes to `generated/docs`; findings are shown over the page until they are mended.
 *
 * @param root the folder of the project
 * @param port zero for any free one
 * @throws Error when the port is taken
 */
export async function startPreview(
  root: string,
  port: number,
  log: (line: string) => void,
): Promise<Preview> {
  let findings: string[] = [];
  let built = sourcesOf(root);
  let server: Server;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const show = (): void => {
    const message = findings.join('\n');
    if (message !== '') server.ws.send({ type: 'error', err: { message, stack: '' } });
  };
  const follow = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(update);
    }, SETTLE);
  };
  const open = async (at: number): Promise<void> => {
    server = await createServer(join(root, 'docs'), {
      host: '127.0.0.1',
      port: at,
      strictPort: true,
    });
    server.ws.on('connection', () => {
      show();
      // An edit that was made before the watcher was up is followed now.
      follow();
    });
    server.watcher.add(WATCHED.map((folder) => join(root, folder)));
    const folders = WATCHED.map((folder) => join(root, folder, '/'));
    server.watcher.on('all', (_, path) => {
      if (folders.some((folder) => path.startsWith(folder)) && !path.includes('.vitepress'))
        follow();
    });
    await server.listen();
  };
  const update = async (): Promise<void> => {
    const [before, sources] = [findings, sourcesOf(root)];
    if (sources !== undefined && sources === built) return;
    built = sources;
    const { changed, found } = await rebuild(root);
    findings = found;
    for (const path of changed) log(path);
    for (const finding of findings) log(finding);
    if (before.length > 0 && findings.length === 0) log('no more findings');
    if (changed.includes(LIST)) {
      const { port: at } = new URL(addressOf(server));
      await server.close();
      await open(Number(at));
    } else if (findings.join() !== before.join()) {
      if (findings.length === 0) server.ws.send({ type: 'full-reload' });
      show();
    }
  };

  const first = await rebuild(root);
  findings = first.found;
  for (const finding of findings) log(finding);
  await open(port);
  return {
    get url() {
      return addressOf(server);
    },
    close: async () => {
      clearTimeout(timer);
      await running;
      await server.close();
    },
  };
}

function addressOf({ resolvedUrls }: Server): string {
  return resolvedUrls?.local[0] ?? '';
}

/** The files in these folders as one text; undefined where they cannot be read. */
function sourcesOf(root: string): string | undefined {
  try {
    return JSON.stringify([...readFiles(root, WATCHED, /\w\.\w+$/, (text) => text)]);
  } catch {
    return undefined;
  }
}

/** Builds the pages, and writes those that changed, unless there are findings. */
async function rebuild(root: string): Promise<{ changed: string[]; found: string[] }> {
  try {
    const loaded = await load(root);
    const files = await withPlaces(loaded, () => {
      checkContract(loaded.contract);
      return buildDocs(loaded.contract, readProse(root), readReleased(root));
    });
    const before = readFiles(join(root, OUTPUT), ['.'], /./, (text) => text);
    const gone = [...before.keys()].filter((path) => files[`docs/${path}`] === undefined);
    for (const path of gone) rmSync(join(root, OUTPUT, path));
    const changed = Object.entries(files).flatMap(([path, text]) => {
      const file = join(root, 'generated', path);
      if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      return [path];
    });
    return { changed: [...changed, ...gone.map((path) => `docs/${path}`)], found: [] };
  } catch (error) {
    return { changed: [], found: findingsOf(error).map(formatFinding) };
  }
}
