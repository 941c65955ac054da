// Runs before the portal, in the same process.
import { createRequire } from 'node:module';
import { Server } from 'node:net';
import { pathToFileURL } from 'node:url';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

// The portal calls functions that Node 20 lacks.
if (process.version.startsWith('v20.')) await import('core-js/actual/index.js');

// The portal has no setting for its host and would listen on all interfaces.
const { listen } = Server.prototype;
Server.prototype.listen = function (port, ...rest) {
  const host = typeof port === 'number' ? ['127.0.0.1'] : [];
  return listen.call(this, port, ...host, ...rest);
};

// The portal would serve samples as videos, which browsers download. It shows their text.
const types = new URL('dist/server/web-server/mime-types.js', pathToFileURL(process.argv[1]));
const { MIME_TYPES } = await import(types.href);
Object.assign(MIME_TYPES, { '.ts': 'text/plain', '.py': 'text/plain' });

// The portal's search finds only sections with every word of a question, as it is written. This one finds sections with some of
// the words in any form, ranks them, and prefers pages for users.
const { Document } = createRequire(process.argv[1])('flexsearch');
const STOP_WORDS =
  /^(an?|and|are|can|do(es)?|for|get|how|i|in|is|it|me|my|of|on|or|the|there|to|we|what|when|where|which|why|with|you|your)$/i;
const settings = {
  fields: ['title', 'text', 'path', 'parameters[]:name', 'parameters[]:description'],
  storeFields: ['url'],
  extractField(section, field) {
    const [key, part] = field.split('[]:');
    return part ? section[key]?.map((parameter) => parameter[part]).join(' ') : section[key];
  },
  processTerm: (word) => (STOP_WORDS.test(word) ? null : stemmer(word.toLowerCase())),
  searchOptions: {
    prefix: (word) => word.length > 2,
    boost: { title: 2 },
    boostDocument(_id, _word, { url }) {
      if (url.includes('unspecified')) return 0.5;
      return url.startsWith('/.github') ? 0.8 : 1;
    },
  },
};
const indexes = new WeakMap();
Document.prototype.add = function (id, section) {
  if (!indexes.has(this)) indexes.set(this, new MiniSearch(settings));
  indexes.get(this).add({ ...section, id });
};
Document.prototype.searchAsync = async function (question) {
  const hits = indexes.get(this)?.search(question) ?? [];
  return hits.flatMap(({ id, match }) => {
    const fields = new Set(Object.values(match).flat());
    // Without it, the portal shows the beginning of a section instead of an excerpt that it may cut in a tag.
    fields.delete('text');
    return ['path', ...fields].map((field) => ({ field, result: [id] }));
  });
};
