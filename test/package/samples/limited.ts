/** Stands in for the client in samples under test, with the limits of the test. */
import { createClient as create } from '../../../docs/samples/client.ts';

export * from '../../../docs/samples/client.ts';

export const createClient: typeof create = (url, key, options) =>
  create(url, key, { ...JSON.parse(process.env.LIMITS ?? '{}'), ...options });
