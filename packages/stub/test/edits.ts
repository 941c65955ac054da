/**
 * Edits of the contract, as people make them: only YAML, examples and facts. Text is inserted before the first occurrence
 * of other text.
 */
export interface ContractEdit {
  name: string;
  /** Whether it is also tried by day. */
  isQuick?: boolean;
  /** For each file, pairs of the text before which to insert, and what to insert. */
  insert?: Readonly<Record<string, readonly (readonly [before: string, text: string])[]>>;
  /** For each file, pairs of a text and of what it becomes. */
  replace?: Readonly<Record<string, readonly (readonly [old: string, text: string])[]>>;
  /** New files. */
  create?: Readonly<Record<string, unknown>>;
  /** The fields that each object with a field gets in examples and fixtures, for example each object with a `word`. */
  add?: readonly (readonly [has: readonly string[], fields: object])[];
}

const PRE_RECORDED = 'openapi/schemas/pre-recorded.yaml';
const RESULT = 'openapi/schemas/result.yaml';
const JOB = 'openapi/schemas/job.yaml';
const OPENAPI = 'openapi/openapi.yaml';
const ASYNCAPI = 'asyncapi/asyncapi.yaml';
const LIST = 'openapi/paths/transcription.yaml';
const facts = (name: string) => `test/contract/facts/${name}.ts`;
const DONE = 'openapi/examples/PreRecordedJob/done.json';
/** The fields of the request in the documented examples, and of its record in a job. */
const TALK = ['audio_url', 'diarization_config', 'summarization_config'];
const SUMMARIES = 'openapi/examples/summaries.yaml';

const ERRORS = `    4XX:
      $ref: ../openapi.yaml#/components/responses/UnspecifiedError
    default:
      $ref: ../openapi.yaml#/components/responses/UnspecifiedError
`;

/** A path file with one operation on an identifier that is no job's. */
const ofPhrase = (method: string, id: string, response: string) => `${method}:
  operationId: ${id}
  summary: ${id === 'getPhrase' ? 'Retrieve' : 'Delete'} a phrase
  description: A phrase of the account.
  tags:
    - Jobs
  parameters:
    - name: phrase_id
      in: path
      required: true
      description: Identifier of the phrase.
      schema:
        type: string
      examples:
        hello:
          summary: The first phrase
          value: phrase-1
  responses:
${response}${ERRORS}`;

export const EDITS: readonly ContractEdit[] = [
  {
    name: 'an option with a default, and one without',
    insert: {
      [PRE_RECORDED]: [
        [
          '    subtitles:\n',
          `    noise_reduction:
      type: boolean
      default: false
      description: Reduces noise.
    tone:
      type: string
      enum:
        - plain
        - formal
      description: Tone of the text.
`,
        ],
      ],
      [facts('requests')]: [
        [
          "  toggle('subtitles', false),",
          "  toggle('noise_reduction', false),\n  opt('tone', 'string', { enum: ['plain', 'formal'] }),\n",
        ],
      ],
    },
    add: [[TALK, { tone: 'plain' }]],
  },
  {
    name: 'an add-on block with its option',
    isQuick: true,
    insert: {
      [PRE_RECORDED]: [
        [
          '    subtitles:\n',
          `    topics:
      type: boolean
      default: false
      description: Lists the topics.
`,
        ],
      ],
      [RESULT]: [
        [
          '    moderation:\n',
          `    topics:
      description: Topics of the recording.
      $ref: addon.yaml#/TopicsAddon
`,
        ],
      ],
      'openapi/schemas/addon.yaml': [
        [
          'SummarizationAddon:\n',
          `TopicsAddon:
  description: Topics of the transcript.
  allOf:
    - $ref: '#/AddonEnvelope'
  type: object
  required:
    - results
  properties:
    results:
      type:
        - string
        - 'null'
      description: The topics.
      x-opaque: true

`,
        ],
      ],
      [facts('requests')]: [["  toggle('subtitles', false),", "  toggle('topics', false),\n"]],
      [facts('results')]: [
        ["    opt('moderation', 'ModerationAddon'),", "    opt('topics', 'TopicsAddon'),\n"],
        ["  addon('SummarizationAddon', ", "  addon('TopicsAddon', 'string | null'),\n"],
      ],
      [DONE]: [
        [
          '    "summarization": {\n      "success"',
          `    "topics": {
      "success": true,
      "is_empty": false,
      "exec_time": 0.2,
      "error": null,
      "results": "Gardens."
    },
`,
        ],
      ],
    },
    add: [[TALK, { topics: true }]],
    create: {
      'test/contract/fixtures/TopicsAddon/garden.json': {
        success: true,
        is_empty: false,
        exec_time: 0.2,
        error: null,
        results: 'Gardens.',
      },
      'test/contract/fixtures/TopicsAddon/failed.json': {
        success: false,
        is_empty: true,
        exec_time: 0,
        error: {},
        results: null,
      },
    },
  },
  {
    name: 'required and optional fields of a word, a result, a job, a created job, and a message',
    insert: {
      [RESULT]: [
        ['    - confidence\n  properties:\n    word:', '    - loudness\n'],
        [
          '    word:\n      type: string\n      description: Text of the word.',
          `    loudness:
      type: number
      description: Loudness of the word.
    syllables:
      type: integer
      description: Number of syllables.
`,
        ],
        [
          '    audio_duration:\n',
          `    noise:
      type: number
      description: Noise of the recording.
`,
        ],
      ],
      [JOB]: [
        [
          '    post_session_metadata:\n',
          `    region:
      type: string
      description: Region of the job.
`,
        ],
      ],
      [PRE_RECORDED]: [
        [
          '    result_url:\n      type: string',
          `    position:
      type: integer
      description: Position in the queue.
`,
        ],
      ],
      'asyncapi/schemas/message.yaml': [
        [
          '    is_final:\n      type: boolean',
          `    stability:
      type: number
      description: Stability of the transcript.
`,
        ],
      ],
      [facts('results')]: [
        [
          "    req('word', 'string'),",
          "    req('loudness', 'number'),\n    opt('syllables', 'integer'),\n",
        ],
        [
          "    req('audio_duration', 'number', { unit: 'seconds' }),",
          "    opt('noise', 'number'),\n",
        ],
      ],
      [facts('jobs')]: [
        [
          "  req('post_session_metadata', 'object', { open: true }),",
          "  opt('region', 'string'),\n",
        ],
      ],
      [facts('requests')]: [
        ["req('result_url', 'string:uri')], {", "opt('position', 'integer'), "],
      ],
      [facts('live')]: [["    req('is_final', 'boolean'),", "    opt('stability', 'number'),\n"]],
    },
    add: [
      [['word', 'confidence'], { loudness: 0.5, syllables: 1 }],
      [['audio_duration', 'billing_time'], { noise: 0.1 }],
      [['post_session_metadata'], { region: 'north' }],
      [['id', 'result_url'], { position: 1 }],
      [['id', 'is_final'], { stability: 0.9 }],
    ],
  },
  {
    name: 'a filter named like a field of jobs, and one with a meaning of its own',
    insert: {
      [LIST]: [
        [
          '    - name: kind\n',
          `    - name: error_code
      in: query
      description: Returns only jobs with this error code.
      schema:
        type: integer
      examples:
        missing:
          summary: Jobs without a file
          value: 404
    - name: team
      in: query
      description: Returns only jobs of this team.
      schema:
        type: string
      examples:
        garden:
          summary: Jobs of the gardeners
          value: garden
`,
        ],
      ],
      [facts('queries')]: [
        [
          "    opt('kind', 'JobKind[]'),",
          "    opt('error_code', 'integer'),\n    opt('team', 'string'),\n",
        ],
      ],
    },
  },
  {
    name: 'a value of an enumeration',
    insert: {
      'openapi/schemas/features.yaml': [['        - compliance\n', '        - wide\n']],
      [facts('requests')]: [["'compliance'], default", "'wide', "]],
    },
  },
  {
    name: 'an error response with its own schema',
    insert: {
      'openapi/paths/pre-recorded.yaml': [
        [
          '    4XX:\n',
          `    '409':
      description: Another job has the same recording.
      content:
        application/json:
          schema:
            $ref: ../schemas/error.yaml#/Conflict
`,
        ],
      ],
      'openapi/schemas/error.yaml': [
        [
          'ErrorResponse:\n',
          `Conflict:
  type: object
  description: The job that has the same recording.
  required:
    - job
  properties:
    job:
      type: string
      description: Identifier of the job.

`,
        ],
      ],
      [facts('notifications')]: [
        ["  object('ErrorResponse', [", "  object('Conflict', [req('job', 'string')]),\n"],
      ],
      [facts('operations')]: [
        [
          "    'response 2XX link retrieveJob': {",
          "    'response 409 application/json': { type: 'Conflict' },\n",
        ],
      ],
      [SUMMARIES]: [['PreRecordedJob:\n', 'Conflict:\n  same: The same recording\n']],
    },
    create: {
      'openapi/examples/Conflict/same.json': { job: '5c0a4f0e-6d1b-4c3e-9a57-2f1d8be3a410' },
    },
  },
  {
    name: 'an operation with GET and one with DELETE, also for an identifier that is no job’s',
    isQuick: true,
    insert: {
      [OPENAPI]: [['  /v2/live:\n', '  /v2/phrases/{phrase_id}:\n    $ref: paths/phrase.yaml\n']],
      'openapi/schemas/error.yaml': [
        [
          'ErrorResponse:\n',
          `Phrase:
  type: object
  description: A phrase of the account.
  required:
    - id
  properties:
    id:
      type: string
      description: Identifier of the phrase.

`,
        ],
      ],
      'openapi/paths/pre-recorded-by-id.yaml': [
        [
          'get:\n',
          `delete:
  operationId: deletePreRecordedJob
  summary: Delete a pre-recorded job
  description: Deletes the job.
  tags:
    - Pre-recorded
  parameters:
    - name: id
      in: path
      required: true
      description: Identifier of the job.
      schema:
        type: string
        format: uuid
      examples:
        two-speakers:
          summary: The job of the recording with two speakers
          value: 5c0a4f0e-6d1b-4c3e-9a57-2f1d8be3a410
  responses:
    '204':
      description: The job was deleted.
${ERRORS}`,
        ],
      ],
      [facts('notifications')]: [
        ["  object('ErrorResponse', [", "  object('Phrase', [req('id', 'string')]),\n"],
      ],
      [facts('operations')]: [
        [
          '  // "with all fields optional"',
          `  ...call('deletePreRecordedJob', 'delete', '/v2/pre-recorded/{id}', {
    'path id': { type: 'string:uuid', required: true },
    'response 204': {},
    ...errors,
  }),
  ...call('getPhrase', 'get', '/v2/phrases/{phrase_id}', {
    'path phrase_id': { type: 'string', required: true },
    [\`response 200 \${json}\`]: { type: 'Phrase' },
    ...errors,
  }),
  ...call('deletePhrase', 'delete', '/v2/phrases/{phrase_id}', {
    'path phrase_id': { type: 'string', required: true },
    'response 204': {},
    ...errors,
  }),
`,
        ],
      ],
      [SUMMARIES]: [['PreRecordedJob:\n', 'Phrase:\n  hello: The first phrase\n']],
    },
    create: {
      'openapi/examples/Phrase/hello.json': { id: 'phrase-1' },
      'openapi/paths/phrase.yaml':
        ofPhrase(
          'get',
          'getPhrase',
          `    '200':
      description: The phrase.
      content:
        application/json:
          schema:
            $ref: ../schemas/error.yaml#/Phrase
`,
        ) +
        ofPhrase(
          'delete',
          'deletePhrase',
          "    '204':\n      description: The phrase was deleted.\n",
        ),
    },
  },
  {
    name: 'a message from the service',
    insert: {
      [ASYNCAPI]: [
        [
          "      OtherServerMessage:\n        $ref: '#/components",
          "      NoiseMessage:\n        $ref: '#/components/messages/NoiseMessage'\n",
        ],
        [
          "      - $ref: '#/channels/liveSession/messages/OtherServerMessage'",
          "      - $ref: '#/channels/liveSession/messages/NoiseMessage'\n",
        ],
        [
          '    OtherServerMessage:\n      $ref: messages/server',
          '    NoiseMessage:\n      $ref: messages/server.yaml#/NoiseMessage\n',
        ],
      ],
      'asyncapi/messages/server.yaml': [
        [
          'OtherServerMessage:\n',
          `NoiseMessage:
  name: NoiseMessage
  title: Noise
  summary: Noise in the audio.
  description: The service sends this message if \`receive_speech_events\` is true.
  contentType: application/json
  tags:
    - name: receive_speech_events
      description: Noise.
  payload:
    $ref: ../schemas/message.yaml#/NoiseMessage

`,
        ],
      ],
      'asyncapi/schemas/message.yaml': [
        [
          'OtherServerMessage:\n',
          `NoiseMessage:
  description: Noise in the audio.
  allOf:
    - $ref: '#/ServerMessageEnvelope'
  type: object
  required:
    - type
  properties:
    type:
      type: string
      const: noise
      description: Type of the message.
    level:
      type: number
      description: Level of the noise.

`,
        ],
      ],
      'asyncapi/examples/summaries.yaml': [
        ['OtherServerMessage:\n', 'NoiseMessage:\n  loud: Loud noise\n'],
      ],
      [facts('messages')]: [
        ["'OtherServerMessage'),\n  },", "'NoiseMessage', "],
        [
          "  ...fromService('OtherServerMessage', others),",
          "  ...fromService('NoiseMessage', ['receive_speech_events']),\n",
        ],
      ],
    },
    replace: {
      'asyncapi/schemas/message.yaml': [
        ['            const: transcript\n', '            enum: [noise, transcript]\n'],
      ],
      [facts('live')]: [
        ["'OtherServerMessage | Tr", "'NoiseMessage | OtherServerMessage | Tr"],
        ["not: { const: 'transcript' }", "not: { enum: ['noise', 'transcript'] }"],
        [
          "  object('TranscriptMessage', [",
          `  object('NoiseMessage', [
    req('type', 'string', { const: 'noise' }),
    ...envelope,
    opt('level', 'number'),
  ]),
  object('TranscriptMessage', [`,
        ],
      ],
    },
    create: {
      'asyncapi/examples/NoiseMessage/loud.json': {
        type: 'noise',
        session_id: 'session-20260131-1',
        created_at: '2026-01-31T10:00:04.005Z',
        level: 0.8,
      },
    },
  },
  {
    name: 'a webhook',
    insert: {
      [OPENAPI]: [['components:\n', '  jobDeleted:\n    $ref: paths/job-deleted.yaml\n']],
      'openapi/schemas/notification.yaml': [
        [
          'PreRecordedWebhook:\n',
          `JobDeletedWebhook:
  type: object
  description: Notification that a job was deleted.
  required:
    - deleted
  properties:
    deleted:
      type: string
      description: Identifier of the job.

`,
        ],
      ],
      [facts('notifications')]: [
        [
          "  object('ErrorResponse', [",
          "  object('JobDeletedWebhook', [req('deleted', 'string')]),\n",
        ],
      ],
      [facts('operations')]: [
        [
          '  // Sent to the endpoints configured',
          "  ...notification('notifyJobDeleted', 'post', 'webhook jobDeleted', { type: 'JobDeletedWebhook' }),\n",
        ],
      ],
      [SUMMARIES]: [['JobPage:\n', 'JobDeletedWebhook:\n  roses: The job was deleted\n']],
    },
    create: {
      'openapi/examples/JobDeletedWebhook/roses.json': {
        deleted: '5c0a4f0e-6d1b-4c3e-9a57-2f1d8be3a410',
      },
      'openapi/paths/job-deleted.yaml': `post:
  operationId: notifyJobDeleted
  summary: Job deleted
  description: The service sends this webhook when a job was deleted.
  tags:
    - Notifications
  security: []
  requestBody:
    required: true
    description: Identifier of the job.
    content:
      application/json:
        schema:
          $ref: ../schemas/notification.yaml#/JobDeletedWebhook
  responses:
    2XX:
      $ref: ../openapi.yaml#/components/responses/NotificationReceived
    4XX:
      $ref: ../openapi.yaml#/components/responses/NotificationRefused
`,
    },
  },
];
