// The search of the portal. Its own one finds only sections with every word of a question, as it is written.
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

/** The names and paths in a text, and the words of each: `stop_recording`, `stop`, and `recording`. */
function wordsIn(text) {
  const names = text.match(/[\p{L}\p{N}]+([._/-][\p{L}\p{N}]+)*/gu) ?? [];
  return names.flatMap((name) => {
    const words = name.match(/\p{Lu}?\p{Ll}+|\p{L}+|\p{N}+/gu);
    return words.length > 1 ? [name, ...words] : words;
  });
}

const settings = {
  fields: ['title', 'text', 'httpMethod', 'httpPath', 'operation', 'parameters'],
  storeFields: ['section'],
  tokenize: wordsIn,
  processTerm: (word) => stemmer(word.toLowerCase().replace(/^nodejs$/, 'node')),
  searchOptions: {
    prefix: (word) => word.length > 4,
    fuzzy: (word) => (/^\p{L}{6,}$/u.test(word) ? 0.2 : false),
    weights: { fuzzy: 0.1 },
    boost: { title: 2, operation: 4, httpPath: 8 },
    boostTerm: (word) => (/[._/-]/.test(word) ? 4 : 1),
    // Sections that list all fields or rules, the first version, and the pages for maintainers come last.
    boostDocument: (_id, _word, { section }) =>
      /defaults|unspecified|versions|rules-that|\.github/.test(section.url) ? 0.5 : 1,
  },
};

/** The text of a section around the longest of some terms, whose word is marked. */
function excerptOf(section, terms) {
  const text = section.text.replaceAll(/\*+(?=[^\s*])|(?<=[^\s*])\*+|`/g, '');
  const found = terms.filter((term) => text.toLowerCase().includes(term));
  const [longest = ''] = found.sort((a, b) => b.length - a.length);
  const at = text.toLowerCase().indexOf(longest);
  const after = text.slice(at, at + 300).replace(/^[\w./-]+/, '<mark>$&</mark>');
  return text.slice(0, at).split(' ').slice(-10).join(' ') + after;
}

/** Finds sections with some of the words of a question, in any form. The portal calls its methods. */
export async function searchEngine(portal) {
  const index = new MiniSearch(settings);
  for (const route of portal.getAllRoutes()) {
    const data = await route.getStaticData?.(route, portal);
    const sections = (await route.getSearchDocuments?.(route, data, portal)) ?? [];
    for (const section of sections) {
      index.add({
        ...section,
        section,
        id: index.documentCount,
        operation: section.httpMethod && section.url.split('/').at(-1),
        parameters: section.parameters?.map(({ name, description }) => `${name} ${description}`),
      });
    }
  }
  function search({ query, filter }) {
    const hits = index.search(query).map(({ section, terms }) => {
      return { document: section, highlight: { text: excerptOf(section, terms) } };
    });
    const all = Object.groupBy(hits, ({ document }) => document.facets.redocly_category);
    const chosen = filter.flatMap(({ values }) => values);
    const groups = chosen.length > 0 ? chosen : Object.keys(all);
    return { documents: Object.fromEntries(groups.map((group) => [group, all[group] ?? []])) };
  }
  return { search, countFacets: () => ({}) };
}
