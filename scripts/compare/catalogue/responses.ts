import { add, all, type CatalogueEntry, remove, set, take } from './edits.ts';

const LIST = 'openapi:/paths/~1v2~1transcription/get/responses';
const PRE_RECORDED = 'openapi:/paths/~1v2~1pre-recorded/post';

/** Changes of what a client receives in a response. */
export const RESPONSES: CatalogueEntry[] = [
  {
    area: 'Response field',
    change: 'A new field',
    verdicts: ['compatible'],
    edit: set('Word/properties/emphasis', { type: 'number', description: 'New.' }),
  },
  {
    area: 'Response field',
    change: 'A new field that is always there',
    verdicts: ['compatible'],
    edit: all(
      set('JobFields/properties/region', { type: 'string', description: 'New.' }),
      add('JobFields/required', 'region'),
    ),
  },
  {
    area: 'Response field',
    change: 'A field is gone',
    verdicts: ['breaks-receivers'],
    edit: remove('Utterance/properties/speaker'),
  },
  {
    area: 'Response field',
    change: 'A required field is gone',
    verdicts: ['breaks-receivers'],
    edit: all(remove('JobFields/properties/version'), take('JobFields/required', 'version')),
  },
  {
    area: 'Response field',
    change: 'A required field may be missing',
    verdicts: ['breaks-receivers'],
    edit: take('ResultMetadata/required', 'billing_time'),
  },
  {
    area: 'Response field',
    change: 'A field is always there',
    verdicts: ['compatible'],
    edit: set('Utterance/required', ['confidence']),
  },
  {
    area: 'Response field',
    change: 'A required field may be null',
    verdicts: ['breaks-receivers'],
    edit: set('AudioMetadata/properties/filename/type', ['string', 'null']),
  },
  {
    area: 'Response field',
    change: 'A field that may be missing may be null as well',
    verdicts: ['strict-receivers'],
    edit: set('Utterance/properties/speaker/type', ['integer', 'null']),
  },
  {
    area: 'Response field',
    change: 'A field is never null',
    verdicts: ['compatible'],
    edit: set('AudioFile/properties/filename/type', 'string'),
  },
  {
    area: 'Response field',
    change: 'Another type',
    verdicts: ['breaks-receivers'],
    edit: set('Word/properties/start/type', 'string'),
  },
  {
    area: 'Response field',
    change: 'A number is always an integer',
    verdicts: ['compatible'],
    edit: set('ErrorResponse/properties/statusCode/type', 'integer'),
  },
  {
    area: 'Response field',
    change: 'A default, which says nothing about what arrives',
    verdicts: ['documentation'],
    edit: set('AddonError/default', {}),
  },
  {
    area: 'Response value',
    change: 'A free text is one of a list',
    verdicts: ['compatible'],
    edit: set('AudioMetadata/properties/extension/enum', ['wav', 'mp3']),
  },
  {
    area: 'Response value',
    change: 'A new status of a job',
    verdicts: ['breaks-receivers'],
    edit: add('JobPending/properties/status/enum', 'paused'),
  },
  {
    area: 'Response value',
    change: 'A status that no longer comes',
    verdicts: ['compatible'],
    edit: take('JobPending/properties/status/enum', 'queued'),
  },
  {
    area: 'Response value',
    change: 'A bound is widened',
    verdicts: ['breaks-receivers'],
    edit: all(
      set('JobFailed/properties/error_code/maximum', 699),
      set('JobPending/properties/error_code/maximum', 699),
      set('JobDone/properties/error_code/maximum', 699),
    ),
  },
  {
    area: 'Response value',
    change: 'A bound is narrowed',
    verdicts: ['compatible'],
    edit: set('ResultMetadata/properties/billing_time/minimum', 0),
  },
  {
    area: 'Response value',
    change: 'A format is no longer promised',
    verdicts: ['strict-receivers'],
    edit: remove('JobPage/properties/first/format'),
  },
  {
    area: 'Response value',
    change: 'Another format',
    verdicts: ['breaks-receivers'],
    edit: set('JobFields/properties/created_at/format', 'date'),
  },
  {
    area: 'Response value',
    change: 'Other items in a list',
    verdicts: ['breaks-receivers'],
    edit: set('Transcription/properties/utterances/items', { type: 'string' }),
  },
  {
    area: 'Response value',
    change: 'A new kind of job',
    verdicts: ['breaks-receivers'],
    edit: all(
      set('openapi:/components/schemas/BatchJob', {
        type: 'object',
        description: 'New.',
        required: ['kind', 'status'],
        properties: { kind: { type: 'string', const: 'batch' }, status: { type: 'string' } },
      }),
      add('TranscriptionJob/oneOf', { $ref: '#/components/schemas/BatchJob' }),
    ),
  },
  {
    area: 'Response value',
    change: 'A kind of job no longer comes',
    verdicts: ['breaks-receivers'],
    edit: remove('TranscriptionJob/oneOf/1'),
  },
  {
    area: 'Response value',
    change: 'The branch of a failed add-on says less',
    verdicts: ['breaks-receivers'],
    edit: set('AddonEnvelope/oneOf/1/required', ['success']),
  },
  {
    area: 'Response',
    change: 'A status that the old ranges cover, with a body that was allowed',
    verdicts: ['compatible'],
    edit: set(`${PRE_RECORDED}/responses/422`, {
      description: 'New.',
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } },
      },
    }),
  },
  {
    area: 'Response',
    change: 'A successful status of which nobody was told',
    verdicts: ['breaks-receivers'],
    edit: set(`${LIST}/206`, {
      description: 'New.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/JobPage' } } },
    }),
  },
  {
    area: 'Response',
    change: 'A range of successful statuses is narrowed to one of them',
    verdicts: ['compatible'],
    edit: ({ openapi }) => {
      const { responses } = (openapi as unknown as Creation).paths['/v2/pre-recorded'].post;
      responses['201'] = responses['2XX'];
      delete responses['2XX'];
    },
  },
  {
    area: 'Response',
    change: 'A failure whose body is no longer described',
    verdicts: ['breaks-receivers'],
    edit: remove(`${LIST}/401`),
  },
  {
    area: 'Response',
    change: 'Other failures are no longer described',
    verdicts: ['compatible'],
    edit: remove(`${LIST}/default`),
  },
  {
    area: 'Response',
    change: 'A response written as a component of its own',
    verdicts: ['documentation'],
    edit: ({ openapi }) => {
      const { paths, components } = openapi as unknown as Listing;
      const { responses } = paths['/v2/transcription'].get;
      components.responses.Refused = responses['401'];
      responses['401'] = { $ref: '#/components/responses/Refused' };
    },
  },
  {
    area: 'Response',
    change: 'A body comes in another media type only',
    verdicts: ['breaks-receivers'],
    edit: set(`${LIST}/200/content`, {
      'application/xml': { schema: { $ref: '#/components/schemas/JobPage' } },
    }),
  },
  {
    area: 'Response',
    change: 'A body may come in another media type as well',
    verdicts: ['strict-receivers'],
    edit: set(`${LIST}/200/content/application~1xml`, {
      schema: { $ref: '#/components/schemas/JobPage' },
    }),
  },
  {
    area: 'Response',
    change: 'A new header',
    verdicts: ['compatible'],
    edit: set(`${LIST}/200/headers`, { 'x-total': { schema: { type: 'integer' } } }),
  },
  {
    area: 'Callback',
    change: 'A new field in the body',
    verdicts: ['compatible'],
    edit: set('PreRecordedCallback/properties/finished_at', { type: 'string' }),
  },
  {
    area: 'Callback',
    change: 'A field of the body may be missing',
    verdicts: ['breaks-receivers'],
    edit: take('PreRecordedCallback/required', 'event'),
  },
  {
    area: 'Callback',
    change: 'A callback is gone',
    verdicts: ['breaks-receivers'],
    edit: remove(`${PRE_RECORDED}/callbacks/jobFinishedDeprecated`),
  },
  {
    area: 'Callback',
    change: 'A method of a callback is gone',
    verdicts: ['breaks-receivers'],
    edit: remove(
      `${PRE_RECORDED}/callbacks/jobFinished/{$request.body#~1callback_config~1url}/put`,
    ),
  },
  {
    area: 'Callback',
    change: 'The address of a callback comes from another field',
    verdicts: ['breaks-receivers'],
    edit: set('openapi:/paths/~1v2~1live/post/callbacks/liveMessage', {
      '{$request.body#/notify}': { post: { responses: { '2XX': { description: 'Taken.' } } } },
    }),
  },
  {
    area: 'Webhook',
    change: 'A field of the body may be missing',
    verdicts: ['breaks-receivers'],
    edit: set('PreRecordedWebhook/required', []),
  },
  {
    area: 'Webhook',
    change: 'A new webhook',
    verdicts: ['strict-receivers'],
    edit: set('openapi:/webhooks/fileExpired', {
      post: { operationId: 'notifyFileExpired', responses: { '2XX': { description: 'Taken.' } } },
    }),
  },
  {
    area: 'Webhook',
    change: 'A webhook is gone',
    verdicts: ['breaks-receivers'],
    edit: remove('openapi:/webhooks/transcriptionDone'),
  },
];

interface Listing {
  paths: { '/v2/transcription': { get: { responses: Record<string, unknown> } } };
  components: { responses: Record<string, unknown> };
}

interface Creation {
  paths: { '/v2/pre-recorded': { post: { responses: Record<string, unknown> } } };
}
