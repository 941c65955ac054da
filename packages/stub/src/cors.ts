/** The headers that let pages of any origin call the stub. */
import { OPERATION_IDS, OPERATIONS } from './contract.ts';

/** The header with the key. */
export const KEY = 'x-service-key';
/** Lets pages of any origin call the stub, with the key, and read all headers of its responses. */
export const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
/** How long a browser may keep the response to a preflight, in seconds. */
const MAX_AGE = 600;

/** The headers of the response to a preflight. */
export function preflightHeaders() {
  const methods = [...OPERATION_IDS.map((id) => OPERATIONS[id].method), 'GET', 'POST', 'DELETE'];
  return {
    'access-control-allow-headers': `content-type, ${KEY}`,
    'access-control-allow-methods': [...new Set(methods)],
    'access-control-max-age': String(MAX_AGE),
  };
}
