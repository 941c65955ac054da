// Runs before the portal, in the same process.
import { createRequire } from 'node:module';
import { Server } from 'node:net';

// The portal calls functions that Node 20 lacks.
if (process.version.startsWith('v20.')) await import('core-js/actual/index.js');

// The portal has no setting for its host and would listen on all interfaces.
const { listen } = Server.prototype;
Server.prototype.listen = function (port, ...rest) {
  const host = typeof port === 'number' ? ['127.0.0.1'] : [];
  return listen.call(this, port, ...host, ...rest);
};

// The search finds only text with every word of a question. Leave out words that say nothing; without a hit, look for most words.
const { Document } = createRequire(process.argv[1])('flexsearch');
const { searchAsync } = Document.prototype;
const STOP_WORDS =
  /\b(an?|and|are|can|do(es)?|for|get|how|i|in|is|it|me|my|of|on|or|the|there|to|we|what|when|where|which|why|with|you|your)\b/gi;
Document.prototype.searchAsync = async function (query, options) {
  const words = query.replace(STOP_WORDS, '');
  const hits = await searchAsync.call(this, words, options);
  return hits.length > 0 ? hits : searchAsync.call(this, words, { ...options, suggest: true });
};
