/** The rules that the checks rest on, by the names that violations end with and `--accept` takes. */
import { assumed, RELATIONS } from './relations.ts';

/** The fields of a finished job that are the same in every response. */
const SAME = 'request_params, result, dates, metadata and error code';
const DATES = 'The filters by date compare a date of the job, such as its creation date.';
const SESSION = assumed('channel liveSession');

/** The assumptions of all checks except relations; empty for a check that is based on the interface itself. */
const OWN = {
  contract: '',
  'no-response': '',
  'no-success': '',
  input: '',
  'assumed-input': 'Some input is valid only by an assumption, which the violation quotes.',
  'refusal-message': assumed('response LiveSessionRefused'),
  'bad-input': 'A request that violates the contract gets a status from 400 to 499.',
  'unknown-id': 'An unknown ID gets a status from 400 to 499.',
  key: '',
  'other-key': 'Without a valid key, each call other than the list gets a status from 400 to 499.',
  'upload-url': '',
  creation: '',
  polling: '',
  'unfinished-job': 'A job has no completion time, error code, or result before it finishes.',
  'failed-job': 'A job fails if there is no file at its `audio_url`.',
  'listed-job': `In the list and in its own record, a finished job has the same ${SAME}.`,
  'job-finished': '',
  'job-finished-deprecated': '',
  'live-message': assumed('operation sendLiveMessage body'),
  'transcription-done': '',
  'callback-time': 'A job that is retrieved when its notification arrives has finished.',
  'callback-flags': '',
  'callback-off': '',
  'default-limit': '',
  pages: '',
  offset: assumed('ListTranscriptionJobsQuery.offset'),
  'page-addresses': '',
  'page-end': '',
  'next-filters': 'The next page has jobs that match the same filters.',
  'filter-field': '',
  'filter-values': assumed('ListTranscriptionJobsQuery.status'),
  'filter-date': DATES,
  'filter-before': DATES,
  'filter-after': DATES,
  'filter-range': DATES,
  'filter-metadata': assumed('ListTranscriptionJobsQuery.custom_metadata'),
  session: '',
  resume: '',
  'session-id':
    'All messages of a session have the same `session_id`, also after a lost connection.',
  'resumed-audio':
    'A resumed session has the audio of all its connections, except audio that a lost connection did not deliver, and its times go on.',
  'message-frames': 'Messages are sent in text frames, as JSON is text.',
  'message-flags': '',
  'session-end': SESSION,
  'close-code': SESSION,
  'session-record': assumed('LiveResult.messages'),
  'recorded-utterances':
    'The final transcripts of a session and the utterances of its job have the same count and text.',
};

/** The name of a rule other than a relation. */
export type RuleName = keyof typeof OWN;

/** The name of the check of a notification, such as `job-finished` for `jobFinished`; by default `contract`. */
export function notificationRule(name: string): RuleName {
  const own = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return own in OWN ? (own as RuleName) : 'contract';
}

/** The assumption of every check by name; empty for a check that is based on the interface itself. */
export const RULES: Readonly<Record<string, string>> = {
  ...OWN,
  ...Object.fromEntries(
    Object.entries(RELATIONS).map(([name, { assumption = '' }]) => [name, assumption]),
  ),
};

/** The names of the checks that are based on an assumption and can therefore be accepted. */
export const ACCEPTABLE = Object.keys(RULES).filter((name) => RULES[name]);

/** @throws if a name is not a check, or is a check that is based on the interface itself */
export function expectAcceptable(names: readonly string[]): void {
  for (const name of names) {
    if (ACCEPTABLE.includes(name)) continue;
    const why =
      name in RULES
        ? 'is based on the interface, so its violations cannot be accepted'
        : 'is not a check';
    throw new Error(`${name} ${why}; choose a check from speech-to-text-conformance --help`);
  }
}
