/** Stands in for the client in samples under test, with the limits of the test. */
import { createClient as create } from '../../../docs/samples/client.ts';
import { openSession as open } from '../../../docs/samples/session.ts';

export * from '../../../docs/samples/client.ts';
export * from '../../../docs/samples/session.ts';

// The exports below replace the exports above. `run.ts` sets the limits.
const LIMITS = JSON.parse(process.env.LIMITS ?? '{}');

export const createClient: typeof create = (url, key, options) =>
  create(url, key, { ...LIMITS, ...options });
export const openSession: typeof open = (url, onMessage, options) =>
  open(url, onMessage, { ...LIMITS, ...options });
