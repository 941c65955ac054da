import { isObject, type Json } from '../../model/json.ts';
import { add, all, type CatalogueEntry, remove, rename, renameSchema, set } from './edits.ts';

/** Changes of calls, names and access. */
export const CALLS: CatalogueEntry[] = [
  {
    area: 'Call',
    change: 'A new path',
    verdicts: ['compatible'],
    edit: set('openapi:/paths/~1v2~1languages', {
      get: { operationId: 'listLanguages', responses: { 200: { description: 'The languages.' } } },
    }),
  },
  {
    area: 'Call',
    change: 'A path is gone',
    verdicts: ['breaks-senders'],
    edit: remove('openapi:/paths/~1v2~1upload'),
  },
  {
    area: 'Call',
    change: 'Another path',
    verdicts: ['breaks-senders'],
    edit: rename('openapi:/paths/~1v2~1upload', '/v2/files'),
  },
  {
    area: 'Call',
    change: 'A parameter of a path has another name',
    verdicts: ['breaks-importers'],
    edit: all(
      set('openapi:/paths/~1v2~1pre-recorded~1{id}/get/parameters/0/name', 'job_id'),
      rename('openapi:/paths/~1v2~1pre-recorded~1{id}', '/v2/pre-recorded/{job_id}'),
    ),
  },
  {
    area: 'Call',
    change: 'A new method on a path',
    verdicts: ['compatible'],
    edit: set('openapi:/paths/~1v2~1pre-recorded~1{id}/delete', {
      operationId: 'deletePreRecordedJob',
      responses: { '2XX': { description: 'Deleted.' } },
    }),
  },
  {
    area: 'Call',
    change: 'A call is gone',
    verdicts: ['breaks-senders'],
    edit: remove('openapi:/paths/~1v2~1live/post'),
  },
  {
    area: 'Call',
    change: 'Another operation id',
    verdicts: ['breaks-importers'],
    edit: set('openapi:/paths/~1v2~1upload/post/operationId', 'uploadFile'),
  },
  {
    area: 'Call',
    change: 'A key that a call did not need',
    verdicts: ['breaks-senders'],
    edit: set('openapi:/paths/~1v2~1upload/post/security', [{ x_service_key: [], second_key: [] }]),
  },
  {
    area: 'Call',
    change: 'No key is needed any longer',
    verdicts: ['compatible'],
    edit: set('openapi:/paths/~1v2~1upload/post/security', []),
  },
  {
    area: 'Call',
    change: 'The key stands in another header',
    verdicts: ['breaks-senders'],
    edit: set('openapi:/components/securitySchemes/x_service_key/name', 'authorization'),
  },
  {
    area: 'Call',
    change: 'The base address is built in another way',
    verdicts: ['breaks-senders'],
    edit: set('openapi:/servers/0/variables/base_url/default', 'https://other.invalid'),
  },
  {
    area: 'Call',
    change: 'One more server',
    verdicts: ['compatible'],
    edit: add('openapi:/servers', { url: 'https://second.invalid' }),
  },
  {
    area: 'Name',
    change: 'A schema has another name',
    verdicts: ['breaks-importers'],
    edit: renameSchema('SubtitlesConfig', 'SubtitleConfig'),
  },
  {
    area: 'Name',
    change: 'A callback has another name',
    verdicts: ['breaks-importers'],
    edit: rename('openapi:/paths/~1v2~1live/post/callbacks/liveMessage', 'message'),
  },
  {
    area: 'Name',
    change: 'One more schema',
    verdicts: ['compatible'],
    edit: set('openapi:/components/schemas/Voice', { type: 'string', description: 'New.' }),
  },
  {
    area: 'Form',
    change: 'A part that only compositions name has another name',
    verdicts: ['documentation'],
    edit: renameSchema('JobFields', 'CommonJobFields'),
  },
  {
    area: 'Form',
    change: 'A field that all schemas over a part have moves into them',
    verdicts: ['documentation'],
    edit: ({ openapi }) => {
      const { schemas } = (openapi as unknown as WithSchemas).components;
      const id = schemas.JobFields?.properties.id;
      delete schemas.JobFields?.properties.id;
      for (const name of ['PreRecordedJobFields', 'LiveJobFields']) {
        Object.assign(schemas[name]?.properties ?? {}, { id });
      }
    },
  },
  {
    area: 'Form',
    change: 'Fields in another order',
    verdicts: ['documentation'],
    edit: ({ openapi, asyncapi }) => {
      for (const document of [openapi, asyncapi]) {
        const required = find(document, ['components', 'schemas', 'Word', 'required']);
        if (Array.isArray(required)) required.reverse();
      }
    },
  },
  {
    area: 'Form',
    change: 'A schema written where it is used instead of named',
    verdicts: ['documentation'],
    edit: ({ openapi }) => {
      const { schemas } = (openapi as unknown as WithSchemas).components;
      const properties = schemas.Transcription?.properties ?? {};
      const { utterances } = properties as { utterances?: { items?: unknown } };
      if (utterances) utterances.items = structuredClone(schemas.Utterance);
    },
  },
  {
    area: 'Documentation',
    change: 'Descriptions, titles and summaries',
    verdicts: ['documentation'],
    edit: all(
      set('LiveRequest/description', 'Another description.'),
      set('openapi:/info/title', 'Another title'),
      set('openapi:/paths/~1v2~1live/post/summary', 'Another summary'),
      set('openapi:/paths/~1v2~1transcription/get/parameters/0/description', 'Another.'),
    ),
  },
  {
    area: 'Documentation',
    change: 'Examples',
    verdicts: ['documentation'],
    edit: set('LiveRequest/examples', [{ channels: 2 }]),
  },
  {
    area: 'Documentation',
    change: 'A field becomes deprecated',
    verdicts: ['documentation'],
    edit: set('LiveRequest/properties/model/deprecated', true),
  },
  {
    area: 'Documentation',
    change: 'Maturity',
    verdicts: ['documentation'],
    edit: remove('PreRecordedParams/properties/translation/x-maturity'),
  },
  {
    area: 'Documentation',
    change: 'What is unspecified, assumed or replaced',
    verdicts: ['documentation'],
    edit: all(
      set('JobStatus/x-unspecified', 'Another sentence.'),
      remove('LiveRequest/properties/bit_depth/x-assumption'),
      remove('Word/properties/start/x-replaces'),
    ),
  },
  {
    area: 'Documentation',
    change: 'A field is marked as opaque: nothing is promised of its value any more',
    verdicts: ['breaks-receivers'],
    edit: set('JobFields/properties/version/x-opaque', true),
  },
  {
    area: 'Documentation',
    change: 'Tags and links',
    verdicts: ['documentation'],
    edit: all(
      set('openapi:/paths/~1v2~1upload/post/tags', ['Jobs']),
      remove('openapi:/paths/~1v2~1pre-recorded/post/responses/2XX/links'),
    ),
  },
  {
    area: 'Unknown',
    change: 'A keyword of JSON Schema that no rule knows',
    verdicts: ['unjudged'],
    edit: set('LanguageConfig/dependentRequired', { code_switching: ['languages'] }),
  },
  {
    area: 'Unknown',
    change: 'A key of OpenAPI that no rule knows',
    verdicts: ['unjudged'],
    edit: set('openapi:/paths/~1v2~1upload/post/requestBody/content/multipart~1form-data/novel', 1),
  },
  {
    area: 'Unknown',
    change: 'A component that nothing refers to',
    verdicts: ['unjudged'],
    edit: set('openapi:/components/responses/Unused', { description: 'New.' }),
  },
];

interface WithSchemas {
  components: { schemas: Record<string, { properties: Record<string, unknown> } | undefined> };
}

function find(value: Json, steps: string[]): Json | undefined {
  let found: Json | undefined = value;
  for (const step of steps) found = isObject(found) ? found[step] : undefined;
  return found;
}
