/** The client to copy, with the limits that a test gives to the sample that imports it. */
import { createClient as create } from '../../../docs/samples/client.ts';

export * from '../../../docs/samples/client.ts';

export const createClient: typeof create = (url, key, options) =>
  create(url, key, { ...JSON.parse(process.env.LIMITS ?? '{}'), ...options });
