/** Live sessions: each is a configuration and a plan of the client. Relations are asked of what arrives, and of its job. */
import * as parsers from 'speech-to-text-contract/parse';
import type { LiveRequest } from 'speech-to-text-contract/types';
import type { LiveJob, LiveUtterance } from 'speech-to-text-contract/types/tolerant';
import { askArrived, parsed, read } from './client.ts';
import { create, FRENCH, SESSIONS } from './create.ts';
import { pagesOf } from './list.ts';
import { open, type Plan, stream } from './live.ts';
import * as relations from './relations.ts';
import { type Answer, all, inParallel, type Relations, type Run, type Sent, that } from './run.ts';
import { at, bodiesOf } from './values.ts';

export const URL_IS_OWN = 'a session has a WebSocket URL of its own';
export const TOKEN = 'a URL with another token is refused';
const [PARTIAL, FINAL] = ['receive_partial_transcripts', 'receive_final_transcripts'];
const OTHER = 'another message';
const FLAGS = Object.keys(Object(parsers.parseLiveMessagesConfig({})).value);

/** Only `stop_recording` ends an utterance. */
const UNENDING = { endpointing: 10, maximum_duration_without_endpointing: 60 };
const SHORT = { ...UNENDING, maximum_duration_without_endpointing: 5 };
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
/** A session that has ended, the IDs in messages of others, its callbacks, if some can arrive, all jobs, if there is a list, and its own. */
interface Session extends Ended {
  others: string[];
  posted: string[] | undefined;
  jobs: LiveJob[] | undefined;
  job: LiveJob | undefined;
}

/** The flag that selects the message in a text. In a callback, there may be more around the message. */
function flagOf(text: string): string {
  const [, isFinal] = /is_final\W+(true|false)/.exec(text) ?? [];
  return isFinal === 'true' ? FINAL : isFinal ? PARTIAL : OTHER;
}
/** The types of most messages are open. */
const selectedBy = (flag: string) => (flag === PARTIAL || flag === FINAL ? flag : OTHER);

/** The flags that select the messages of one flag alone, or those of the default. */
const only = (selected: string) =>
  selected ? Object.fromEntries(FLAGS.map((flag) => [flag, selected === selectedBy(flag)])) : {};

/** A service need not send other messages, and silence has no transcripts. The flags have their defaults. */
function askFlags(texts: string[], flags: object, isSpoken: boolean): Answer[] {
  const wanted = FLAGS.filter((flag) => at(flags, 'value', flag) === true).map(selectedBy);
  return [PARTIAL, FINAL, OTHER].map((flag) => {
    const [isOn, hasCome] = [wanted.includes(flag), texts.some((text) => flagOf(text) === flag)];
    const isFree = isOn && (flag === OTHER || !isSpoken);
    return that(flag, isFree || isOn === hasCome, texts, `must ${isOn ? '' : 'not '}arrive`);
  });
}

const idOf = (message?: Message) => `${message?.session_id}`;
/** The last end of an utterance in some messages. */
const latest = (messages: Message[]) =>
  Math.max(0, ...messages.map(({ utterance }) => Number(utterance?.end ?? 0)));

/** The URL of the callbacks of a session, which tells its job. */
const urlOf = (request: object) => at(request, 'callback_config', 'url');

/** What is asked of the messages of a session. */
export const MESSAGE_RELATIONS: Relations<Session> = {
  '`session_id` is that of the session': ({ messages, others }) =>
    all('session_id', messages.map(idOf), (id) => id === idOf(messages[0]) && !others.includes(id)),
  '`created_at` of a message is its time': ({ messages, sent }) =>
    all('created_at', messages, ({ created_at }) => relations.isTimeOf(sent, created_at)),
  'messages arrive if their flag is on': ({ texts, sent, config: { messages_config = {} } }) =>
    askFlags(texts, parsers.parseLiveMessagesConfig(messages_config), sent.isSpoken),
  'a resumed session goes on': ({ messages, resumedAt, plan }) => {
    const before = latest(messages.slice(0, resumedAt));
    const after = latest(messages.slice(resumedAt));
    return plan.losses ? that('transcripts', after > 0 && after >= before, { before, after }) : [];
  },
  'a silence of `endpointing` ends an utterance': ({ finals, plan: { silence, repeats } }) =>
    silence ? that('utterances', finals.length >= Number(repeats), finals) : [],
  'times of messages count from the start of the session': ({ finals, sent: { isSpoken } }) => {
    const isLate = finals.some(({ end }) => Number(end) > 1.2);
    return isSpoken && finals.length > 0 ? that('finals', isLate, finals) : [];
  },
  'an utterance has at most its maximum duration': ({ finals, config, sent }) => {
    const { value } = Object(parsers.parseLiveRequest(config));
    const most = value.maximum_duration_without_endpointing;
    const isOne = finals.length < 2 || Math.min(value.endpointing, most) < Number(sent.seconds);
    const isShort = finals.every(({ start, end }) => Number(end) - Number(start) <= most + 0.5);
    return sent.isSpoken ? that('utterances', isOne && isShort, finals) : [];
  },
};

/** What is asked of all that has arrived of a session when it has ended. */
export const SESSION_RELATIONS: Relations<Session> = {
  'callbacks arrive if their flag is on': ({ posted, sent, config }) => {
    const flags = config.callback ? parsers.parseLiveCallbackConfig(config.callback_config) : {};
    return posted ? askFlags(posted, flags, sent.isSpoken) : [];
  },
  'a transcript arrives once, and only one of an utterance is final': (session) => {
    const { texts, posted = [], finals } = session;
    // Other messages, such as acknowledgments, may be equal.
    const isTranscript = (text: string) => flagOf(text) !== OTHER;
    const utterances = finals.map(({ start, channel }) => `${channel} ${start}`);
    const lists = [texts.filter(isTranscript), posted.filter(isTranscript), utterances];
    return lists.map((list) => {
      const repeated = list.filter((item, index) => list.indexOf(item) < index);
      return that('transcripts', repeated.length === 0, repeated);
    });
  },
  'a session has a job in the list, which is done': ({ job, jobs, config }) => {
    // A session without callbacks, or a job without parameters, can't be told.
    const isOpen = jobs?.length && jobs.every((one) => !one.request_params);
    return jobs && !isOpen && urlOf(config) ? that('job', job?.status === 'done', job) : [];
  },
  'the job has what the session sent': ({ job, texts, finals, others }) => {
    const { messages, transcription } = job?.result ?? {};
    if (!transcription) return [];
    const keyOf = ({ start, text }: LiveUtterance) => `${start} ${text}`;
    const spoken = transcription.utterances?.map(keyOf);
    const isOwn = !others.some((id) => messages?.some((text) => text.includes(id)));
    const hasMessages = texts.length === 0 || messages?.length !== 0;
    const isSpoken = finals.every((utterance) => spoken?.includes(keyOf(utterance)));
    return [that('messages', isOwn && hasMessages, messages), that('utterances', isSpoken, spoken)];
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

/** A URL in which each word that may be a token is reversed. */
function withOtherToken(url: string): string {
  const { origin } = new URL(url);
  const reversed = (word: string) => (/\d/.test(word) ? [...word].reverse().join('') : word);
  return origin + url.slice(origin.length).replace(/[\w-]{8,}/g, reversed);
}

/** The URL of a session is its own, and holds a token instead of the key. */
async function testUrl(run: Run, url: string, urls: string[], repeat: string): Promise<void> {
  const isOwn = /^wss?:/.test(url) && URL.canParse(url) && !urls.includes(url);
  run.demand(URL_IS_OWN, that('url', isOwn, url), repeat);
  urls.push(url);
  const { key } = run.options;
  const hasKey = url.split(/[/?&=#]/).some((text) => [key, encodeURIComponent(key)].includes(text));
  run.note(URL_IS_OWN, that('url', !hasKey, undefined, 'must not have the API key'), repeat);
  const madeUp = withOtherToken(url);
  if (madeUp === url) return;
  run.note(TOKEN, that('WebSocket', (await open(run, madeUp)) === undefined, madeUp), repeat);
}

function readMessage(run: Run, text: string, repeat: string) {
  const message = read(run, 'ServerMessageValue', parsed(text), repeat);
  const utterance = at(message, 'data', 'utterance') as LiveUtterance | undefined;
  const isFinal = message.type === 'transcript' && at(message, 'data', 'is_final') === true;
  return { ...message, utterance, isFinal };
}

/** Runs a session from its creation to its end. */
async function runSession(run: Run, { path, config, plan }: Planned, urls: string[]) {
  const created = await create(run, SESSIONS, config);
  const url = `${created.body.url}`;
  await testUrl(run, url, urls, created.repeat);
  const repeat = `${created.repeat}, connect to its url, stream speech.wav ${JSON.stringify(plan)}, and send stop_recording`;
  const { texts, resumedAt, audio } = await stream(run, url, config, plan);
  const messages = texts.map((text) => readMessage(run, text, repeat));
  const finals = messages.flatMap(({ isFinal, utterance }) => (isFinal && utterance) || []);
  const known = { time: created.now, channels: config.channels ?? 1, repeat, ...audio };
  const sent: Sent = { kind: 'live', request: { ...config }, path, ...known };
  return { sent, config, plan, texts, messages, finals, resumedAt };
}

/** The sessions that have ended, with what has arrived of them until now. */
async function arrivedOf(run: Run, ended: Ended[]): Promise<Session[]> {
  const list = run.has('list') && (await pagesOf(run, 'kind=live&limit=100'));
  const jobs = list ? (list.jobs as LiveJob[]) : undefined;
  return ended.map((session) => {
    const { path, request } = session.sent;
    const received = run.has('callbacks') ? run.receiver?.receivedAt(path) : undefined;
    const posted = received?.flatMap(({ method, text }) => (method === 'POST' ? text : []));
    const others = ended.flatMap((other) => (other === session ? [] : other.messages.map(idOf)));
    const job = jobs?.find(
      (one) => one.request_params && urlOf(one.request_params) === urlOf(request),
    );
    return { ...session, posted, others, jobs, job };
  });
}

export async function testSessions(run: Run): Promise<void> {
  if (!run.has('sessions')) return;
  const urls: string[] = [];
  const ended: Ended[] = [];
  await inParallel(sessionsOf(run), async (one) => ended.push(await runSession(run, one, urls)));
  const sessions = await askArrived(run, SESSION_RELATIONS, () => arrivedOf(run, ended));
  for (const session of sessions) {
    const { sent, job, messages, finals } = session;
    run.ask(MESSAGE_RELATIONS, session, sent.repeat);
    const utterances = messages.flatMap(({ utterance }) => utterance ?? []);
    const speech = { sent, utterances, finals, languages: relations.languagesOf(utterances) };
    run.ask(relations.SPEECH_RELATIONS, speech, sent.repeat);
    if (!job) continue;
    run.sent.set(relations.idOf(job), { ...sent, job: { ...job } });
    relations.askJob(run, sent, job, NaN, sent.repeat);
  }
}
