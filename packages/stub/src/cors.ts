/** The headers that let pages of any origin call the stub. */
import { OPERATION_IDS, OPERATIONS } from './contract.ts';

/** The header with the key. */
export const KEY = 'x-service-key';
/** Lets pages of any origin call the stub, with the key, and read all headers of its responses. */
export const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };

const METHODS = [...OPERATION_IDS.map((id) => OPERATIONS[id].method), 'GET', 'POST', 'DELETE'];
/** The headers of the response to a preflight, which a browser may keep for ten minutes. */
export const PREFLIGHT = {
  'access-control-allow-headers': `content-type, ${KEY}`,
  'access-control-allow-methods': [...new Set(METHODS)],
  'access-control-max-age': '600',
};
