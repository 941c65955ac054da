import { handlers } from './example-handlers.ts';
import { createRouter } from './router.ts';

const { API_KEY = '' } = process.env;

/** A service for Bun, `deno serve` and workers, whose environment has the API key. */
export default { fetch: createRouter({ apiKey: API_KEY, handlers }) };
