/** The inserts that a guide may name. */
import { child } from '../json.ts';
import { mapOrRefuse } from '../problem.ts';
import type { PageInput } from './input.ts';
import { code, fence, fenceJson, lineOf, link } from './md.ts';
import { listPages } from './outline.ts';
import { tabulateDifferences } from './pages/changes.ts';
import { tabulateDefaults, tabulateFields } from './pages/defaults.ts';
import { writeEssentials } from './pages/essentials.ts';
import { tabulateFlags, tabulateMessages } from './pages/messages.ts';
import { tabulateMigration } from './pages/migration.ts';
import { tabulateStates } from './pages/states.ts';
import { listNotesAbout, listUnspecified } from './pages/unspecified.ts';
import { fileName, type Guide, isLong, refuseGuide } from './prose.ts';

/** Makes the text that replaces a line `{{name arguments}}` in a guide. */
type Insert = (input: PageInput, guide: Guide, ...args: string[]) => string[];

const INSERTS: Record<string, Insert> = {
  changes: tabulateDifferences,
  defaults: tabulateDefaults,
  document: ({ contract: { openapi, asyncapi } }, guide, name = '') => {
    const info = { openapi, asyncapi }[name]?.info;
    if (!info) refuseGuide(guide, 'the insert document needs the name openapi or asyncapi; add it');
    // Links of the documents lead from the folder around that of the pages.
    return [String(child(info, 'description') ?? '').replaceAll('](docs/', '](')];
  },
  essentials: writeEssentials,
  example: (input, guide, ...names) => [showExample(input, guide, ...names)],
  facts: (input, guide, ...words) => listNotesAbout(input, guide, words.join(' ')),
  fields: tabulateFields,
  file: (input, guide, path = '') => [showFile(input, guide, path)],
  flags: (input, _, socket, callback) => tabulateFlags(input, socket, callback),
  messages: tabulateMessages,
  migration: tabulateMigration,
  // The names of groups have spaces, so commas are between them.
  pages: ({ outline }, { name }, ...words) => {
    const groups = words.join(' ').split(', ');
    // Other guides lead to the pages of subgroups.
    const others = outline.filter(({ subgroup, target }) => !subgroup && target !== `${name}.md`);
    return listPages(others.filter(({ group }) => groups.includes(group)));
  },
  states: (input, _, ...names) => tabulateStates(input, ...names),
  unspecified: listUnspecified,
};

/**
 * The prose of a guide with each line `{{name arguments}}` replaced by the insert of that name.
 *
 * @throws ProblemsError when the guide names an insert that does not exist
 */
export function addInserts(input: PageInput, guide: Guide): string[] {
  const source = input.prose.get(`${guide.name}.md`);
  const pieces = [...guide.prose.split(/^\{\{(.+)\}\}$/m).entries()];
  const filled = mapOrRefuse(pieces, ([index, piece]) => {
    // Prose and what is between the braces alternate.
    if (index % 2 === 0) {
      // What follows ` or $ is code, such as an expression of a GitHub workflow.
      const [, left = '', named = ''] = /^[^`$\n]*(\{\{(\w+).*)$/m.exec(piece) ?? [];
      if (!Object.hasOwn(INSERTS, named)) return [piece];
      const remedy = 'put it on a line of its own, without spaces around it';
      return refuseGuide(
        { ...guide, line: lineOf(left, source) },
        `the insert ${named} would be shown as text; ${remedy}`,
      );
    }
    const [name = '', ...args] = piece.trim().split(' ');
    const place = { ...guide, line: lineOf(`{{${piece}}}`, source) };
    const insert = Object.hasOwn(INSERTS, name) ? INSERTS[name] : undefined;
    if (insert) return insert(input, place, ...args);
    const message = `the insert ${name} does not exist; use an insert that scripts/site/inserts.ts lists`;
    return refuseGuide(place, message);
  });
  return filled.flat();
}

/** A documented example of a schema: the named one, or else the first. */
function showExample({ contract }: PageInput, guide: Guide, schema = '', name?: string): string {
  const examples = contract.examples.get(schema) ?? [];
  const [first] = examples;
  const example = name === undefined ? first : examples.find((one) => one.name === name);
  if (example) return fenceJson(example.value);
  return refuseGuide(
    guide,
    `there is no example ${[schema, name ?? ''].join(' ').trim()}; use an example that examples/summaries.yaml lists`,
  );
}

/** A file of `docs/samples` or `docs/recipes`, below its name; a link to the page of a long one. */
function showFile({ prose }: PageInput, guide: Guide, path: string): string {
  const text = prose.get(path) ?? refuseGuide(guide, `docs/${path} does not exist; restore it`);
  const name = fileName(path);
  if (isLong(text)) {
    const page = link(code(name), `file:${path}`);
    return `The page ${page} shows the file ${code(`docs/${path}`)} of the package.`;
  }
  return fence(name.replace(/.*\./, ''), text, `${code(`docs/${path}`)} in the package`);
}
