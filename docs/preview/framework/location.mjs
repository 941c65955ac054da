/**
 * Loaded into the portal's server, which reads `location.origin` when it renders a document, as if it were a browser.
 * Defined before the first request, this global would keep the server from starting.
 */
import { subscribe } from 'node:diagnostics_channel';

subscribe('http.server.request.start', () => {
  globalThis.location ??= new URL('http://localhost');
});
