// The search of the portal. Its own one finds only sections with every word of a question, as it is written.
import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

/** A word, a name such as `stop_recording`, or a path such as `v2/pre-recorded/{id}`. */
const NAME = /[\p{L}\p{N}]+([._/-]\{?[\p{L}\p{N}]+\}?)*/gu;

/** The names in a text, and what each is made of: `job.created_at`, `job`, `created_at`, `created`, and `at`. */
function wordsIn(text) {
  const names = text.match(NAME) ?? [];
  const wordsOf = (name) => name.match(/\p{Lu}?\p{Ll}+|\p{L}+|\p{N}+/gu);
  return names.flatMap((name) => [...new Set([name, ...name.split(/[./]/), ...wordsOf(name)])]);
}

// Words of questions that say nothing about the section. Titles have "a", as in "Add a field".
const COMMON = /^(and|can|do|does|for|how|i|in|is|it|much|my|of|on|or|the|to|what|which|with)$/i;

/** A word in American spelling, by which typing errors are found, and its stem, by which other forms are. */
function formsOf(written) {
  if (COMMON.test(written)) return [];
  const word = written
    .toLowerCase()
    .replace(/nodejs/, 'node')
    .replace(/^max$/, 'maximum')
    .replace(/^(quick)start$|^keep(alive)$/, '$1$2')
    .replace(/is(?=e|ing|ation)/, 'iz');
  return [...new Set([word, stemmer(word)])];
}

const settings = {
  fields: ['title', 'text', 'path', 'httpPath', 'parameters'],
  storeFields: ['document', 'names'],
  tokenize: wordsIn,
  processTerm: formsOf,
  searchOptions: {
    prefix: (word) => word.length > 4,
    fuzzy: (word) => (/^\p{L}{8,}$/u.test(word) ? 1 : false),
    boost: { title: 2, path: 0.5 },
    boostTerm: (word) => (/[._/-]/.test(word) ? 4 : stemmer(word) === word ? 1 : 0.2),
  },
};

/** How much a section counts. The references and the pages for maintainers count least, except for a call that has one of the names that were asked for. */
function weightOf({ document: { url }, names = [] }, asked) {
  if (/generated|\.github/.test(url)) return names.some((name) => asked.includes(name)) ? 50 : 0.2;
  // The start page, other packages, lists of changes, fields, or rules, and the first version.
  return /docs#|changelog|defaults|packages|specified|versions|rules-that/.test(url) ? 0.5 : 1;
}

/** The text of a section around the longest of some terms that it has, which is marked. */
function excerptOf({ text }, terms) {
  const names = Array.from(text.matchAll(NAME), (name) => [
    name,
    wordsIn(name[0]).flatMap(formsOf),
  ]);
  const longest = terms.toSorted((a, b) => b.length - a.length);
  const found = longest.flatMap((term) => names.find(([, forms]) => forms.includes(term)) ?? []);
  if (found.length === 0) return undefined;
  const [{ 0: name, index }] = found;
  const before = text.slice(0, index).replace(/^.*\s(?=(\S+\s+){10}\S*$)/s, '… ');
  const after = text.slice(index + name.length).replace(/^(.{200}\S*).*$/s, '$1 …');
  return `${before}<mark>${name}</mark>${after}`;
}

/** Finds sections with some of the words of a question, in any form. The portal calls its methods. */
export async function searchEngine(portal) {
  const { paths } = JSON.parse(
    readFileSync(new URL('../../generated/openapi.json', import.meta.url)),
  );
  const index = new MiniSearch(settings);
  for (const route of portal.getAllRoutes()) {
    const data = await route.getStaticData?.(route, portal);
    const sections = (await route.getSearchDocuments?.(route, data, portal)) ?? [];
    for (const section of sections) {
      const { httpMethod, httpPath, parameters } = section;
      const operation = paths[httpPath]?.[httpMethod];
      const schemas = JSON.stringify(operation)?.match(/(?<=schemas\/)\w+/g) ?? [];
      index.add({
        ...section,
        document: section,
        id: index.documentCount,
        names: operation && [httpPath.slice(1), operation.operationId, ...schemas],
        parameters: parameters?.map(({ name, description }) => `${name} ${description}`),
      });
    }
  }
  function search({ query, filter }) {
    const groupOf = ({ document }) => document.facets.redocly_category;
    const chosen = filter.flatMap(({ values }) => values);
    const boostDocument = (_id, _word, section) => weightOf(section, query.match(NAME));
    const hits = index.search(query, { boostDocument }).map(({ document, terms }) => {
      return { document, highlight: { text: excerptOf(document, terms) } };
    });
    const shown = hits.filter((hit) => chosen.length === 0 || chosen.includes(groupOf(hit)));
    return { documents: Object.groupBy(shown, groupOf) };
  }
  return { search, countFacets: () => ({}) };
}
