import { ProxyAgent, WebSocket } from 'undici';

/**
 * @param proxy the URL of an HTTP proxy
 * @returns `fetch` for `createClient` and `connect` for `openSession`, through the proxy
 */
export function through(proxy: string) {
  const dispatcher = new ProxyAgent(proxy);
  // Node's own fetch also takes a dispatcher, though its type does not say so.
  const ours: typeof fetch = (input, init) => fetch(input, { ...init, dispatcher } as RequestInit);
  return { fetch: ours, connect: (url: URL) => new WebSocket(url, { dispatcher }) };
}
