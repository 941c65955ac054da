import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';
import sirv from 'sirv';
import { clientScript } from './docs.ts';
import type { Files } from './emit/files.ts';
import { type Finding, formatFinding } from './model/finding.ts';
import { Builder } from './site/builder.ts';

/** A preview that runs. */
export interface Preview {
  /** Where the site is served. */
  url: string;
  /** Stops serving and watching. */
  close(): Promise<void>;
}

/** What the preview says of itself. */
export interface PreviewOptions {
  /** The folder with `openapi/`, `asyncapi/` and `docs/`. */
  root: string;
  /** Where the site is written; only what changed is written again. */
  site: string;
  /** Zero for any free one. */
  port: number;
  log: (line: string) => void;
}

const WATCHED = ['openapi', 'asyncapi', 'docs'];

/** How long to wait for the other files of one save, in milliseconds. */
const SETTLE = 40;

/** Where pages listen for what happens. */
const EVENTS = '/__preview';
const SCRIPT = '/__preview.js';

/**
 * Builds the site, serves it on this machine, and builds it again after each edit. Pages reload by
 * themselves, and show the findings while an edit is broken.
 */
export async function startPreview({ root, site, port, log }: PreviewOptions): Promise<Preview> {
  const listeners = new Set<ServerResponse>();
  let findings: readonly Finding[] = [];
  const tell = (event: string, data: unknown): void => {
    for (const listener of listeners) listener.write(message(event, data));
  };

  const builder = new Builder(root);
  const build = async (changed: string[] | undefined): Promise<void> => {
    const start = performance.now();
    const seconds = () => `${((performance.now() - start) / 1000).toFixed(2)} s`;
    const broken = findings.length > 0;
    findings = await builder.build(changed, (files) => {
      write(site, files);
      const names = Object.keys(files);
      log(`${names.length > 3 ? `${names.length} files` : names.join(', ')} after ${seconds()}`);
      tell('reload', names);
    });
    for (const finding of findings) log(formatFinding(finding));
    if (broken && findings.length === 0) log('all is well again');
    if (broken || findings.length > 0) tell('findings', findings);
  };

  const script = await clientScript('preview');
  const server = createServer(
    serve(site, script, (response) => {
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      response.write(message('findings', findings));
    }),
  );
  const watcher = watch(
    WATCHED.map((folder) => join(root, folder)),
    { ignoreInitial: true },
  );
  const queue = new Queue(build);
  watcher.on('all', (_, path) => queue.add(relative(root, path).replaceAll('\\', '/')));
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  await queue.run(undefined);
  await listen(server, port);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  log(`serving ${url}, press Ctrl+C to stop`);
  return {
    url,
    close: async () => {
      await watcher.close();
      await queue.idle();
      builder.close();
      for (const listener of listeners) listener.end();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Collects what changed while a build runs, so that one runs at a time. */
class Queue {
  readonly #build: (changed: string[] | undefined) => Promise<void>;
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(build: (changed: string[] | undefined) => Promise<void>) {
    this.#build = build;
  }

  add(path: string): void {
    this.#changed.add(path);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.run([]);
    }, SETTLE);
  }

  /** Builds after the build that runs now; `undefined` builds everything. */
  run(changed: string[] | undefined): Promise<void> {
    this.#running = this.#running.then(() => {
      const all = changed && [...this.#changed];
      this.#changed.clear();
      return all?.length === 0 ? undefined : this.#build(all);
    });
    return this.#running;
  }

  idle(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#running;
  }
}

function serve(
  site: string,
  script: string,
  subscribe: (response: ServerResponse) => void,
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = sirv(site, { dev: true, etag: true });
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname === EVENTS) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      subscribe(response);
    } else if (pathname === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(script);
    } else if (pathname === '/' || /^\/[\w-]+\.html$/.test(pathname)) {
      page(site, pathname === '/' ? '/index.html' : pathname, response);
    } else {
      files(request, response, () => {
        response.writeHead(404).end();
      });
    }
  };
}

/** A page with the script that reloads it; what is written to the disk stays without. */
function page(site: string, path: string, response: ServerResponse): void {
  let text = '<!doctype html><title>Preview</title><p>This page has not been built yet.</p>';
  let status = 200;
  try {
    text = readFileSync(join(site, path), 'utf8');
  } catch {
    status = 404;
  }
  response.writeHead(status, { 'content-type': 'text/html', 'cache-control': 'no-store' });
  response.end(`${text}<script src="${SCRIPT}"></script>`);
}

function write(site: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
}

function message(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done());
  });
}

async function main(): Promise<void> {
  const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
  const port = Number(process.env.PORT ?? 4173);
  try {
    await startPreview({ root, site: join(root, 'site'), port, log: (line) => console.log(line) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`port ${port} is taken; choose another: PORT=4174 npm run preview`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
