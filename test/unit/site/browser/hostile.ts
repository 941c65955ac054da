/** Scripts and links that run, planted wherever the contract has a text, a value or an address. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { type Files, writeFiles } from '../../../../scripts/emit/files.ts';
import { isData, isObject, type Json, type JsonObject } from '../../../../scripts/model/json.ts';
import { visitObjects } from '../../../../scripts/model/pointer.ts';
import { readContract } from '../../../../scripts/read/reader.ts';
import { buildSite } from '../../../../scripts/site/build.ts';
import { readProse } from '../../../../scripts/site/prose.ts';
import { ROOT, theContract } from '../../../support/contract.ts';
import { temporaryFolder } from '../../../support/temporary.ts';
import { watched } from './chromium.ts';
import type { Shared } from './context.ts';
import { isReference } from './site.ts';

/** Ways to make a page run or load something, as markup and as Markdown. */
const WAYS: ((run: string) => string)[] = [
  (run) => `<script>${run}</script>`,
  (run) => `<img src=x onerror="${run}">`,
  (run) => `<svg onload="${run}"></svg>`,
  (run) => `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  (run) => `<iframe src="javascript:${run}"></iframe>`,
  (run) => `<details open ontoggle="${run}">planted</details>`,
  (run) => `<input autofocus onfocus="${run}">`,
  (run) => `</script><script>${run}</script>`,
  (run) => `--></p></div><script>${run}</script><!--`,
  (run) => `"><img src=x onerror='${run}'>`,
  (run) => `\\\`<img src=x onerror="${run}">\\\` \`<img src=x onerror="${run}">`,
  (run) => `_<img src=x onerror="${run}">_`,
  (run) => `<a href="javascript:${run}">planted</a>`,
  (run) => `[planted](javascript:${run})`,
  (run) => `[planted](<JaVa\tScript:${run}>)`,
  (run) => `[planted](&#106;avascript:${run})`,
  (run) => `[planted](javascript&colon;${run})`,
  (run) => `[planted](data:text/html,<script>${run}</script>)`,
  (run) => `![planted](javascript:${run})`,
  (run) => `![planted" onerror="${run}](x)`,
  (run) => `<javascript:${run}>`,
  (run) => `![planted](https://speech.invalid/${run})`,
  (run) => `<img src="https://speech.invalid/${run}">`,
  (run) => `<style>@import "https://speech.invalid/${run}"</style>`,
];

const MARKS = ['x-unspecified', 'x-assumption', 'x-replaces'];

/** Plants every way at the first place of each kind, such as the summary of an operation. */
class Planter {
  readonly kinds = new Set<string>();
  /** What was planted where, by the number that its script reports. */
  readonly planted: string[] = [];

  #run(what: string): string {
    return `top.ran(${this.planted.push(what) - 1})`;
  }

  text(kind: string, text = ''): string {
    if (this.kinds.has(kind)) return text;
    this.kinds.add(kind);
    const gap = kind.endsWith('description') ? '\n\n' : ' ';
    return [text, ...WAYS.map((way) => way(this.#run(`${way('…')} in ${kind}`)))].join(gap);
  }

  document(name: string, document: JsonObject): JsonObject {
    const copy = structuredClone(document);
    const { info, servers } = copy;
    const url = `javascript:${this.#run('an address')}`;
    const page = () => ({ url, description: this.text(`${name} documents, description`) });
    if (isObject(info)) {
      Object.assign(info, { contact: { name: 'planted', url }, license: { name: 'planted', url } });
      Object.assign(info, { termsOfService: url });
    }
    if (Array.isArray(servers)) servers.push({ url, description: 'planted' });
    copy.externalDocs = page();
    visitObjects(copy, (node, pointer) => {
      const kind = `${name} ${this.#kind(pointer)}`;
      for (const key of ['title', 'summary', 'description', 'default']) {
        if (typeof node[key] === 'string') node[key] = this.text(`${kind}, ${key}`, node[key]);
      }
      if (typeof node.pattern === 'string') {
        node.pattern = `${node.pattern}|<img src=x onerror="${this.#run('a pattern')}">`;
      }
      for (const mark of MARKS) if (node[mark] !== undefined) this.#mark(node, mark, kind);
      if (isObject(node.properties)) {
        const field = this.text('field');
        if (field !== '') node.properties[field] = { type: 'string', enum: [this.text('enum')] };
      }
      if (isObject(node.examples)) node.examples.planted = this.#example();
      if ('operationId' in node) node.externalDocs = page();
      if (Array.isArray(node.enum) && node.enum.length > 3) node.enum.push(this.text('value'));
    });
    return copy;
  }

  #example(): JsonObject {
    return { summary: this.text('a summary'), description: this.text('an example, description') };
  }

  #mark(node: JsonObject, mark: string, kind: string): void {
    const plant = (value: Json): Json => {
      if (typeof value === 'string') return this.text(`${kind}, ${mark}`, value);
      if (Array.isArray(value)) return value.map(plant);
      if (!isObject(value)) return value;
      const entries = Object.entries(value).map(([key, one]) => [
        key,
        typeof one === 'string' ? this.text(`${kind}, ${mark} ${key}`, one) : one,
      ]);
      return Object.fromEntries(entries);
    };
    node[mark] = plant(node[mark] ?? null);
  }

  /** The last keyword on the way to a place, names left out. */
  #kind(pointer: string): string {
    const words = pointer.split('/').filter((word) => KEYWORDS.has(word) || isData(word));
    return words.slice(-2).join(' ');
  }
}

const KEYWORDS = new Set(
  `info servers tags paths webhooks callbacks parameters requestBody responses headers content schema
  schemas properties items oneOf anyOf allOf components securitySchemes channels operations messages
  payload`.split(/\s+/),
);

export function testHostile(shared: Shared): void {
  const folder = temporaryFolder();
  const planter = new Planter();
  let files: Files;

  beforeAll(async () => {
    const { openapi, asyncapi, examples } = theContract();
    const planted = readContract(
      planter.document('openapi', openapi),
      planter.document('asyncapi', asyncapi),
      examples,
    );
    files = await buildSite(ROOT, planted, readProse(ROOT));
    writeFiles(folder, 'site', files);
  });

  it('runs and loads nothing that is planted in the contract', async () => {
    const context = await shared.browser.newContext();
    await context.addInitScript('window.seen = []; window.ran = (id) => { seen.push(id) };');
    const { page, outside } = await watched(context);
    for (const file of Object.keys(files).filter((one) => one.endsWith('.html'))) {
      await page.goto(pathToFileURL(join(folder, 'site', file)).href);
      await page.waitForSelector(isReference(file) ? '#api-content h1' : 'main h1');
      const found = await page.evaluate(async () => {
        // The references show more of a schema when it is unfolded.
        const folded = Array.from(document.querySelectorAll('#api-content button'));
        for (const button of folded) (button as HTMLElement).click();
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        // An image that cannot be shown says so once it was tried.
        await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
        const elements = Array.from(document.querySelectorAll('*'));
        const runs = ({ name, value }: Attr) =>
          /^on/.test(name) || /^(javascript|data:text)/i.test(value.trim());
        return {
          seen: (window as unknown as { seen: number[] }).seen,
          attributes: elements.flatMap((element) =>
            Array.from(element.attributes)
              .filter(runs)
              .map((one) => `${one.name}=${one.value}`),
          ),
        };
      });
      const seen = found.seen.map((id) => planter.planted[id]);
      expect({ file, ...found, seen, outside }).toEqual({
        file,
        seen: [],
        attributes: [],
        outside: [],
      });
    }
    const pages = Object.keys(files).filter((file) => file.endsWith('.html'));
    const there = pages.flatMap((file) =>
      [...(files[file] ?? '').matchAll(/top\.ran\((\d+)\)/g)].map(
        ([, id]) => planter.planted[Number(id)],
      ),
    );
    const left = WAYS.map((way) => way('…')).filter(
      (way) => !there.some((one) => one?.startsWith(way)),
    );
    expect(left).toEqual([]);
    await context.close();
  });
}
