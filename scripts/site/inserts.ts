/** The inserts that a guide may name. */
import { child } from '../json.ts';
import { mapOrRefuse } from '../problem.ts';
import type { PageInput } from './input.ts';
import { code, fence, fenceJson, link } from './md.ts';
import { listEntries } from './outline.ts';
import { tabulateDefaults, tabulateFields } from './pages/defaults.ts';
import { tabulateFlags, tabulateMessages } from './pages/messages.ts';
import { tabulateMigration } from './pages/migration.ts';
import { tabulateStates } from './pages/states.ts';
import { listUnspecified } from './pages/unspecified.ts';
import { fileName, type Guide, isLong, refuseGuide } from './prose.ts';

/** Makes the text below a line `<!-- insert name arguments -->` in a guide. */
type Insert = (input: PageInput, guide: Guide, ...args: string[]) => string[];

const INSERTS: Record<string, Insert> = {
  calls: ({ contract, outline }) => {
    const targets = contract.operations.map(({ id }) => `operation:${id}`);
    return [listEntries(outline.filter(({ target }) => targets.includes(target)))];
  },
  defaults: tabulateDefaults,
  document: ({ contract: { openapi, asyncapi } }, guide, name = '') => {
    const info = { openapi, asyncapi }[name]?.info;
    if (!info) refuseGuide(guide, 'the insert `document` requires `openapi` or `asyncapi`; add it');
    // Links in the documents start in the folder above the guides.
    return [String(child(info, 'description') ?? '').replaceAll('](docs/', '](')];
  },
  example: (input, guide, ...names) => [showExample(input, guide, ...names)],
  fields: tabulateFields,
  file: (input, guide, path = '') => [showFile(input, guide, path)],
  flags: (input, _, socket, callback) => tabulateFlags(input, socket, callback),
  messages: tabulateMessages,
  migration: tabulateMigration,
  states: (input, _, ...names) => tabulateStates(input, ...names),
  unspecified: listUnspecified,
};

/** An insert: its name and arguments, and the text that the last build wrote. */
const INSERT = /^<!-- insert (.+) -->\n([\s\S]*?)^<!-- end -->$/gm;

/**
 * The text of a guide with the newest text of each insert.
 *
 * @throws ProblemsError when the guide names an insert that does not exist
 */
export function refreshInserts(input: PageInput, guide: Guide): string {
  const found = [...guide.text.matchAll(INSERT)];
  const texts = mapOrRefuse(found, ({ 1: words = '', index }) => {
    const [name = '', ...args] = words.split(' ');
    const place = { ...guide, line: guide.text.slice(0, index).split('\n').length };
    const insert = Object.hasOwn(INSERTS, name) ? INSERTS[name] : undefined;
    if (insert)
      return insert(input, place, ...args)
        .map((block) => block.trim())
        .filter(Boolean);
    const message = `the insert \`${name}\` does not exist; choose ${Object.keys(INSERTS).join(', ')}`;
    return refuseGuide(place, message);
  });
  return guide.text.replaceAll(INSERT, (_, words: string) => {
    const blocks = texts.shift() ?? [];
    return [`<!-- insert ${words} -->`, ...blocks, '<!-- end -->'].join('\n\n');
  });
}

/** A documented example of a schema: the named one, or else the first. */
function showExample({ contract }: PageInput, guide: Guide, schema = '', name?: string): string {
  const examples = contract.examples.get(schema) ?? [];
  const [first] = examples;
  const example = name === undefined ? first : examples.find((one) => one.name === name);
  if (example) return fenceJson(example.value);
  return refuseGuide(
    guide,
    `the example ${[schema, name ?? ''].join(' ').trim()} does not exist; choose an example from examples/summaries.yaml`,
  );
}

/** A file of `docs/samples` or `docs/recipes` below its name, or a link to a long file. */
function showFile({ prose }: PageInput, guide: Guide, path: string): string {
  const text = prose.get(path) ?? refuseGuide(guide, `docs/${path} does not exist; restore it`);
  const name = fileName(path);
  if (isLong(text))
    return `The file is ${link(code(`docs/${path}`), `file:${path}`)} in the package.`;
  return `${code(`docs/${path}`)}\n\n${fence(name.replace(/.*\./, ''), text)}`;
}
