/** Faults to plant in the stub, and the checks of the conformance run that find each of them. */
import { messageTypes } from '../../stub/conformance/inputs.ts';
import { callbacksOf } from '../../stub/conformance/notifications.ts';
import { OPERATION_IDS, WEBHOOKS } from '../../stub/src/contract.ts';
import {
  answering,
  answersOf,
  asking,
  CREATION,
  ENDED,
  type Fault,
  faultsOf,
  faultsOfFilter,
  faultsOfNotification,
  JOBS,
  LIST,
  LIVE,
  notified,
  notifying,
  ofJobs,
  ofList,
  ofSessions,
  polled,
  REVERSED,
  refused,
  SESSIONS,
  type Spoilt,
  transcribing,
  UPLOAD,
  withResult,
} from './spoil.ts';

const checkOf = ({ name, method }: { name: string; method: string }) => `${name} by ${method}`;
const callbacks = callbacksOf(CREATION);
const called = callbacks.map(checkOf);
const live = callbacksOf(LIVE);
const posted = notified(...live.map(checkOf));
const opened = [...SESSIONS, ...live.map(checkOf)];
const [minimal, complete] = JOBS.map((job) => [job]);
const HEARD = ENDED.slice(0, 3);
const BLOCK = { success: true, is_empty: true, exec_time: 0, error: null, results: null };
const TOO_MANY = { ...refused, status: 429, headers: { 'retry-after': '86400' } };
const inFile = (change: (file: Spoilt) => object) =>
  answering(UPLOAD, ({ audio_metadata: file, ...body }) => ({
    ...body,
    audio_metadata: { ...file, ...change(file) },
  }));
const inParameters = (keep: (value: unknown) => boolean) =>
  polled(({ request_params: all }) => ({
    request_params: Object.fromEntries(Object.entries(all ?? {}).filter(([, one]) => keep(one))),
  }));
let count = 0;

/** The faults of which each is of a kind of its own. */
const OWN: Readonly<Record<string, [foundBy: readonly string[], plant: Fault['plant']]>> = {
  'bad input is answered with a server error': [
    [`${UPLOAD}, a form without a file`],
    answersOf(UPLOAD, ({ status }) => (status === 422 ? { status: 500 } : {})),
  ],
  'a status is not documented': [
    ofList('no parameters'),
    answersOf(LIST, ({ status }) => (status === 200 ? { status: 206 } : {})),
  ],
  'a type is not documented': [
    ofList('no parameters'),
    answersOf(LIST, () => ({ contentType: 'text/html' })),
  ],
  'a limit lets nothing through': [['the run, limits'], answersOf(LIVE, () => TOO_MANY)],
  'the status without a key is another one than the documented': [
    ofList('without a key', 'with a wrong key'),
    answersOf(LIST, ({ status }) => (status === 401 ? { status: 403 } : {})),
  ],
  'the duration of an upload is in milliseconds': [
    [`${UPLOAD}, the duration of the file`],
    inFile(({ audio_duration }) => ({ audio_duration: audio_duration * 1000 })),
  ],
  'the name of an upload is lost': [
    [`${UPLOAD}, the metadata of the file`],
    inFile(() => ({ filename: '' })),
  ],
  'the address of a job is that of another': [
    ofJobs('creation', [...JOBS, ...called]),
    answering(CREATION, ({ id, result_url }) => ({ id, result_url: result_url.replace(id, 'x') })),
  ],
  'a job is another one when it is polled': [
    ofJobs('polled until it is done', [...JOBS, ...called]),
    polled(({ id }) => ({ id: id.replace(/^./, (x: string) => (x === '0' ? '1' : '0')) })),
  ],
  'a default is not recorded': [
    ofJobs('recorded parameters', minimal),
    inParameters((value) => value !== false),
  ],
  'what was switched on is not recorded': [
    ofJobs('recorded parameters', complete),
    inParameters((value) => value !== true),
  ],
  'an add-on was not switched on': [
    ofJobs('the blocks of the result', minimal),
    withResult(() => ({ summarization: BLOCK })),
  ],
  'an add-on is missing': [
    ofJobs('the blocks of the result', complete),
    withResult(() => ({ summarization: undefined })),
  ],
  'more is billed than was said': [
    ofJobs('the time that is billed'),
    withResult(({ metadata: { billing_time, ...metadata } }) => ({
      metadata: { ...metadata, billing_time: billing_time + 60 },
    })),
  ],
  'metadata is lost': [
    ofJobs('the metadata', complete),
    polled(() => ({ custom_metadata: undefined })),
  ],
  'a webhook without what it needs comes as well': [
    notified('all webhooks'),
    notifying(
      (name) => name in WEBHOOKS && count++ > 0,
      () => ({}),
    ),
  ],
  'a message is posted without its session': [
    posted,
    notifying(
      (name) => name === live[0]?.name,
      (body) => ({ ...body, session_id: undefined }),
    ),
  ],
  'an address of a session leads nowhere': [
    ofSessions('connecting without a key', opened),
    answering(LIVE, ({ url }) => ({ url: url.replace('?', '/nowhere?') })),
  ],
  'a session has no address of a WebSocket': [
    ofSessions('creation', opened),
    answering(LIVE, () => ({ url: 'https://speech.invalid/' })),
  ],
  'messages lack their session': [
    ofSessions('messages', [...ENDED, 'a message of an unknown type']),
    { message: (message) => ({ ...message, session_id: undefined }), noFlags: true },
  ],
  'each message has a session of its own': [
    ofSessions('one session'),
    { message: (message) => ({ ...message, session_id: `s${count++}` }), noFlags: true },
  ],
  'flags are ignored': [
    ofSessions(
      'by the flags',
      ENDED.filter((name) => name !== 'every flag on'),
    ),
    { noFlags: true },
  ],
  'transcripts never become final': [
    ofSessions('by the flags', HEARD),
    transcribing(() => ({ is_final: false })),
  ],
  'the language is not the one that was asked for': [
    ofSessions('the language', ['every flag on']),
    transcribing(({ utterance }) => ({ utterance: { ...utterance, language: 'en' } })),
  ],
  'the close code is wrong': [ofSessions('the end'), { closeCode: 1011 }],
  'a session does not end': [
    ofSessions('the end', HEARD.slice(0, 1)),
    (withheld) => ({
      get closeCode() {
        withheld();
        return null;
      },
    }),
  ],
  'an address serves once': [
    ofSessions('connecting again', ['a lost connection']),
    { noResume: true },
  ],
  'any token opens a session': [
    ofSessions('connecting', ['an address with another token']),
    (withheld) => ({
      get anyToken() {
        withheld();
        return true;
      },
    }),
  ],
  'a session leaves no record': [
    ['live session, the record of a session'],
    (withheld) =>
      answering(LIST, ({ items, ...page }) => {
        withheld();
        const silent = (job: Spoilt) => ({
          ...job,
          result: { ...job.result, messages: undefined },
        });
        return { ...page, items: items.map((job: Spoilt) => (job.result ? silent(job) : job)) };
      }),
  ],
  'the default of a limit is not applied': [
    ofList('the default of limit'),
    asking((query) => query.size === 0 && query.set('limit', '1')),
  ],
  'a limit is exceeded': [
    ofList('page by page'),
    asking((query) => query.get('limit') === '2' && query.set('limit', '3')),
  ],
  'pages overlap': [
    ofList('page by page'),
    asking((query) => query.get('offset') === '2' && query.set('offset', '1')),
  ],
  'the current page is the next one': [
    ofList('the addresses of a page'),
    answering(LIST, (page) => ({ ...page, current: page.next ?? page.current })),
  ],
  'the first page is not the first': [
    ofList('the addresses of a page'),
    answering(LIST, (page) => ({ ...page, first: page.next ?? page.first })),
  ],
  'the list has no end': [
    ofList('beyond the last item'),
    answering(LIST, (page) => ({ ...page, next: page.next ?? page.current })),
  ],
};

/** The faults. */
export const FAULTS: readonly Fault[] = [
  REVERSED,
  ...OPERATION_IDS.flatMap(faultsOf),
  ...Object.entries(OWN).map(([kind, [foundBy, plant]]) => ({ kind, foundBy, plant })),
  ...messageTypes('ServerMessage').map((type) => ({
    kind: `a ${type} lacks its session`,
    about: type,
    plant: {
      message: (message: Spoilt) =>
        message.type === type ? { ...message, session_id: undefined } : message,
    },
  })),
  ...[...callbacks, ...live].flatMap((one) =>
    faultsOfNotification(one.name, notified(checkOf(one)), one.schema, one.method),
  ),
  ...Object.entries(WEBHOOKS).flatMap(([name, { requestBody }]) =>
    faultsOfNotification(name, notified(name), requestBody?.schema ?? null),
  ),
  ...faultsOfFilter('kind', 'kind'),
  ...faultsOfFilter('kind', 'two kinds', true),
  ...faultsOfFilter('status', 'one status'),
  ...faultsOfFilter('status', 'two statuses', true),
  ...faultsOfFilter('date', 'date'),
  ...faultsOfFilter('before_date', 'before_date'),
  ...faultsOfFilter('after_date', 'after_date'),
  ...faultsOfFilter('after_date', 'a range of dates'),
  ...faultsOfFilter('custom_metadata[conformance]', 'custom_metadata'),
];
