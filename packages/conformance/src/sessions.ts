/** Live sessions: each has options and a plan of the client. Relations are asked of what arrives, and of its job. */
import { parseLiveMessagesConfig, parseLiveRequest } from 'speech-to-text-contract/parse';
import type { LiveJob, LiveUtterance } from 'speech-to-text-contract/types/tolerant';
import { askArrived, bodyOf, parsed, read } from './client.ts';
import { create, FRENCH, SESSIONS } from './create.ts';
import { pagesOf } from './list.ts';
import { type Options, type Plan, stream } from './live.ts';
import * as relations from './relations.ts';
import { type Answer, all, inParallel, type Relations, type Run, type Sent, that } from './run.ts';
import { at, type Body, bodiesOf } from './values.ts';

export const URL_IS_OWN = 'a session has a WebSocket URL of its own';
const [PARTIAL, FINAL] = ['receive_partial_transcripts', 'receive_final_transcripts'];
/** The types of most messages are open, so that their flags can't be told. */
const OTHER = 'another message';

const FLAGS = Object.keys(Object(parseLiveMessagesConfig({})).value);
const flagsFor = (isOn: (flag: string) => boolean) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, isOn(flag)]));
const PARTIALS = flagsFor((flag) => flag === PARTIAL);
const FINALS = flagsFor((flag) => flag === FINAL);
const OTHERS = flagsFor((flag) => flag !== PARTIAL && flag !== FINAL);

/** Only `stop_recording` ends an utterance. */
const UNENDING = { endpointing: 10, maximum_duration_without_endpointing: 60 };
const SHORT = { ...UNENDING, maximum_duration_without_endpointing: 5 };

type Planned = [options: Body, plan: Plan];
/** The callbacks of all sessions get URLs of their own. */
const STORIES: Planned[] = [
  [
    { ...FRENCH, messages_config: PARTIALS, callback: true, callback_config: FINALS },
    { losses: 2 },
  ],
  [
    { ...UNENDING, endpointing: 0.5, callback: true },
    { repeats: 2, silence: 2 },
  ],
  [
    { ...UNENDING, messages_config: FINALS, callback: true, callback_config: PARTIALS },
    { repeats: 2, isJson: true },
  ],
  [
    { ...SHORT, messages_config: { [PARTIAL]: true }, callback: true, callback_config: OTHERS },
    { repeats: 4, losses: 2 },
  ],
  [{ messages_config: OTHERS }, {}],
];

type Ended = Awaited<ReturnType<typeof runSession>>;
type Session = Awaited<ReturnType<typeof arrivedOf>>[number];

/** The flag that selects the message in a text. In a callback, there may be more around the message. */
function flagOf(text: string): string {
  const [, isFinal] = /is_final\W+(true|false)/.exec(text) ?? [];
  return isFinal === 'true' ? FINAL : isFinal ? PARTIAL : OTHER;
}

/** A service need not send other messages, and silence has no transcripts. */
function askFlags(texts: string[], flags: object, isSpoken: boolean): Answer[] {
  const { [PARTIAL]: partial, [FINAL]: final, ...others } = flags as Record<string, boolean>;
  const other = Object.values(others).includes(true);
  const wanted = { [PARTIAL]: partial, [FINAL]: final, [OTHER]: other };
  return Object.entries(wanted).map(([flag, isOn = false]) => {
    const isFree = isOn && (flag === OTHER || !isSpoken);
    const hasCome = texts.some((text) => flagOf(text) === flag);
    const got = isOn ? texts : texts.filter((text) => flagOf(text) === flag);
    return that(flag, isFree || isOn === hasCome, got, `must ${isOn ? '' : 'not '}arrive`);
  });
}

const UNTOLD = 'no job has the ID of a created session, or its parameters';
/** The URL of the callbacks of a session, which tells its job. */
const urlOf = (request: unknown) => at(request, 'callback_config', 'url');

/** What is asked of the messages of a session. */
export const MESSAGE_RELATIONS: Relations<Session> = {
  '`session_id` is that of the session': ({ ids, others }) =>
    all('session_id', ids, (id) => id === ids[0] && !others.includes(id)),
  '`created_at` of a message is its time': ({ messages, sent }) =>
    all('created_at', messages, ({ created_at }) => relations.isTimeOf(sent, created_at)),
  // Whatever has come before the connection was lost.
  'messages arrive if their flag is on': ({ texts, resumedAt, sent, options }) =>
    askFlags(texts.slice(resumedAt), options.messages_config, sent.isSpoken),
  'a silence of `endpointing` ends an utterance': ({ finals, plan: { silence, repeats } }) =>
    silence ? that('utterances', finals.length >= Number(repeats), finals, 'are too few') : [],
  'nothing else ends an utterance before its maximum duration': ({ finals, options, sent }) => {
    const { endpointing, maximum_duration_without_endpointing: most } = options;
    const isOne = finals.length < 2 || Math.min(endpointing, most) < Number(sent.seconds);
    const spans = finals.map(({ start, end }) => ({ start, end }));
    return sent.isSpoken ? that('utterances', isOne, spans, 'end early') : [];
  },
  'an utterance has at most its maximum duration': ({ finals, options, sent }) => {
    const most = options.maximum_duration_without_endpointing + 0.5;
    const isShort = ({ start, end }: LiveUtterance) => Number(end) - Number(start) <= most;
    return sent.isSpoken ? all('utterances', finals, isShort) : [];
  },
};

/** What is asked of all that has arrived of a session when it has ended. */
export const SESSION_RELATIONS: Relations<Session> = {
  'callbacks arrive if their flag is on': ({ posted, sent, options }) =>
    posted ? askFlags(posted, options.callback ? options.callback_config : {}, sent.isSpoken) : [],
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
  'a session has a job in the list, which is done': ({ isKnown, areTold, job }) => {
    if (!isKnown) return [];
    const isDone = areTold ? job?.status === 'done' : undefined;
    return that('job', isDone, job, areTold ? 'is missing or not done' : UNTOLD);
  },
  'the job has what the session sent': ({ job, texts, finals }) => {
    const { messages, transcription } = job?.result ?? {};
    if (!transcription) return [];
    const keyOf = ({ start, text }: LiveUtterance) => `${start} ${text}`;
    const spoken = transcription.utterances?.map(keyOf);
    return [
      that('messages', texts.length === 0 || messages?.length !== 0, messages),
      ...all('utterances', finals.map(keyOf), (key) => Boolean(spoken?.includes(key))),
    ];
  },
};

/** Runs a session from its creation to its end. */
async function runSession(run: Run, [request, plan]: Planned, urls: string[]) {
  const created = await create(run, SESSIONS, request);
  const body = bodyOf(run, 'LiveSessionCreated', created);
  const url = `${body.url}`;
  const isOwn = /^wss?:/.test(url) && URL.canParse(url) && !urls.includes(url);
  run.demand(URL_IS_OWN, that('url', isOwn, url), created.repeat);
  urls.push(url);
  const repeat = `${created.repeat}, connect to its url, stream speech.wav ${JSON.stringify(plan)}, and send stop_recording`;
  const withDefaults = parseLiveRequest({ messages_config: {}, ...request });
  const options: Options = Object(withDefaults).value;
  const { texts, resumedAt, audio } = await stream(run, url, options, plan, repeat);
  const messages = texts.map((text) => read(run, 'ServerMessageValue', parsed(text), repeat));
  const finals = messages.flatMap((message) => {
    const isFinal = message.type === 'transcript' && at(message, 'data', 'is_final') === true;
    return isFinal ? ((at(message, 'data', 'utterance') ?? []) as LiveUtterance) : [];
  });
  const sent: Sent = { kind: 'live', request, time: created.now, repeat, ...audio };
  const ids = messages.map(({ session_id }) => `${session_id}`);
  // An ID isn't documented, but may be there.
  const known = { id: relations.idOf({ id: at(body, 'id') }), url: urlOf(request) };
  return { ...known, sent, options, plan, texts, messages, ids, finals, resumedAt };
}

/** The sessions that have ended, each with the IDs in messages of others, its callbacks until now, if some can arrive, and its job in a list. */
async function arrivedOf(run: Run, ended: Ended[]) {
  const list = run.has('list') && (await pagesOf(run, 'kind=live&limit=100'));
  const listed = (list ? (list.jobs as LiveJob[]) : []).map((job) => ({
    job,
    id: relations.idOf(job),
    url: urlOf(job.request_params),
  }));
  // Without the ID of the session, the URL of its callbacks tells its job.
  const haveIds = ended.some(({ id }) => listed.some((one) => one.id === id));
  const key = haveIds ? 'id' : 'url';
  const areTold = listed.length === 0 || listed.some((one) => one[key]);
  return ended.map((session) => {
    const received = run.has('callbacks') ? run.receiver?.receivedAt(session.url) : undefined;
    const posted = received?.flatMap(({ method, text }) => (method === 'POST' ? text : []));
    const others = ended.flatMap((other) => (other === session ? [] : other.ids));
    const isKnown = Boolean(list) && session[key] !== undefined;
    const job = isKnown ? listed.find((one) => one[key] === session[key])?.job : undefined;
    return { ...session, posted, others, isKnown, areTold, job };
  });
}

export async function testSessions(run: Run): Promise<void> {
  if (!run.has('sessions')) return;
  // In the last sessions, each option has each of its valid values.
  const silent = bodiesOf(SESSIONS.values).map((options): Planned => [options, {}]);
  const planned = [...STORIES, ...silent].map(([options, plan], index): Planned => {
    const callback_config = { ...Object(options.callback_config), url: run.urlAt(`live-${index}`) };
    return [{ ...options, callback_config }, plan];
  });
  const [urls, ended]: [string[], Ended[]] = [[], []];
  await inParallel([[{}, {}] satisfies Planned, ...planned], async (session) =>
    ended.push(await runSession(run, session, urls)),
  );
  const sessions = await askArrived(run, SESSION_RELATIONS, () => arrivedOf(run, ended));
  for (const session of sessions) {
    const { sent, job, finals: utterances } = session;
    run.ask(MESSAGE_RELATIONS, session, sent.repeat);
    run.ask(relations.SPEECH_RELATIONS, { sent, utterances }, sent.repeat);
    if (!job) continue;
    run.sent.set(relations.idOf(job), { ...sent, job: { ...job } });
    relations.askJob(run, sent, job, sent.repeat);
  }
}
