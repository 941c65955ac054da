/** The rules that the checks rest on, by the names that violations end with and `--accept` takes. */
import { assumptions } from 'speech-to-text-contract/facts';
import type { NotificationName } from '../contract.ts';
import { ASSUMED_INPUT } from './inputs.ts';
import { type Grounds, RELATIONS } from './relations.ts';

const DATES = assumed('operation listTranscriptionJobs');
/** The fields of a finished job that are the same in every response. */
const SAME = 'request_params, result, dates, metadata and error code';

/** The grounds of a check: the contract's assumptions about a subject, which must have some. */
function assumed(subject: string): Grounds {
  const notes = assumptions.filter(({ subjects }) => subjects.includes(subject));
  if (notes.length === 0) throw new Error(`the contract assumes nothing about ${subject}`);
  return { assumes: `${subject}: ${notes.flatMap(({ sentences }) => sentences).join(' ')}` };
}

const assumedOfQuery = (name: string) => assumed(`ListTranscriptionJobsQuery.${name}`);

/** The grounds of all other checks than relations and notifications. A check without any rests on the contract. */
const OWN = {
  contract: {},
  'no-response': {},
  'no-success': {},
  input: {},
  'assumed-input': { assumes: ASSUMED_INPUT.map((one) => assumed(one).assumes).join(' ') },
  'error-media-type': assumed('response UnspecifiedError'),
  'callback-media-type': {
    assumes: ['sendPreRecordedResult', 'sendLiveMessage']
      .map((id) => assumed(`operation ${id} body`).assumes)
      .join(' '),
  },
  'refusal-message': {
    says: 'the response carries an HTTP error status and a message',
    ...assumed('response LiveSessionRefused'),
  },
  'bad-input': { assumes: 'A request that violates the contract gets a status from 400 to 499.' },
  'unknown-id': {
    assumes: 'An unknown identifier gets a status from 400 to 499.',
  },
  key: { says: 'A request without a valid key to the list endpoint gets 401' },
  'other-key': {
    assumes: 'A call other than the list, without a valid key, gets a status from 400 to 499.',
  },
  'upload-url': { says: 'path shape `{base_url}/file/<file_id>`' },
  'own-ids': { assumes: 'Each file, job and request has an identifier of its own.' },
  creation: {},
  polling: {},
  'failed-job': { assumes: 'A job fails where there is no file at its `audio_url`.' },
  'steady-job': {
    assumes: `A job keeps its creation date, and once it has finished its ${SAME}.`,
  },
  'listed-job': {
    assumes: `In the list and by itself, a job that has finished has the same ${SAME}.`,
  },
  'callback-off': { says: 'callback … Enables the result callback' },
  'default-limit': { says: 'limit … minimum 1, default 20' },
  pages: { says: 'URL of the next page, null when none' },
  'page-addresses': { says: 'URL of the first page … URL of the current page' },
  'page-end': { says: 'URL of the next page, null when none' },
  'filter-kind': {},
  'filter-kinds': assumedOfQuery('kind'),
  'filter-status': {},
  'filter-statuses': assumedOfQuery('status'),
  'filter-date': DATES,
  'filter-before': DATES,
  'filter-after': DATES,
  'filter-range': { says: 'may combine with `before_date` for a range', ...DATES },
  'filter-metadata': assumedOfQuery('custom_metadata'),
  session: { says: 'connecting to it requires no account key' },
  resume: { says: 'can be used to resume a session after a lost connection' },
  messages: {},
  'message-frames': { assumes: 'Messages are sent in text frames, as JSON is text.' },
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
} satisfies Record<string, Grounds>;

/** The name of a rule other than a relation or a notification. */
export type RuleName = keyof typeof OWN;

/** A notification is checked under its own name. */
const NOTIFICATIONS: Record<NotificationName, Grounds> = {
  jobFinished: {},
  jobFinishedDeprecated: {},
  liveMessage: assumed('operation sendLiveMessage body'),
  transcriptionDone: {},
};

/** The grounds of every check, by its name. */
export const RULES: Readonly<Record<string, Grounds>> = {
  ...OWN,
  ...NOTIFICATIONS,
  ...RELATIONS,
};

/** The names of the checks that rest on an assumption of the contract, and can therefore be accepted. */
export const ACCEPTABLE = Object.keys(RULES).filter((name) => RULES[name]?.assumes);

/** @throws if a name is not that of a check, or of one that rests on the interface itself */
export function expectAcceptable(names: readonly string[]): void {
  for (const name of names) {
    if (ACCEPTABLE.includes(name)) continue;
    const why = RULES[name]
      ? 'rests on the interface itself, and cannot be accepted'
      : 'is not the name of a check';
    throw new Error(`${name} ${why}; these can be accepted: ${ACCEPTABLE.join(', ')}`);
  }
}
