/** Serves the site on this machine, and builds again what an edit has touched. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { watch } from 'chokidar';
import send from 'send';
import { checkContract } from '../check/contract.ts';
import type { Files } from '../emit/files.ts';
import { type Finding, findingsOf, formatFinding } from '../model/finding.ts';
import { writeInto } from '../read/files.ts';
import { load, placing } from '../read/load.ts';
import { buildPages, referenceInputs } from './build.ts';
import { checkerOf } from './checker.ts';
import { readProse, readReleased } from './prose.ts';
import { buildReference } from './reference.ts';
import { clientScript, clientScripts } from './scripts.ts';

/** A preview that runs. */
export interface Preview {
  /** Where the site is served. */
  url: string;
  /** Stops serving and watching. */
  close(): Promise<void>;
}

/** What the preview starts from. */
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

/** The names of this machine: no other is served, which guards against DNS rebinding. */
const HERE = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/**
 * Builds the site, serves it on this machine, and builds it again after each edit. Pages reload by
 * themselves, and show the findings while an edit is broken.
 */
export async function startPreview({ root, site, port, log }: PreviewOptions): Promise<Preview> {
  const listeners = new Set<ServerResponse>();
  const built = new Map<string, string>();
  let findings: readonly Finding[] = [];
  const tell = (event: string, data: unknown): void => {
    for (const listener of listeners) listener.write(message(event, data));
  };

  const build = async (): Promise<void> => {
    const start = performance.now();
    const broken = findings.length > 0;
    findings = await rebuild(root, built, (files) => {
      writeInto(site, files);
      const names = Object.keys(files);
      const pages = names.filter((name) => name.endsWith('.html'));
      const seconds = ((performance.now() - start) / 1000).toFixed(2);
      log(`${pages.join(', ') || 'other files'} after ${seconds} s`);
      tell('reload', names);
    });
    for (const finding of findings) log(formatFinding(finding));
    if (broken && findings.length === 0) log('no more findings');
    if (broken || findings.length > 0) tell('findings', findings.map(formatFinding));
  };

  const script = await clientScript('preview');
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(`http://127.0.0.1${request.url}`);
    if (!HERE.test(request.headers.host ?? '')) {
      response.writeHead(403).end('This preview is at 127.0.0.1 and localhost only.\n');
    } else if (pathname === EVENTS) {
      answer(response, 'text/event-stream');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      response.write(message('findings', findings.map(formatFinding)));
    } else if (pathname === SCRIPT) {
      answer(response, 'text/javascript').end(script);
    } else if (pathname === '/' || /^\/[\w-]+\.html$/.test(pathname)) {
      const { status, text } = page(join(site, pathname === '/' ? 'index.html' : pathname));
      answer(response, 'text/html', status).end(`${text}<script src="${SCRIPT}"></script>`);
    } else {
      // A file may be gone, or refuse to open, at any time.
      send(request, pathname, { root: site })
        .on('error', ({ status }: { status: number }) => response.writeHead(status).end())
        .pipe(response);
    }
  };
  const report = (error: unknown): void => {
    for (const finding of findingsOf(error)) log(formatFinding(finding));
  };
  const server = createServer((request, response) => {
    try {
      serve(request, response);
    } catch (error) {
      report(error);
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done());
  });
  server.on('error', report);
  // What a library leaves behind, such as a promise that nobody waits for.
  process.on('unhandledRejection', report);

  // One build at a time; what is saved meanwhile is built by the next.
  let running = build();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(
    WATCHED.map((folder) => join(root, folder)),
    { ignoreInitial: true, followSymlinks: false },
  );
  watcher.on('error', report).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(build);
    }, SETTLE);
  });
  await Promise.all([running, new Promise<void>((ready) => watcher.once('ready', () => ready()))]);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  log(`serving ${url}, press Ctrl+C to stop`);
  return {
    url,
    close: async () => {
      clearTimeout(timer);
      process.off('unhandledRejection', report);
      await watcher.close();
      await running;
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/**
 * Builds everything, and publishes what differs from the last time: our pages first, each reference
 * as soon as it is ready.
 *
 * @param built what was published last, by path
 */
async function rebuild(
  root: string,
  built: Map<string, string>,
  publish: (files: Files) => void,
): Promise<readonly Finding[]> {
  const findings = new Map<string, Finding>();
  // Whatever is thrown is shown: the next edit may fix it.
  const attempt = async (step: () => unknown): Promise<void> => {
    try {
      await step();
    } catch (error) {
      for (const finding of findingsOf(error)) findings.set(formatFinding(finding), finding);
    }
  };
  // What each file is made of counts as built once the file is there.
  const publishNew = async (
    origins: Record<string, string>,
    make: (path: string) => string | Promise<string>,
  ): Promise<void> => {
    const stale = Object.entries(origins).filter(([path, origin]) => built.get(path) !== origin);
    const made = stale.map(async ([path]) => [path, await make(path)] as const);
    if (stale.length > 0) publish(Object.fromEntries(await Promise.all(made)));
    for (const [path, origin] of stale) built.set(path, origin);
  };
  await attempt(async () => {
    const loaded = await load(root);
    const { contract } = loaded;
    const prose = readProse(root);
    // The references are built in processes of their own: this one has time for the rest.
    const references = attempt(async () => {
      const inputs = Object.entries(referenceInputs(contract, prose)).map(([path, input]) =>
        attempt(() => publishNew({ [path]: JSON.stringify(input) }, () => buildReference(input))),
      );
      await Promise.all(inputs);
    });
    const pages = async () => {
      const files = {
        ...buildPages(contract, prose, readReleased(root)),
        ...(await clientScripts(checkerOf(contract))),
      };
      await publishNew(files, (path) => files[path] ?? '');
      checkContract(contract);
    };
    await attempt(() => placing(loaded, pages));
    await references;
  });
  return [...findings.values()];
}

/** A page as it was written last, without the script that reloads it, or why there is none. */
function page(file: string): { status: number; text: string } {
  try {
    return { status: 200, text: readFileSync(file, 'utf8') };
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const [status, reason] = missing ? [404, 'has not been built'] : [500, 'cannot be read'];
    return { status, text: `<!doctype html><title>Preview</title><p>This page ${reason}.</p>` };
  }
}

function answer(response: ServerResponse, type: string, status = 200): ServerResponse {
  return response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
}

function message(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
