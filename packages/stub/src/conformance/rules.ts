/** The rules that the checks rest on, by the names that violations end with and `--accept` takes. */
import { assumptions } from 'speech-to-text-contract/facts';
import type { NotificationName } from '../contract.ts';
import { ASSUMED_INPUT } from './inputs.ts';
import type { Grounds } from './relation.ts';
import { RELATIONS } from './relations.ts';

const DATES = assumed('operation listTranscriptionJobs');
/** The fields of a finished job that are the same in every response. */
const SAME = 'request_params, result, dates, metadata and error code';

/** The grounds of a check: the contract's assumptions about a subject, which must have some. */
function assumed(subject: string): Grounds {
  const notes = assumptions.filter(({ subjects }) => subjects.includes(subject));
  if (notes.length === 0) throw new Error(`the contract assumes nothing about ${subject}`);
  return { assumption: `${subject}: ${notes.flatMap(({ sentences }) => sentences).join(' ')}` };
}

const RESUMED = { says: 'can be used to resume a session after a lost connection' };

const assumedOfQuery = (name: string) => assumed(`ListTranscriptionJobsQuery.${name}`);

/** The grounds of all other checks than relations. A check without any rests on the contract. */
const OWN = {
  contract: {},
  'no-response': {},
  'no-success': {},
  input: {},
  'assumed-input': { assumption: ASSUMED_INPUT.map((one) => assumed(one).assumption).join(' ') },
  'refusal-message': {
    says: 'the response carries an HTTP error status and a message',
    ...assumed('response LiveSessionRefused'),
  },
  'bad-input': {
    assumption: 'A request that violates the contract gets a status from 400 to 499.',
  },
  'unknown-id': {
    assumption: 'An unknown identifier gets a status from 400 to 499.',
  },
  key: { says: 'A request without a valid key to the list endpoint gets 401' },
  'other-key': {
    assumption: 'Without a valid key, each call other than the list gets a status from 400 to 499.',
  },
  'upload-url': { says: 'path shape `{base_url}/file/<file_id>`' },
  'all-channels': {
    says: 'billing_time number (audio_duration x number_of_distinct_channels, seconds)',
    assumption: 'Two channels with different sound are distinct.',
  },
  creation: {},
  polling: {},
  'failed-job': { assumption: 'A job fails if there is no file at its `audio_url`.' },
  'listed-job': {
    assumption: `In the list and in its own record, a finished job has the same ${SAME}.`,
  },
  'job-finished': {},
  'job-finished-deprecated': {},
  'live-message': assumed('operation sendLiveMessage body'),
  'transcription-done': {},
  'callback-time': {
    says: 'when the job finishes the service sends an HTTP request',
    assumption: 'A job that is retrieved when its notification arrives has finished.',
  },
  'callback-flags': {
    says: 'The kinds received are selected by `messages_config` (WebSocket) and `callback_config`',
  },
  'callback-off': { says: 'callback … Enables the result callback' },
  'default-limit': { says: 'limit … minimum 1, default 20' },
  pages: { says: 'URL of the next page, null when none' },
  'page-addresses': { says: 'URL of the first page … URL of the current page' },
  'page-end': { says: 'URL of the next page, null when none' },
  'next-filters': {
    says: 'URL of the next page',
    assumption: 'The next page has jobs that match the same filters.',
  },
  'filter-field': {},
  'filter-values': assumedOfQuery('status'),
  'filter-date': DATES,
  'filter-before': DATES,
  'filter-after': DATES,
  'filter-range': { says: 'may combine with `before_date` for a range', ...DATES },
  'filter-metadata': assumedOfQuery('custom_metadata'),
  session: { says: 'connecting to it requires no account key' },
  resume: RESUMED,
  'resumed-session': { ...RESUMED, assumption: 'A resumed session keeps its identifier.' },
  'resumed-messages': {
    ...RESUMED,
    assumption: 'The record of a resumed session has the messages of all its connections.',
  },
  'resumed-audio': {
    ...RESUMED,
    assumption:
      'A resumed session has the audio of all its connections, except audio that a lost connection did not deliver.',
  },
  messages: {},
  'message-frames': { assumption: 'Messages are sent in text frames, as JSON is text.' },
  'message-flags': { says: 'The kinds received are selected by `messages_config`' },
  'session-end': {
    says: 'stop_recording ends the session',
    ...assumed('channel liveSession'),
  },
  'close-code': assumed('channel liveSession'),
  'session-record': {
    says: 'messages: array of string (messages the server sent during the session)',
    ...assumed('LiveResult.messages'),
  },
  'recorded-utterances': {
    assumption:
      'The final transcripts of a session and the utterances of its record have the same count and text.',
  },
} satisfies Record<string, Grounds>;

/** The name of a rule other than a relation. */
export type RuleName = keyof typeof OWN;

/** The names of the checks of notifications. */
export const NOTIFICATION_RULES = {
  jobFinished: 'job-finished',
  jobFinishedDeprecated: 'job-finished-deprecated',
  liveMessage: 'live-message',
  transcriptionDone: 'transcription-done',
} as const satisfies Record<NotificationName, RuleName>;

/** The grounds of every check, by its name. */
export const RULES: Readonly<Record<string, Grounds>> = { ...OWN, ...RELATIONS };

/** The names of the checks that rest on an assumption of the contract, and can therefore be accepted. */
export const ACCEPTABLE = Object.keys(RULES).filter((name) => RULES[name]?.assumption);

/** @throws if a name is not that of a check, or of one that rests on the interface itself */
export function expectAcceptable(names: readonly string[]): void {
  for (const name of names) {
    if (ACCEPTABLE.includes(name)) continue;
    const why = RULES[name]
      ? 'rests on the interface, so its violations cannot be accepted'
      : 'is not the name of a check';
    throw new Error(`${name} ${why}; choose from ${ACCEPTABLE.join(', ')}`);
  }
}
