/** Each operation of the contract has a route in the stub. */
import { expect, it } from 'vitest';
import { createServer } from '../../packages/stub/src/service/server.ts';
import { createService } from '../../packages/stub/src/service/service.ts';
import { theBuilt } from '../support/contract.ts';

const { operations } = theBuilt();
const routes: string[] = [];
// The server isn't started: it only lists its routes.
await createServer(createService({ key: 'k' }), (app) => {
  app.addHook('onRoute', ({ method, url, config }) => {
    routes.push(`${method} ${url} ${config?.operation}`);
  });
});

it.each(operations)('$id has a route in the stub', ({ id, method, path }) => {
  const route = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')} ${id}`;
  expect(routes, 'add a route to packages/stub/src/service/server.ts').toContain(route);
});
