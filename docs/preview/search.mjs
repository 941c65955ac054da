// The search of the portal. Its own one finds only sections with every word of a question, as it is written.
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

/** The text of a section around the word that has most of some others, which is marked. */
function excerptOf({ text }, found) {
  const words = text.split(' ');
  const lengths = words.map((word) => {
    const isPart = (part) => word.toLowerCase().includes(part);
    return found.filter(isPart).join('').length;
  });
  const place = lengths.indexOf(Math.max(...lengths));
  if (lengths[place] === 0) return undefined;
  // Without the punctuation around it.
  words[place] = words[place].replace(/[\p{L}\p{N}](.*[\p{L}\p{N}])?/u, '<mark>$&</mark>');
  return words.slice(Math.max(0, place - 10), place + 30).join(' ');
}

/** Finds sections with some of the words of a question, in any form. The portal calls its methods. */
export async function searchEngine(portal) {
  const index = new MiniSearch({
    fields: ['names', 'text', 'parameters'],
    storeFields: ['section'],
    processTerm: (word) => stemmer(word.toLowerCase()),
    searchOptions: { fuzzy: (word) => (word.length > 4 ? 0.2 : false), boost: { names: 2 } },
  });
  for (const route of portal.getAllRoutes()) {
    const data = await route.getStaticData?.(route, portal);
    const sections = (await route.getSearchDocuments?.(route, data, portal)) ?? [];
    for (const section of sections) {
      const { title, httpMethod, httpPath, url, parameters } = section;
      // The URL of a call ends with its ID.
      const names = [title, httpMethod, httpPath, url.split('/').at(-1)].join(' ');
      index.add({ ...section, names, parameters: JSON.stringify(parameters), section });
    }
  }
  const categoryOf = ({ facets }) => facets.redocly_category;
  function search({ query, filter }) {
    const chosen = filter.flatMap(({ values }) => values);
    const isChosen = ({ section }) => chosen.length === 0 || chosen.includes(categoryOf(section));
    const found = index.search(query, { filter: isChosen });
    const hits = found.map(({ section, terms }) => {
      return { document: section, highlight: { text: excerptOf(section, terms) } };
    });
    return { documents: Object.groupBy(hits, ({ document }) => categoryOf(document)) };
  }
  return { search, countFacets: () => ({}) };
}
