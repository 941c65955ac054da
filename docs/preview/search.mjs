// The search of the portal. Its own one finds only sections with every word of a question, as it is written.
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

/** The names in a text, and the words of each name: `stop_recording`, `stop`, and `recording`. */
function wordsIn(text) {
  const names = text.match(/[\p{L}\p{N}]+([._][\p{L}\p{N}]+)*/gu) ?? [];
  return names.flatMap((name) => {
    const words = name.match(/\p{Lu}?\p{Ll}+|\p{L}+|\p{N}+/gu);
    return words.length > 1 ? [name, ...words] : words;
  });
}

const settings = {
  fields: ['title', 'text', 'path', 'operation', 'parameters'],
  storeFields: ['section'],
  tokenize: wordsIn,
  processTerm: (word) => stemmer(word.toLowerCase()),
  searchOptions: {
    prefix: (word) => word.length > 4,
    boost: { title: 2, operation: 4 },
    boostTerm: (word) => (/[._]/.test(word) ? 4 : 1),
    // Sections that list all fields, and the pages for maintainers, come last.
    boostDocument: (_id, _word, { section }) =>
      /defaults|unspecified|\.github/.test(section.url) ? 0.6 : 1,
  },
};

/** Finds sections with some of the words of a question, in any form. The portal calls its methods. */
export async function searchEngine(portal) {
  const index = new MiniSearch(settings);
  for (const route of portal.getAllRoutes()) {
    const data = await route.getStaticData?.(route, portal);
    const sections = (await route.getSearchDocuments?.(route, data, portal)) ?? [];
    for (const section of sections) {
      const isPage = section.path?.length === 1;
      const url = isPage ? section.url.split('#')[0] : section.url;
      index.add({
        ...section,
        section: { ...section, url },
        id: index.documentCount,
        operation: section.httpMethod && url.split('/').at(-1),
        parameters: section.parameters?.map(({ name, description }) => `${name} ${description}`),
      });
    }
  }
  function search({ query, filter }) {
    const hits = index.search(query).map(({ section }) => ({ document: section, highlight: {} }));
    const hitsIn = (group) =>
      hits.filter(({ document }) => document.facets.redocly_category === group);
    const groups = filter.flatMap(({ values }) => values);
    const shown = groups.length > 0 ? groups : ['Documentation', 'API Reference'];
    return { documents: Object.fromEntries(shown.map((group) => [group, hitsIn(group)])) };
  }
  return { search, countFacets: () => ({}) };
}
