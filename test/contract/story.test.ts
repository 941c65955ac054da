/** The documented examples follow one recording, and each could be sent. */
import { expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject, visitValues } from '../../scripts/json.ts';
import { theBuilt } from '../support/contract.ts';
import { lookUp } from '../support/edit.ts';
import { schemaFacts } from './facts/schemas.ts';

const { examples } = theBuilt().contract;
const documented = [...examples.values()].flat();
/** The toggles that are off by default. */
const options = new Set(
  schemaFacts.flatMap(({ fields }) =>
    fields.flatMap((one) => (one.default === false ? one.path : [])),
  ),
);

it.each(documented)('in $file, each configuration has its option enabled', ({ value }) => {
  const lacking: string[] = [];
  visitValues(value, (node) => {
    if (!isJsonObject(node)) return;
    for (const key of Object.keys(node)) {
      const option = key.replace(/_config$/, '');
      if (option !== key && options.has(option) && node[option] !== true) lacking.push(key);
    }
  });
  expect(lacking).toEqual([]);
});

/** The value of a documented example. */
function documentedValue(schema: string, name: string): Json {
  const found = examples.get(schema)?.find((example) => example.name === name);
  if (found === undefined)
    throw new Error(`${schema} has no example ${name}; restore it, or name another one here`);
  return found.value;
}

it('the documented examples follow one recording from its upload to the page that lists its job', () => {
  const upload = documentedValue('UploadResponse', 'garden-visit');
  const request = documentedValue('PreRecordedRequest', 'two-speakers') as JsonObject;
  const created = documentedValue('PreRecordedJobCreated', 'two-speakers');
  const done = documentedValue('PreRecordedJob', 'done');
  const id = lookUp(created, 'id');
  const { custom_metadata, ...request_params } = request;
  expect(request.audio_url).toBe(lookUp(upload, 'audio_url'));
  expect(lookUp(created, 'result_url')).toContain(id);
  for (const state of ['queued', 'processing', 'done']) {
    const job = documentedValue('PreRecordedJob', state);
    expect(job).toMatchObject({ id, request_params, custom_metadata });
    const { id: file, filename, audio_duration } = lookUp(upload, 'audio_metadata') as JsonObject;
    expect(lookUp(job, 'file')).toMatchObject({ id: file, filename, audio_duration });
  }
  expect(lookUp(documentedValue('PreRecordedCallback', 'finished'), 'id')).toBe(id);
  expect(lookUp(documentedValue('PreRecordedWebhook', 'done'), 'id')).toBe(id);
  expect(lookUp(documentedValue('JobPage', 'first-page'), 'items')).toContainEqual(done);
});
