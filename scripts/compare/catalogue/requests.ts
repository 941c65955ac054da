import { add, all, type CatalogueEntry, remove, set, take } from './edits.ts';

const UPLOAD = 'openapi:/paths/~1v2~1upload/post/requestBody';

/** Changes of what a client sends in a request. */
export const REQUESTS: CatalogueEntry[] = [
  {
    area: 'Request field',
    change: 'A new field that may be left out',
    verdicts: ['compatible'],
    edit: set('PreRecordedRequest/properties/priority', { type: 'boolean', description: 'New.' }),
  },
  {
    area: 'Request field',
    change: 'A new field that is required',
    verdicts: ['breaks-senders'],
    edit: all(
      set('PreRecordedRequest/properties/priority', { type: 'boolean', description: 'New.' }),
      add('PreRecordedRequest/required', 'priority'),
    ),
  },
  {
    area: 'Request field',
    change: 'A field becomes required',
    verdicts: ['breaks-senders'],
    edit: add('PreRecordedRequest/required', 'custom_metadata'),
  },
  {
    area: 'Request field',
    change: 'A required field may be left out',
    verdicts: ['compatible'],
    edit: take('PreRecordedRequest/required', 'audio_url'),
  },
  {
    area: 'Request field',
    change: 'A field is gone',
    verdicts: ['breaks-senders'],
    edit: remove('PreRecordedRequest/properties/custom_metadata'),
  },
  {
    area: 'Request field',
    change: 'Null is accepted as well',
    verdicts: ['compatible'],
    edit: set('PreRecordedRequest/properties/audio_url/type', ['string', 'null']),
  },
  {
    area: 'Request field',
    change: 'Another type',
    verdicts: ['breaks-senders'],
    edit: set('PreRecordedRequest/properties/audio_url', { type: 'integer' }),
  },
  {
    area: 'Request field',
    change: 'Another format',
    verdicts: ['breaks-senders'],
    edit: set('PreRecordedRequest/properties/audio_url/format', 'uuid'),
  },
  {
    area: 'Request default',
    change: 'Another default: who leaves the field out gets something else',
    verdicts: ['breaks-senders'],
    edit: set('PreRecordedParams/properties/subtitles/default', true),
  },
  {
    area: 'Request default',
    change: 'A default that is no longer stated',
    verdicts: ['breaks-senders'],
    edit: remove('LiveRequest/properties/endpointing/default'),
  },
  {
    area: 'Request default',
    change: 'A default where none was stated',
    verdicts: ['compatible'],
    edit: set('RealtimeProcessingConfig/properties/words_accurate_timestamps/default', false),
  },
  {
    area: 'Query parameter',
    change: 'A new parameter that may be left out',
    verdicts: ['compatible'],
    edit: add('openapi:/paths/~1v2~1transcription/get/parameters', {
      name: 'order',
      in: 'query',
      schema: { type: 'string' },
    }),
  },
  {
    area: 'Query parameter',
    change: 'A new parameter that is required',
    verdicts: ['breaks-senders'],
    edit: add('openapi:/paths/~1v2~1transcription/get/parameters', {
      name: 'order',
      in: 'query',
      required: true,
      schema: { type: 'string' },
    }),
  },
  {
    area: 'Query parameter',
    change: 'A parameter is gone',
    verdicts: ['breaks-senders'],
    edit: remove('openapi:/paths/~1v2~1transcription/get/parameters/0'),
  },
  {
    area: 'Query parameter',
    change: 'A parameter becomes required',
    verdicts: ['breaks-senders'],
    edit: set('openapi:/paths/~1v2~1transcription/get/parameters/2/required', true),
  },
  {
    area: 'Query parameter',
    change: 'Another default',
    verdicts: ['breaks-senders'],
    edit: set('openapi:/paths/~1v2~1transcription/get/parameters/1/schema/default', 50),
  },
  {
    area: 'Query parameter',
    change: 'A greatest value where there was none',
    verdicts: ['breaks-senders'],
    edit: set('openapi:/paths/~1v2~1transcription/get/parameters/1/schema/maximum', 100),
  },
  {
    area: 'Query parameter',
    change: 'Several values written in another way',
    verdicts: ['breaks-senders'],
    edit: set('openapi:/paths/~1v2~1transcription/get/parameters/5/explode', false),
  },
  {
    area: 'Query parameter',
    change: 'The usual way of writing stated in words',
    verdicts: ['documentation'],
    edit: set('openapi:/paths/~1v2~1transcription/get/parameters/0/style', 'form'),
  },
  {
    area: 'Query parameter',
    change: 'The parameters in another order',
    verdicts: ['documentation'],
    edit: ({ openapi }) => {
      const { parameters } = (openapi as unknown as Listing).paths['/v2/transcription'].get;
      parameters.reverse();
    },
  },
  {
    area: 'Request body',
    change: 'Another media type is accepted as well',
    verdicts: ['compatible'],
    edit: set(`${UPLOAD}/content/application~1octet-stream`, { schema: { type: 'string' } }),
  },
  {
    area: 'Request body',
    change: 'A media type is no longer accepted',
    verdicts: ['breaks-senders'],
    edit: all(
      set(`${UPLOAD}/content/audio~1wav`, { schema: { type: 'string' } }),
      remove(`${UPLOAD}/content/multipart~1form-data`),
    ),
  },
  {
    area: 'Request body',
    change: 'The body may be left out',
    verdicts: ['compatible'],
    edit: set('openapi:/paths/~1v2~1live/post/requestBody/required', false),
  },
  {
    area: 'Request body',
    change: 'The part of a form has another name',
    verdicts: ['breaks-senders'],
    edit: all(
      set(`${UPLOAD}/content/multipart~1form-data/schema/properties`, { file: { type: 'string' } }),
      set(`${UPLOAD}/content/multipart~1form-data/schema/required`, ['file']),
    ),
  },
];

interface Listing {
  paths: { '/v2/transcription': { get: { parameters: unknown[] } } };
}

/** Changes of configurations that are sent, and come back in the recorded parameters of a job. */
export const BOTH_WAYS: CatalogueEntry[] = [
  {
    area: 'Sent and recorded',
    change: 'A least or greatest value is narrowed',
    verdicts: ['breaks-senders'],
    edit: set('LiveRequest/properties/channels/maximum', 6),
  },
  {
    area: 'Sent and recorded',
    change: 'A least or greatest value is widened: recorded values leave the old bounds',
    verdicts: ['breaks-receivers'],
    edit: set('LiveRequest/properties/channels/maximum', 16),
  },
  {
    area: 'Sent and recorded',
    change: 'A new value in an enumeration of strings',
    verdicts: ['strict-receivers'],
    edit: add('LiveRequest/properties/encoding/enum', 'wav/opus'),
  },
  {
    area: 'Sent and recorded',
    change: 'A new value in an enumeration of numbers, which the tolerant reading keeps closed',
    verdicts: ['breaks-receivers'],
    edit: add('LiveRequest/properties/bit_depth/enum', 64),
  },
  {
    area: 'Sent and recorded',
    change: 'A value is taken out of an enumeration',
    verdicts: ['breaks-senders'],
    edit: take('SubtitlesConfig/properties/style/enum', 'compliance'),
  },
  {
    area: 'Sent and recorded',
    change: 'Lists may be empty',
    verdicts: ['breaks-receivers'],
    edit: remove('TranslationConfig/properties/target_languages/minItems'),
  },
  {
    area: 'Sent and recorded',
    change: 'An integer may be any number',
    verdicts: ['breaks-receivers'],
    edit: set('DiarizationConfig/properties/min_speakers/type', 'number'),
  },
  {
    area: 'Sent and recorded',
    change: 'One of two forms is refused',
    verdicts: ['breaks-senders'],
    edit: remove('PreRecordedParams/properties/custom_vocabulary/anyOf/1'),
  },
  {
    area: 'Sent and recorded',
    change: 'Another form is accepted',
    verdicts: ['breaks-receivers'],
    edit: add('CustomVocabulary/items/anyOf', { type: 'integer' }),
  },
  {
    area: 'Sent and recorded',
    change: 'A configuration may say less',
    verdicts: ['breaks-receivers'],
    edit: take('TranslationConfig/required', 'target_languages'),
  },
  {
    area: 'Sent and recorded',
    change: 'A configuration must say more',
    verdicts: ['breaks-senders'],
    edit: set('SubtitlesConfig/required', ['formats']),
  },
  {
    area: 'Sent and recorded',
    change: 'A value is added to the list of an open enumeration',
    verdicts: ['compatible'],
    edit: add('TranscriptionLanguageCode/anyOf/0/enum', 'zh'),
  },
  {
    area: 'Sent and recorded',
    change: 'An open enumeration is closed',
    verdicts: ['breaks-senders'],
    edit: remove('TranscriptionLanguageCode/anyOf/1'),
  },
  {
    area: 'Sent and recorded',
    change: 'A closed enumeration is opened',
    verdicts: ['strict-receivers'],
    edit: ({ openapi, asyncapi }) => {
      for (const document of [openapi, asyncapi] as unknown as WithCodes[]) {
        const schema = document.components.schemas.TranslationLanguageCode;
        if (schema?.enum === undefined) continue;
        const listed = { type: 'string', enum: schema.enum };
        schema.anyOf = [listed, { type: 'string', pattern: '^[a-z]{2,3}$' }];
        delete schema.enum;
        delete schema.type;
      }
    },
  },
  {
    area: 'Sent and recorded',
    change: 'Another pattern',
    verdicts: ['breaks-senders'],
    edit: set('TranscriptionLanguageCode/anyOf/1/pattern', '^[a-z-]{2,5}$'),
  },
  {
    area: 'Sent and recorded',
    change: 'The values of a free-form map have another type',
    verdicts: ['breaks-senders', 'breaks-receivers'],
    edit: set('CustomSpellingConfig/properties/spelling_dictionary/additionalProperties', {
      type: 'string',
    }),
  },
];

interface WithCodes {
  components: {
    schemas: {
      TranslationLanguageCode?: { type?: string; enum?: unknown[]; anyOf?: unknown[] };
    };
  };
}
