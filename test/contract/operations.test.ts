/** Each operation of the contract has a route and a name in the stub. */
import { expect, it } from 'vitest';
import { OPERATIONS } from '../../packages/stub/src/faults/faults.ts';
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

it.each(operations)('$id is known to the stub', ({ id, method, path }) => {
  const route = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')} ${id}`;
  expect.soft(routes, 'add a route to packages/stub/src/service/server.ts').toContain(route);
  const names: readonly string[] = OPERATIONS;
  expect.soft(names, 'add a name to packages/stub/src/faults/faults.ts').toContain(id);
});
