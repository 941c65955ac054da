/** Addresses, and the path templates of OpenAPI as the router reads them. */
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { fillTemplate, routeOf, splitAddress } from '../src/urls.ts';

it.each([
  ['/a', '/a', ''],
  ['/a?b=c', '/a', 'b=c'],
  ['/a?b=c?d&e=f', '/a', 'b=c?d&e=f'],
])('the address %s has the path %s and the query %s', (address, pathname, search) => {
  expect(splitAddress(address)).toEqual({ pathname, search });
});

it.each<[template: string, path: string, values: string[]]>([
  ['/jobs/{job-id}', '/jobs/a-b.c', ['a-b.c']],
  ['/jobs/{id}:cancel', '/jobs/a:b:cancel', ['a:b']],
  ['/jobs/{id}:cancel', '/jobs/a%20b:cancel', ['a b']],
  ['/jobs:all', '/jobs:all', []],
  ['/jobs/*/all', '/jobs/*/all', []],
  ['/{kind}/{job-id}.vtt', '/live/a.b.vtt', ['live', 'a.b']],
])('the template %s matches %s', async (template, path, values) => {
  const { url, names } = routeOf(template);
  const app = Fastify();
  app.get(url, async ({ params }) => names.map((_, at) => Object(params)[`p${at}`]));
  const response = await app.inject(path);
  expect([response.statusCode, response.json()]).toEqual([200, values]);
  expect(names).toEqual(Array.from(template.matchAll(/\{(.*?)\}/g), ([, name]) => name));
  expect(await app.inject(`${path}/x`)).toMatchObject({ statusCode: 404 });
  await app.close();
});

it('each parameter of a template is replaced', () => {
  expect(fillTemplate('/jobs/{job-id}:cancel', 'a/b')).toBe('/jobs/a%2Fb:cancel');
});
