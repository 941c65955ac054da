/** The pages as Redocly's portal shows them: it fetches nothing and says in text what is open or assumed. */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { stringify } from 'yaml';
import { emitDocument } from '../emit/documents.ts';
import type { Files } from '../emit/output.ts';
import { at, isJsonObject, type Json, type JsonObject, mapValues } from '../json.ts';
import { drawDiagram } from './diagrams.ts';
import { fence } from './md.ts';
import { labelNotes } from './paragraphs.ts';
import { fileName, LANGUAGES, type Prose } from './prose.ts';

/** Begins a page that the search skips, because the page of a guide or a document answers. */
const HIDDEN = '---\nexcludeFromSearch: true\n---\n\n';

/** A link to a sample or recipe. */
const SAMPLE = /\]\(((?:\.\.\/)+docs\/|)((?:samples|recipes)\/[\w.-]+)\.(\w+)\)/g;

/**
 * Makes the files of the portal.
 *
 * @param prose guides, samples and recipes by their paths under `docs/`
 * @param reference the text of each page made from the contract by its path, such as `generated/docs/README.md`
 * @param documents both bundles by their names
 * @returns the files by their paths: pages, diagrams, linked samples, both documents and the sidebar
 */
export function portalFiles(
  prose: Prose,
  reference: ReadonlyMap<string, string>,
  documents: Readonly<Record<string, JsonObject>>,
): Files {
  const files: Files = {};
  const guides = [...prose].flatMap(([path, text]) => (/\.md$/.test(path) ? [[path, text]] : []));
  const pages = guides.map(([path, text]) => [`docs/${path}`, text]);
  for (const [path = '', text = ''] of [...pages, ...reference]) {
    const up = '../'.repeat(path.split('/').length - 1);
    const drawn = text.replaceAll(/^```mermaid\n([\s\S]*?)^```$/gm, (_, source: string) => {
      const name = `diagrams/${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
      files[name] = drawDiagram(source);
      return `![Diagram](${up}${name})`;
    });
    const [, title] = /^# (.*)/.exec(text) ?? [];
    // Other comments are for the build. The portal shows the name of a file as the title of its code.
    const plain = drawn
      .replaceAll(/^<!-- search: (.*) -->$/gm, `{% search title="${title} ($1)" /%}`)
      .replaceAll(/^<!-- .* -->\n/gm, '')
      .replaceAll(/^`(docs\/\S+)`\n\n(```\w+)$/gm, '$2 {% title="$1" %}');
    const shown = plain.replaceAll(SAMPLE, (_, folder: string, name: string, ending: string) => {
      // The portal would offer code for download, so a page shows each file.
      const code = fence(ending, prose.get(`${name}.${ending}`) ?? '');
      files[`docs/${name}-${ending}.md`] =
        `${HIDDEN}# ${fileName(name)}.${ending}\n\n\`docs/${name}.${ending}\` in the package:\n\n${code}\n`;
      return `](${folder}${name}-${ending}.md)`;
    });
    files[path] = limitSearch(path, shown);
  }
  const host = String(at(documents.openapi ?? {}, '/servers/0/url')).replace(/^\w+:\/\//, '');
  for (const [name, document] of Object.entries(documents)) {
    const shown = showHidden(document, prose, host) as JsonObject;
    const { [`${name}.yaml`]: yaml = '' } = emitDocument(name, shown);
    // Links of the documents lead to the sources of the guides.
    files[`${name}.yaml`] = yaml.replaceAll(/\]\(docs\/([\w-]+)\.md/g, '](/pages/docs/$1');
  }
  const samples = Object.keys(files)
    .filter((path) => /^docs\/\w+\//.test(path))
    .sort();
  files['sidebars.yaml'] = stringify([
    { page: 'docs/index.md', label: 'Overview' },
    ...groupsOf(prose.get('index.md') ?? '', 'docs'),
    { group: 'REST', items: [{ page: 'openapi.yaml', label: 'Introduction' }] },
    { group: 'WebSocket', items: [{ page: 'asyncapi.yaml', label: 'Introduction' }] },
    {
      group: 'Markdown reference',
      items: groupsOf(reference.get('generated/docs/README.md') ?? '', 'generated/docs'),
    },
    { group: 'Samples and recipes', items: samples.map((page) => ({ page })) },
  ]);
  return files;
}

/**
 * A page with what the search leaves out: pages of calls and messages, which both documents contain, and the fields of a
 * schema. The search doesn't read what depends on a condition.
 */
function limitSearch(path: string, text: string): string {
  if (path.startsWith('docs/')) return text;
  if (!path.includes('/schemas/')) return HIDDEN + text;
  return text.replace(/^## [\s\S]*/m, '{% if not(false) %}\n\n$&\n{% /if %}\n');
}

/** The groups of a list of pages in a folder: each heading, with the links and the deeper headings below it. */
function groupsOf(list: string, folder: string, level = '##'): object[] {
  const sections = list.split(new RegExp(`^${level} `, 'm')).slice(1);
  return sections.map((section) => {
    const [own = ''] = section.split(/^#/m);
    const [group] = own.split('\n');
    const links = own.matchAll(/^- \[(.+?)\]\((.+?\.md)\)/gm);
    const pages = Array.from(links, ([, label, page = '']) => ({
      page: posix.join(folder, page),
      label,
    }));
    return { group, items: [...pages, ...groupsOf(section, folder, `${level}#`)] };
  });
}

/**
 * A value in a document, with what the portal would not show: open questions and assumptions at the end of descriptions,
 * the samples of calls, and the address of a server whose host is a variable.
 */
function showHidden(value: Json, prose: Prose, host: string): Json {
  if (Array.isArray(value)) return value.map((one) => showHidden(one, prose, host));
  if (!isJsonObject(value)) return value;
  const { 'x-unspecified': open = [], 'x-assumption': assumed = [], ...rest } = value;
  const stated = mapValues(rest, (one) => showHidden(one, prose, host));
  const samples = LANGUAGES.flatMap(({ label, ending }) => {
    const source = prose.get(`samples/${value.operationId}.${ending}`);
    return source === undefined ? [] : [{ lang: label, label, source }];
  });
  if (samples.length > 0) stated['x-codeSamples'] = samples;
  if (/^\{\w+\}$/.test(String(stated.host))) stated.host = `${stated.protocol}://${host}`;
  const notes = labelNotes([open].flat().map(String), [assumed].flat().map(String));
  if (notes.length === 0) return stated;
  // A document has its description in `info`.
  const { description = '', info } = stated;
  const text = (before: Json) => [before, ...notes].filter(Boolean).join('\n\n');
  return isJsonObject(info)
    ? { ...stated, info: { ...info, description: text(info.description ?? '') } }
    : { ...stated, description: text(description) };
}
