/** Live sessions: each is a configuration and a plan of the client. Relations are asked of what arrives, and of its job. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as parsers from 'speech-to-text-contract/parse';
import type { LiveRequest } from 'speech-to-text-contract/types';
import type { LiveJob, LiveUtterance } from 'speech-to-text-contract/types/tolerant';
import { parsed, poll, read } from './client.ts';
import { create, SESSIONS } from './create.ts';
import { pagesOf } from './list.ts';
import { formatOf, open, type Plan, stream } from './live.ts';
import * as relations from './relations.ts';
import { type Answer, all, inParallel, type Relations, type Run, type Sent, that } from './run.ts';
import { at, bodiesOf } from './values.ts';

export const URL_IS_OWN = 'a session has a WebSocket URL of its own';
export const TOKEN = 'a URL with another token is refused';
const [PARTIAL, FINAL, OTHER] = ['partial transcript', 'final transcript', 'other message'];
const FLAGS = Object.keys(Object(parsers.parseLiveMessagesConfig({})).value);

/** Only `stop_recording` ends an utterance. */
const UNENDING = { endpointing: 10, maximum_duration_without_endpointing: 60 };
const SHORT = { endpointing: 10, maximum_duration_without_endpointing: 5 };
const FRENCH = { language_config: { languages: ['fr'], code_switching: true } };
const ALL = { messages_config: { receive_partial_transcripts: true } };

/** The messages and the callbacks that are selected, other options, and the plan of the client. */
const STORIES: [messages: string, callbacks: string, options: LiveRequest, plan: Plan][] = [
  [PARTIAL, FINAL, FRENCH, { losses: 2 }],
  ['', '', { ...UNENDING, endpointing: 0.5 }, { repeats: 2, silence: 2 }],
  [FINAL, PARTIAL, UNENDING, { repeats: 2, isJson: true }],
  ['', OTHER, { ...SHORT, ...ALL }, { repeats: 4, losses: 2 }],
  [OTHER, '', { callback: undefined }, { hasHeader: true }],
];

type Planned = { path: string; config: LiveRequest; plan: Plan };
type Message = ReturnType<typeof readMessage>;
type Ended = Awaited<ReturnType<typeof runSession>>;
/** A session that has ended, the IDs in messages of others, its callbacks, if some can arrive, and all jobs, if there is a list. */
interface Session extends Ended {
  others: string[];
  posted: string[] | undefined;
  jobs: LiveJob[] | undefined;
}

/** The kind of the message in a text. In the body of a callback, there may be more around the message. */
function kindOf(text: string): string {
  const [, isFinal] = /is_final\W+(true|false)/.exec(text) ?? [];
  return isFinal === 'true' ? FINAL : isFinal ? PARTIAL : OTHER;
}

/** The kind of messages that a flag selects. The types of most messages are open. */
const selectedBy = (flag: string) =>
  [PARTIAL, FINAL].find((kind) => flag === `receive_${kind.replace(' ', '_')}s`) ?? OTHER;
/** The flags that select one kind of messages alone, or those of the default. */
const only = (kind: string) =>
  kind ? Object.fromEntries(FLAGS.map((flag) => [flag, kind === selectedBy(flag)])) : {};

/** The kinds of messages that the flags select, with their defaults. */
const selected = (flags: { ok: boolean; value?: object }): string[] =>
  Object.entries(flags.value ?? {}).flatMap(([flag, value]) =>
    value === true ? selectedBy(flag) : [],
  );
const messagesOf = ({ messages_config = {} }: LiveRequest) =>
  selected(parsers.parseLiveMessagesConfig(messages_config));
const callbacksOf = ({ callback, callback_config }: LiveRequest) =>
  callback ? selected(parsers.parseLiveCallbackConfig(callback_config)) : [];

/** A service need not send other messages, and silence has no transcripts. */
const askKinds = (texts: string[], wanted: string[], isSpoken: boolean): Answer[] =>
  [PARTIAL, FINAL, OTHER].map((kind) => {
    const [isOn, hasCome] = [wanted.includes(kind), texts.some((text) => kindOf(text) === kind)];
    const isFree = isOn && (kind === OTHER || !isSpoken);
    return that(kind, isFree || isOn === hasCome, texts, `must ${isOn ? '' : 'not '}arrive`);
  });

/** Each item comes once. */
const askOnce = (place: string, items: string[]): Answer[] =>
  all(place, items, (item) => items.indexOf(item) === items.lastIndexOf(item));

/** The last end of an utterance in some messages. */
const latest = (messages: Message[]) =>
  Math.max(0, ...messages.map(({ utterance }) => Number(utterance?.end ?? 0)));

const jobOf = ({ sent: { request }, jobs }: Session) =>
  jobs?.find(({ request_params: found }) => found && urlOf(found) === urlOf(request));
/** The URL of the callbacks of a session, which tells its job. */
const urlOf = (request: object) => at(request, 'callback_config', 'url');

export const SESSION_RELATIONS: Relations<Session> = {
  '`session_id` is that of the session': ({ messages, others }) =>
    all('session_id', messages, ({ id }) => id === messages[0]?.id && !others.includes(id)),
  '`created_at` of a message is its time': ({ messages, sent }) =>
    all('created_at', messages, ({ time }) => relations.isTimeOf(sent, time)),
  'messages arrive if their flag is on': ({ texts, sent, config }) =>
    askKinds(texts, messagesOf(config), sent.isSpoken),
  'callbacks arrive if their flag is on': ({ posted, sent, config }) =>
    posted ? askKinds(posted, callbacksOf(config), sent.isSpoken) : [],
  // Other messages, such as acknowledgments, may be equal.
  'a transcript arrives once': ({ texts, posted = [] }) =>
    [texts, posted].flatMap((some) =>
      askOnce(
        'message',
        some.filter((text) => kindOf(text) !== OTHER),
      ),
    ),
  'a resumed session goes on': ({ messages, resumedAt, plan }) => {
    const [before = 0, after = 0] = [messages.slice(0, resumedAt), messages.slice(resumedAt)].map(
      latest,
    );
    return plan.losses ? that('transcripts', after > 0 && after >= before, { before, after }) : [];
  },
  'a silence of `endpointing` ends an utterance': ({ finals, plan: { silence, repeats } }) =>
    silence ? that('utterances', finals.length >= Number(repeats), finals) : [],
  'an utterance has one final transcript': ({ finals }) =>
    askOnce(
      'utterance',
      finals.map(({ start, channel }) => `${channel} ${start}`),
    ),
  'messages have the times of the session': ({ messages, finals, sent }) => {
    const utterances = messages.flatMap(({ utterance }) => utterance ?? []);
    const isLate = finals.length === 0 || finals.some(({ end }) => Number(end) > 1.2);
    return [
      that('since the session began', isLate || !sent.isSpoken, finals),
      ...relations.askTimes(utterances, sent.seconds),
      ...relations.askChannels(utterances, sent.channels),
      ...relations.askWords(finals),
    ];
  },
  'an utterance has at most its maximum duration': ({ finals, config, sent }) => {
    const { value } = Object(parsers.parseLiveRequest(config));
    const most = value.maximum_duration_without_endpointing;
    const isOne = finals.length < 2 || Math.min(value.endpointing, most) < Number(sent.seconds);
    const isShort = finals.every(({ start, end }) => Number(end) - Number(start) <= most + 0.5);
    return sent.isSpoken ? that('utterances', isOne && isShort, finals) : [];
  },
  'messages have the language that was sent': ({ messages, config: { language_config } }) => {
    const [language, ...more] = language_config?.languages ?? [];
    const spoken = messages.flatMap(({ utterance }) => utterance?.language ?? []);
    return all('language', spoken, (one) => !language || more.length > 0 || one === language);
  },
  'a session has a job in the list, which is done': (session) => {
    const job = jobOf(session);
    // A session without callbacks, or a job without parameters, can't be told.
    const isOpen = session.jobs?.length && session.jobs.every((one) => !one.request_params);
    if (!session.jobs || isOpen || !urlOf(session.config)) return [];
    return that('job', job?.status === 'done', job);
  },
  'the job has what the session sent': (session) => {
    const { texts, finals, others } = session;
    const { messages, transcription } = jobOf(session)?.result ?? {};
    const keyOf = ({ start, text }: LiveUtterance) => `${start} ${text}`;
    const spoken = transcription?.utterances?.map(keyOf);
    const isOwn = !others.some((id) => messages?.some((text) => text.includes(id)));
    const isSpoken = finals.every((utterance) => spoken?.includes(keyOf(utterance)));
    const hasMessages = texts.length === 0 || messages?.length !== 0;
    return transcription
      ? [that('messages', isOwn && hasMessages, messages), that('utterances', isSpoken, spoken)]
      : [];
  },
};

/** The configurations and the plans of all sessions. In the last ones, each option has each of its valid values. */
function sessionsOf(run: Run): Planned[] {
  const stories = STORIES.map(([messages, callbacks, options, plan]): [LiveRequest, Plan] => {
    const callback_config = { url: '', ...only(callbacks) };
    const messages_config = only(messages);
    return [{ callback: true, callback_config, messages_config, ...options }, plan];
  });
  const silent = bodiesOf(SESSIONS.values).map((config): [LiveRequest, Plan] => [config, {}]);
  const sessions = [...stories, ...silent].map(([config, plan], index) => {
    const path = `session-${index}`;
    const callback_config = { ...config.callback_config, url: run.urlAt(path) };
    return { path, plan, config: { ...config, callback_config } };
  });
  return [{ path: 'none', config: {}, plan: {} }, ...sessions];
}

/** A URL in which the token is another one: all that it doesn't share with the URL of another session. */
function withOtherToken(url: string, other: string): string {
  const shared: string[] = other.match(/[\w-]+/g) ?? [];
  const { origin } = new URL(url);
  const reversed = (text: string) => (shared.includes(text) ? text : [...text].reverse().join(''));
  return origin + url.slice(origin.length).replace(/[\w-]+/g, reversed);
}

/** The URL of a session is its own, and holds a token instead of the key. */
async function testUrl(run: Run, url: string, urls: string[], repeat: string): Promise<void> {
  const isOwn = /^wss?:/.test(url) && URL.canParse(url) && !urls.includes(url);
  run.demand(URL_IS_OWN, that('url', isOwn, url), repeat);
  const { key } = run.options;
  const hasKey = url.split(/[/?&=#]/).some((part) => [key, encodeURIComponent(key)].includes(part));
  run.note(URL_IS_OWN, that('url', !hasKey, undefined, 'must not have the API key'), repeat);
  const madeUp = withOtherToken(url, urls[0] ?? url);
  urls.push(url);
  if (madeUp === url) return;
  run.note(TOKEN, that('WebSocket', typeof (await open(run, madeUp)) === 'number', madeUp), repeat);
}

function readMessage(run: Run, text: string, repeat: string) {
  const { session_id, created_at, type, data } = read(
    run,
    'ServerMessageValue',
    parsed(text),
    repeat,
  );
  const kind = type === 'transcript' ? kindOf(text) : OTHER;
  const utterance = at(data, 'utterance') as LiveUtterance | undefined;
  return { kind, id: `${session_id}`, time: created_at, utterance };
}

/** Runs a session from its creation to its end. */
async function runSession(run: Run, { path, config, plan }: Planned, urls: string[]) {
  const created = await create(run, SESSIONS, config);
  const url = `${created.body.url}`;
  await testUrl(run, url, urls, created.repeat);
  const repeat = `${created.repeat}, connect to its url, stream speech.wav ${JSON.stringify(plan)}, and send stop_recording`;
  const { texts, resumedAt, seconds } = await stream(run, url, config, plan);
  const messages = texts.map((text) => readMessage(run, text, repeat));
  const finals = messages.flatMap(({ kind, utterance }) =>
    kind === FINAL && utterance ? utterance : [],
  );
  const { isSpoken } = formatOf(config);
  const known = { time: created.now, isSpoken, channels: config.channels ?? 1, seconds };
  const sent: Sent = { kind: 'live', request: { ...config }, path, ...known };
  return { sent, config, plan, texts, messages, finals, resumedAt, repeat };
}

export async function testSessions(run: Run): Promise<void> {
  if (!run.has('sessions')) return;
  const urls: string[] = [];
  const ended: Ended[] = [];
  await inParallel(sessionsOf(run), async (one) => ended.push(await runSession(run, one, urls)));
  let sessions: Session[] = [];
  await poll(run, async () => {
    const list = run.has('list') && (await pagesOf(run, 'kind=live&limit=100'));
    const jobs = list ? (list.jobs as LiveJob[]) : undefined;
    sessions = ended.map((session) => ({ ...session, ...arrivedOf(run, session, ended), jobs }));
    return sessions.every(isWhole) || undefined;
  });
  // What must not arrive may be late.
  await sleep(300);
  for (const session of sessions) {
    const { sent, repeat } = session;
    run.ask(SESSION_RELATIONS, { ...session, ...arrivedOf(run, session, ended) }, repeat);
    const job = jobOf(session);
    if (!job) continue;
    run.sent.set(relations.idOf(job), { ...sent, job: { ...job } });
    relations.askJob(run, { sent, job, now: NaN }, repeat);
  }
}

/** What has arrived of a session, and the IDs in messages of others. */
function arrivedOf(run: Run, { sent, messages }: Ended, ended: Ended[]) {
  const arrived = run.has('callbacks') ? run.receiver?.receivedAt(sent.path) : undefined;
  const posted = arrived?.flatMap(({ method, text }) => (method === 'POST' ? text : []));
  const others = ended.filter((other) => other.messages !== messages);
  return { posted, others: others.flatMap((other) => other.messages.map(({ id }) => id)) };
}

/** Whether what must come of a session has come: its job, and callbacks with a transcript. */
function isWhole(session: Session): boolean {
  const { sent, config, posted, jobs } = session;
  const isPosted = callbacksOf(config).some((kind) => kind !== OTHER) && sent.isSpoken;
  const hasPosted = !posted || posted.some((text) => kindOf(text) !== OTHER);
  const job = jobOf(session);
  const isListed = !jobs || !urlOf(config) || jobs.some((one) => !one.request_params);
  return (!isPosted || hasPosted) && (job ? relations.hasEnded(job) : isListed);
}
