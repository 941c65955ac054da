import { describe, expect, it } from 'vitest';
import {
  operations as facts,
  type NotificationFact,
  type ParameterFact,
  securityScheme,
  webhooks as webhookFacts,
} from '../facts/operations.ts';
import { generatedModule, theNormal } from '../support/contract.ts';

interface Body {
  contentType: string | null;
  schema: string | null;
}

interface Operation {
  id: string;
  method: string;
  path: string;
  deprecated: boolean;
  security: string[];
  query: string | null;
  parameters: { name: string; in: string }[];
  requestBody: Body | null;
  responses: Record<string, Body>;
  callbacks: Record<string, Notification[]>;
}

interface Notification {
  method: string;
  url: string | null;
  requestBody: Body;
}

const { operations, webhooks } = await generatedModule<{
  operations: Record<string, Operation>;
  webhooks: Record<string, Notification>;
}>('operations');

/** The name of a schema; what a fact says otherwise has none. */
const named = (type: string) => (/^[A-Z]\w*$/.test(type) ? type : null);

describe('the operations', () => {
  it('are those of the contract', () => {
    const addresses = Object.values(operations).map(({ id, method, path }) => [id, method, path]);
    const stated = facts.map(({ id, method, path }) => [id, method.toUpperCase(), path]);
    expect(addresses).toEqual(stated.sort(([a], [b]) => String(a).localeCompare(String(b))));
    expect(Object.keys(operations)).toEqual(Object.values(operations).map(({ id }) => id));
  });

  it.each(facts)('say of $id what it takes and gives', (fact) => {
    const operation = operations[fact.id];
    expect(operation?.deprecated).toBe(fact.deprecated ?? false);
    expect(operation?.security).toEqual([securityScheme.name]);
    const { type = null, schema = '', required } = fact.body ?? {};
    const body = fact.body && { contentType: type, schema: named(schema), required };
    if (body) expect(operation?.requestBody).toMatchObject(body);
    else expect(operation?.requestBody).toBeNull();
    const written = ({ assumedStyle }: ParameterFact) => {
      const [style, exploded] = (assumedStyle ?? 'form, exploded').split(', ');
      return { style, explode: exploded === 'exploded' };
    };
    expect(operation?.parameters).toMatchObject(
      fact.parameters.map((one) => {
        const { name, in: place, required } = one;
        return { name, in: place, required, ...(place === 'query' && written(one)) };
      }),
    );
    const given = Object.entries(fact.responses).map(([status, content]) => {
      return [status, named(content['application/json'] ?? '')];
    });
    const said = Object.entries(operation?.responses ?? {}).map(([status, { schema }]) => {
      return [status, schema];
    });
    expect(said.sort()).toEqual(given.sort());
  });

  it('say what the service sends by itself', () => {
    const callbacks = Object.assign({}, ...facts.map((fact) => fact.callbacks));
    const stated = Object.entries<NotificationFact>({ ...callbacks, ...webhookFacts }).flatMap(
      ([name, { methods, url, body }]) =>
        methods.map((method) => [name, method.toUpperCase(), url ?? null, named(body)]),
    );
    const sent = Object.values(operations).flatMap(({ callbacks }) => Object.entries(callbacks));
    const all = [...sent, ...Object.entries(webhooks).map(([name, one]) => [name, [one]] as const)];
    const said = all.flatMap(([name, requests]) =>
      requests.map(({ method, url, requestBody }) => [name, method, url, requestBody.schema]),
    );
    expect(said.sort()).toEqual(stated.sort());
  });

  it('name only schemas that are exported', () => {
    const normal = theNormal();
    const named: string[] = [];
    JSON.stringify([operations, webhooks], (key, value) => {
      if ((key === 'schema' || key === 'query') && value !== null) named.push(value);
      return value;
    });
    expect(named).not.toEqual([]);
    for (const name of named) expect(normal.schemas.has(name), name).toBe(true);
  });
});
