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

// Words of questions that say nothing about the section. Titles have "a", as in "Add a field".
const COMMON = /^(and|can|do|does|for|how|i|in|is|it|much|my|of|on|or|the|to|what|which|with)$/i;

const settings = {
  fields: ['title', 'text', 'path', 'httpMethod', 'httpPath', 'operation', 'parameters'],
  storeFields: ['section'],
  tokenize: wordsIn,
  processTerm: (word) =>
    !COMMON.test(word) && stemmer(word.toLowerCase().replace(/^nodejs$/, 'node')),
  searchOptions: {
    prefix: (word) => word.length > 4,
    fuzzy: (word) => (/^\p{L}{6,}$/u.test(word) ? 0.2 : false),
    weights: { fuzzy: 0.1 },
    boost: { title: 2, path: 0.5, operation: 40, httpPath: 8 },
    boostTerm: (word) => (/[._/-]/.test(word) ? 4 : 1),
    // Guides come first, then sections that list all fields or rules, the first version, and the pages for maintainers. The
    // references come last, except for the name or the path of a call.
    boostDocument: (_id, _word, { section: { url } }) => {
      if (/generated/.test(url)) return 0.2;
      return /defaults|unspecified|versions|rules-that|\.github/.test(url) ? 0.5 : 1;
    },
  },
};

/** The text of a section around the first of some terms, whose word is marked. */
function excerptOf({ text }, terms) {
  const found = new RegExp(`(?<![\\p{L}\\p{N}_])(${terms.join('|')})`, 'iu');
  const at = Math.max(0, text.search(found));
  const before = text.slice(0, at).replace(/^.*\s(?=(\S+\s+){10}\S*$)/s, '… ');
  const after = text.slice(at).replace(/^(.{200}\S*).*$/s, '$1 …');
  return before + after.replace(/^[\p{L}\p{N}_]+([./-][\p{L}\p{N}_]+)*/u, '<mark>$&</mark>');
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
