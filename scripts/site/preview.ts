/** Serves the site on this machine, and builds again what an edit has touched. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { checkContract } from '../check/check.ts';
import type { Files } from '../emit/files.ts';
import { findingsOf, formatFinding } from '../model/finding.ts';
import { load, placing } from '../read/load.ts';
import { buildPages, referenceInputs } from './build.ts';
import { type Html, html, raw } from './html.ts';
import { readProse, readReleased } from './prose.ts';
import { buildReference } from './reference.ts';
import { bundleScripts } from './scripts.ts';

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
  /** Zero for any free one. */
  port: number;
  log: (line: string) => void;
}

const WATCHED = ['openapi', 'asyncapi', 'docs'];

/** How long to wait for the other files of one save, in milliseconds: editors write them in less. */
const SETTLE = 40;

/** Where pages listen for when to reload; each says which it is. */
const EVENTS = '/__preview';

/** The names of this machine: no other is served, which guards against DNS rebinding. */
const HERE = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

const MISSING = 'This has not been built.\n';

const TYPES: Record<string, string> = { html: 'html', css: 'css', js: 'javascript' };

/** What is served, and who waits for the next build. */
class Site {
  /** What each step of a build made the last time. */
  readonly #made = new Map<string, Files>();
  /** What is wrong with the last edit. */
  #findings: readonly string[] = [];
  /** Each listener, with the page that it is on. */
  readonly #listeners = new Map<ServerResponse, string>();

  /**
   * Takes what a step of a build made in the place of what it made before, and reloads what changed.
   *
   * @returns what changed
   */
  publish(step: string, files: Files): string[] {
    const before = this.#made.get(step) ?? {};
    const paths = Object.keys({ ...before, ...files });
    const changed = paths.filter((path) => before[path] !== files[path]);
    this.#made.set(step, files);
    // The style and the script are on every page.
    const isShared = changed.some((path) => /\.css$|site\.js$/.test(path));
    this.#reload((page) => isShared || changed.includes(page));
    return changed;
  }

  /**
   * Shows what is wrong on every page; nothing where the last edit is right.
   *
   * @returns what was wrong before
   */
  show(findings: readonly string[]): readonly string[] {
    const before = this.#findings;
    this.#findings = findings;
    if (findings.join() !== before.join()) this.#reload(() => true);
    return before;
  }

  /** Answers a request. */
  answer({ url, headers }: IncomingMessage, response: ServerResponse): unknown {
    const head = (status: number, type: string): ServerResponse => {
      const about = { 'content-type': `text/${type}; charset=utf-8`, 'cache-control': 'no-store' };
      return response.writeHead(status, about);
    };
    const refuse = (status: number, why: string) => head(status, 'plain').end(`${why}\n`);
    const address = `http://127.0.0.1${url}`;
    if (!HERE.test(headers.host ?? '')) {
      return refuse(403, 'This preview is at 127.0.0.1 and localhost only.');
    }
    if (!URL.canParse(address)) return refuse(400, 'This is no address.');
    const { pathname, search } = new URL(address);
    if (pathname === EVENTS) {
      this.#listeners.set(response, search.slice(1));
      response.on('close', () => this.#listeners.delete(response));
      return head(200, 'event-stream').flushHeaders();
    }
    // Pages are sent whole, whatever part is asked for.
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (Number(last) < Number(first)) return refuse(416, 'This range ends before it begins.');
    const path = pathname.slice(1) || 'index.html';
    const holder = [...this.#made.values()].find((files) => Object.hasOwn(files, path));
    const text = holder?.[path];
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'plain';
    const added = type === 'html' && additionOf(path, this.#findings);
    return head(text === undefined ? 404 : 200, type).end(
      html`${raw(text ?? MISSING)}${added}`.text,
    );
  }

  #reload(isConcerned: (page: string) => boolean): void {
    for (const [listener, page] of this.#listeners) {
      if (isConcerned(page)) listener.write('data: reload\n\n');
    }
  }
}

/**
 * Builds the site, serves it on this machine, and builds it again after each edit. Pages reload by
 * themselves, and show the findings while an edit is broken.
 */
export async function startPreview({ root, port, log }: PreviewOptions): Promise<Preview> {
  const site = new Site();
  const report = (error: unknown): void => {
    for (const finding of findingsOf(error)) log(formatFinding(finding));
  };
  const server = createServer((request, response) => site.answer(request, response));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  server.on('error', report);
  // What a library leaves behind, such as a promise that nobody waits for.
  process.on('unhandledRejection', report);

  /** What each reference was built from; one is built again when that changes. */
  const references = new Map<string, string>();
  const build = () => rebuild(root, site, references, log);
  // One build at a time; what is saved meanwhile is built by the next.
  let running = build();
  let timer: NodeJS.Timeout | undefined;
  // A folder that is watched itself is not watched any more once it has been away.
  const isIgnored = (path: string) => {
    const [folder = ''] = relative(root, path).split(sep);
    return folder !== '' && !WATCHED.includes(folder);
  };
  const watcher = watch(root, { ignored: isIgnored, ignoreInitial: true, followSymlinks: false });
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

/** What the preview adds to a page: a script that waits for the next build, and what is wrong. */
function additionOf(page: string, findings: readonly string[]): Html {
  return html`<script>new EventSource("${EVENTS}?${page}").onmessage = () => location.reload();</script>
${
  findings.length > 0 &&
  html`<div id="preview-findings" role="alert" style="position:fixed;inset:auto 12px 12px;z-index:9999;max-height:60vh;overflow:auto;padding:16px 20px;border:2px solid #c8342c;border-radius:10px;background:#fff;color:#1b1e27;font:15px/1.5 system-ui,sans-serif;box-shadow:0 12px 40px rgb(0 0 0/35%)">
<strong style="color:#a8201a">The last edit is broken.</strong>
${findings.map((finding) => html`<p style="margin:8px 0 0;overflow-wrap:anywhere">${finding}</p>\n`)}</div>`
}`;
}

/**
 * Builds everything, and publishes our pages first, each reference as soon as it is ready. Says what
 * changed and how long it took, and what is wrong.
 */
async function rebuild(
  root: string,
  site: Site,
  references: Map<string, string>,
  log: (line: string) => void,
): Promise<void> {
  const start = performance.now();
  const publish = (step: string, files: Files): void => {
    const changed = site.publish(step, files);
    if (changed.length === 0) return;
    const pages = changed.filter((path) => path.endsWith('.html'));
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    log(`${pages.join(', ') || 'other files'} after ${seconds} s`);
  };
  const findings = new Set<string>();
  // Whatever is thrown is shown: the next edit may fix it.
  const attempt = async (step: () => unknown): Promise<void> => {
    try {
      await step();
    } catch (error) {
      for (const finding of findingsOf(error)) findings.add(formatFinding(finding));
    }
  };
  await attempt(async () => {
    const loaded = await load(root);
    const { contract } = loaded;
    const prose = readProse(root);
    // The references are built in processes of their own: this one has time for the rest.
    const building = referenceInputs(contract, prose).map(([path, input]) =>
      attempt(async () => {
        const origin = JSON.stringify(input);
        if (references.get(path) === origin) return;
        publish(path, { [path]: await buildReference(input) });
        references.set(path, origin);
      }),
    );
    await attempt(() =>
      placing(loaded, async () => {
        const scripts = await bundleScripts(root, contract);
        publish('pages', { ...buildPages(contract, prose, readReleased(root)), ...scripts });
        checkContract(contract);
      }),
    );
    await Promise.all(building);
  });
  for (const finding of findings) log(finding);
  if (site.show([...findings]).length > 0 && findings.size === 0) log('no more findings');
}
