import { handlers } from './example-handlers.ts';
import { createRouter } from './router.ts';

/** A service for Bun, `deno serve` and workers. */
export default { fetch: createRouter({ apiKey: 'secret', handlers }) };
