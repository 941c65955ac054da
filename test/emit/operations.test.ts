import { describe, expect, it } from 'vitest';
import { operations as facts } from '../facts/operations.ts';
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
  callbacks: Record<string, { method: string; url: string; requestBody: Body }[]>;
}

const { operations, webhooks } = await generatedModule<{
  operations: Record<string, Operation>;
  webhooks: Record<string, { method: string; requestBody: Body }>;
}>('operations');

describe('the operations', () => {
  it('are those of the contract', () => {
    const addresses = Object.values(operations).map(({ id, method, path }) => [id, method, path]);
    const stated = facts.map(({ id, method, path }) => [id, method.toUpperCase(), path]);
    expect(addresses).toEqual(stated.sort(([a], [b]) => String(a).localeCompare(String(b))));
    expect(Object.keys(operations)).toEqual(Object.values(operations).map(({ id }) => id));
  });

  it('name the schemas of what they take and give', () => {
    const { listTranscriptionJobs: list, createPreRecordedJob: create } = operations;
    expect(create?.requestBody).toEqual({
      contentType: 'application/json',
      schema: 'PreRecordedRequest',
      required: true,
    });
    expect(create?.responses['2XX']?.schema).toBe('PreRecordedJobCreated');
    expect(list?.query).toBe('ListTranscriptionJobsQuery');
    expect(list?.parameters.find(({ name }) => name === 'custom_metadata')).toEqual({
      name: 'custom_metadata',
      in: 'query',
      required: false,
      deprecated: false,
      style: 'deepObject',
      explode: true,
    });
    expect(list?.deprecated).toBe(true);
    expect(list?.responses['200']?.schema).toBe('JobPage');
    expect(list?.responses['401']?.schema).toBe('ErrorResponse');
    expect(operations.uploadAudio?.requestBody?.contentType).toBe('multipart/form-data');
    for (const { security } of Object.values(operations))
      expect(security).toEqual(['x_service_key']);
  });

  it('say what the service sends by itself', () => {
    const { createPreRecordedJob: create, createLiveSession: live } = operations;
    const sent = Object.entries({ ...create?.callbacks, ...live?.callbacks }).flatMap(
      ([name, requests]) =>
        requests.map(({ method, url, requestBody }) => [name, method, url, requestBody.schema]),
    );
    expect(sent).toEqual([
      ['jobFinished', 'POST', '{$request.body#/callback_config/url}', 'PreRecordedCallback'],
      ['jobFinished', 'PUT', '{$request.body#/callback_config/url}', 'PreRecordedCallback'],
      ['jobFinishedDeprecated', 'POST', '{$request.body#/callback_url}', null],
      ['liveMessage', 'POST', '{$request.body#/callback_config/url}', null],
    ]);
    expect(webhooks.transcriptionDone?.requestBody.schema).toBe('PreRecordedWebhook');
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
