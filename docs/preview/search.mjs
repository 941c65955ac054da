// The search of the portal. Its own one finds only sections with every word of a question, as it is written.
import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

const read = (name) =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8'));
const [{ paths }, { components }] = [read('openapi'), read('asyncapi')];
/** Words of questions that say nothing about a section. */
const COMMON = new Set(
  `a an and are can do does for from get has have how i if in is it long my of on or our that the to what when where which
  with you your`.split(/\s+/),
);
const tokenize = MiniSearch.getDefault('tokenize');

/** The form in which words are compared; null for a common one, which isn't. */
function stemOf(written) {
  const word = written.toLowerCase();
  return COMMON.has(word) ? null : stemmer(word);
}

/** Guides come before references and lists, and these before what is for maintainers. */
function weightOf(url) {
  if (url.startsWith('/.github')) return 0.2;
  return /^\/docs\/(?!defaults|unspecified|versions)/.test(url) ? 1 : 0.4;
}

/** What a call is searched by: its method, path, ID, and schemas. A channel has the names of its messages. */
function namesOf({ httpMethod, httpPath, url }) {
  if (url.includes('/channels/')) return Object.keys(components.messages).join(' ');
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
  // Without the punctuation around it.
  words[longest] = words[longest].replace(/[\p{L}\p{N}](.*[\p{L}\p{N}])?/u, '<mark>$&</mark>');
  return words.slice(Math.max(0, longest - 10), longest + 30).join(' ');
}

/** Finds sections with some of the words of a question, in any form. The portal calls its methods. */
export async function searchEngine(portal) {
  const index = new MiniSearch({
    fields: ['title', 'text', 'parameters', 'names'],
    storeFields: ['section'],
    processTerm: stemOf,
    searchOptions: {
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      boost: { title: 2, names: 6 },
      boostDocument: weightOf,
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
