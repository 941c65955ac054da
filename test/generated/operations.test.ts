/** Operations as data: the module agrees with the contract, and `test/contract/facts` compares that with its facts. */

import { expect, it } from 'vitest';
import type { Content, HttpNotification } from '../../scripts/contract.ts';
import { generatedModule, theBuilt } from '../support/contract.ts';

const { operations, webhooks } =
  await generatedModule<Record<'operations' | 'webhooks', Record<string, object>>>('operations');
const { contract, schemas } = theBuilt();

const bodyOf = ({ content: [media] }: Content) => ({
  contentType: media?.type ?? null,
  schema: media?.schemaName ?? null,
});
const callOf = ({ method, url, requestBody }: HttpNotification) => {
  return { method, url: url ?? null, requestBody: requestBody && bodyOf(requestBody) };
};

it('the module has all operations and webhooks, sorted, and names only schemas that are exported', () => {
  const ids = contract.operations.map(({ id }) => id);
  expect(Object.keys(operations)).toEqual(ids.toSorted());
  const sent = Object.fromEntries(contract.webhooks.map((hook) => [hook.name, callOf(hook)]));
  expect(webhooks).toMatchObject(sent);
  const named = JSON.stringify([operations, webhooks]).matchAll(/"(?:schema|query)":"(\w+)"/g);
  const names = [...named].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !Object.hasOwn(schemas, name))).toEqual([]);
});
