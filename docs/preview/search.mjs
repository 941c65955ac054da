// The search of the portal. Its own one finds only sections with every word of a question, as it is written.
import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

const DOCUMENT = new URL('../../generated/openapi.json', import.meta.url);
const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
/** A guide for users comes before the references, lists, and the guide for services. */
const GUIDE = /^\/docs\/(?!defaults|service|unspecified|versions)/;
const tokenize = MiniSearch.getDefault('tokenize');
const stemOf = (word) => stemmer(word.toLowerCase());

/** What a call is searched by: its method, path, ID, and schemas. */
function namesOf({ httpMethod, httpPath }) {
  const operation = paths[httpPath]?.[httpMethod];
  if (operation === undefined) return undefined;
  const schemas = JSON.stringify(operation).match(/(?<=schemas\/)\w+/g) ?? [];
  return [httpMethod, httpPath, operation.operationId, ...schemas].join(' ');
}

const describe = ({ name, description }) => `${name} ${description}`;

/** The text of a section around the word that has most of some stems, which is marked. */
function excerptOf({ text }, stems) {
  const words = text.split(' ');
  const lengths = words.map((word) => {
    const found = tokenize(word).map(stemOf);
    return stems.filter((stem) => found.includes(stem)).join('').length;
  });
  const longest = lengths.indexOf(Math.max(...lengths));
  if (lengths[longest] === 0) return undefined;
  words[longest] = `<mark>${words[longest]}</mark>`;
  return words.slice(Math.max(0, longest - 10), longest + 30).join(' ');
}

/** Finds sections with some of the words of a question, in any form. The portal calls its methods. */
export async function searchEngine(portal) {
  const index = new MiniSearch({
    fields: ['title', 'text', 'parameters', 'names'],
    storeFields: ['section'],
    processTerm: stemOf,
    searchOptions: {
      fuzzy: 0.2,
      boost: { title: 2, names: 6 },
      boostDocument: (id) => (GUIDE.test(id) ? 1 : 0.4),
    },
  });
  for (const route of portal.getAllRoutes()) {
    const data = await route.getStaticData?.(route, portal);
    const sections = (await route.getSearchDocuments?.(route, data, portal)) ?? [];
    for (const section of sections) {
      const parameters = section.parameters?.map(describe).join(' ');
      index.add({ ...section, parameters, names: namesOf(section), section });
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
