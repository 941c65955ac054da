/** Live sessions: each is a configuration and a plan of the client. Relations are asked of what arrives, and of its job. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as parsers from 'speech-to-text-contract/parse';
import type { LiveRequest } from 'speech-to-text-contract/types';
import type { LiveJob, LiveUtterance } from 'speech-to-text-contract/types/tolerant';
import { validateLiveRequest } from 'speech-to-text-contract/validators';
import { poll } from './client.ts';
import { create } from './create.ts';
import { pagesOf } from './list.ts';
import { timeOf, urlAt } from './recordings.ts';
import * as relations from './relations.ts';
import {
  type Answer,
  all,
  allOnce,
  inParallel,
  type Relations,
  type Run,
  type Sent,
  that,
} from './run.ts';
import {
  FINAL,
  formatOf,
  kindOf,
  type Message,
  OTHER,
  PARTIAL,
  type Plan,
  stream,
} from './stream.ts';
import { at, bodiesOf, valuesBy } from './values.ts';

export const URL_IS_OWN = 'a session has a WebSocket URL of its own';
const SAME = 'the job has what the session sent';
export const HAS_JOB = 'a session has a job in the list, which is done';
export const LIVE = valuesBy('LiveRequest', validateLiveRequest);

/** Only `stop_recording` ends an utterance. */
const UNENDING = { endpointing: 10, maximum_duration_without_endpointing: 60 };
const LONG = { ...UNENDING, maximum_duration_without_endpointing: 5 };
const FRENCH = { language_config: { languages: ['fr'], code_switching: true } };
const FLAGS = Object.keys(Object(parsers.parseLiveMessagesConfig({})).value);

/** The kind of messages that a flag selects. The types of most messages are open. */
const selectedBy = (flag: string) =>
  [PARTIAL, FINAL].find((kind) => flag === `receive_${kind.replace(' ', '_')}s`) ?? OTHER;
/** The flags that select one kind of messages alone. */
const only = (kind: string) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, kind === selectedBy(flag)]));

/** The messages and the callbacks that are selected, other options, and the plan of the client. */
const SESSIONS: [messages: string, callbacks: string, options: LiveRequest, plan: Plan][] = [
  [PARTIAL, FINAL, FRENCH, { losses: 2 }],
  ['', '', { ...UNENDING, endpointing: 0.5 }, { repeats: 2, silence: 2 }],
  [FINAL, PARTIAL, UNENDING, { repeats: 2, isJson: true }],
  [
    '',
    OTHER,
    { ...LONG, messages_config: { receive_partial_transcripts: true } },
    { repeats: 4, losses: 2 },
  ],
  [OTHER, '', { callback: undefined }, { hasHeader: true }],
];

type Planned = { path: string; config: LiveRequest; plan: Plan };
/** A session that has ended: what was sent, what arrived, and the IDs in the messages of other sessions. */
interface Session {
  sent: Sent;
  config: LiveRequest;
  plan: Plan;
  messages: Message[];
  /** How many messages came before the connection was lost for the last time. */
  resumedAt: number;
  texts: string[];
  ids: string[];
  finals: LiveUtterance[];
  others: string[];
  /** The bodies of its callbacks; undefined if none can arrive. */
  posted: string[] | undefined;
  job: LiveJob | undefined;
  repeat: string;
}

/** The kinds of messages that the flags select, with their defaults. */
function selected(flags: { ok: boolean; value?: object }): string[] {
  const isOn = Object.entries(flags.value ?? {}).filter(([, value]) => value === true);
  return isOn.map(([flag]) => selectedBy(flag));
}

/** The kinds of the callbacks that a session selects. */
const callbacksOf = ({ callback, callback_config }: LiveRequest) =>
  callback ? selected(parsers.parseLiveCallbackConfig(callback_config)) : [];

/** A service need not send other messages, and silence has no transcripts. */
const askKinds = (texts: string[], wanted: string[], isSpoken: boolean): Answer[] =>
  [PARTIAL, FINAL, OTHER].map((kind) => {
    const [isOn, hasCome] = [wanted.includes(kind), texts.some((text) => kindOf(text) === kind)];
    const isFree = isOn && (kind === OTHER || !isSpoken);
    return that(kind, isFree || isOn === hasCome, texts, `must ${isOn ? '' : 'not '}arrive`);
  });

export const SESSION_RELATIONS: Relations<Session> = {
  '`session_id` is that of the session': ({ ids, others }) =>
    all('session_id', ids, (id) => id === ids[0] && !others.includes(id)),
  '`created_at` of a message is its time': ({ messages, sent }) =>
    all('created_at', messages, ({ created_at }) => relations.isTimeOf(sent, created_at)),
  'messages arrive if their flag is on': ({ texts, sent, config: { messages_config = {} } }) =>
    askKinds(texts, selected(parsers.parseLiveMessagesConfig(messages_config)), sent.isSpoken),
  'callbacks arrive if their flag is on': ({ posted, sent, config }) =>
    posted && config.callback_config ? askKinds(posted, callbacksOf(config), sent.isSpoken) : [],
  'a transcript arrives once': ({ texts, posted = [] }) =>
    Object.entries({ message: texts, callback: posted }).flatMap(([place, arrived]) =>
      // Other messages, such as acknowledgments, may be equal.
      allOnce(
        place,
        arrived.filter((text) => kindOf(text) !== OTHER),
      ),
    ),
  'a resumed session goes on': ({ messages, resumedAt, plan }) => {
    const latest = (some: Message[]) =>
      Math.max(0, ...some.map(({ utterance }) => Number(utterance?.end ?? 0)));
    const [before, after] = [messages.slice(0, resumedAt), messages.slice(resumedAt)].map(latest);
    return plan.losses
      ? that('transcripts', Boolean(after) && Number(after) >= Number(before), { before, after })
      : [];
  },
  'an utterance has one final transcript': ({ finals }) =>
    allOnce(
      'utterance',
      finals.map(({ start, channel }) => `${channel} ${start}`),
    ),
  'messages have the times of the session': ({ messages, finals, sent }) => {
    const utterances = messages.flatMap(({ utterance }) => utterance ?? []);
    const isLate =
      !sent.isSpoken || finals.length === 0 || finals.some(({ end }) => Number(end) > 1.2);
    return [
      that('since the session began', isLate, finals),
      ...relations.askTimes(finals, sent.seconds),
      ...utterances.flatMap((utterance) => relations.askTimes([utterance], sent.seconds)),
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
  [SAME]: ({ job, texts, finals, others }) => {
    const { messages, transcription } = job?.result ?? {};
    const keyOf = ({ start, text }: LiveUtterance) => `${start} ${text}`;
    const spoken = (transcription?.utterances ?? []).map(keyOf);
    const isOwn = !others.some((id) => messages?.some((text) => text.includes(id)));
    const isSpoken =
      !transcription || finals.every((utterance) => spoken.includes(keyOf(utterance)));
    const hasMessages = texts.length === 0 || messages?.length !== 0;
    return job?.result
      ? [that('messages', isOwn && hasMessages, messages), that('utterances', isSpoken, spoken)]
      : [];
  },
};

/** The configurations and the plans of all sessions. In the last ones, each option has each of its valid values. */
function sessionsOf(run: Run): Planned[] {
  const stories = SESSIONS.map(([messages, callbacks, options, plan]): [LiveRequest, Plan] => {
    const callback_config = { url: '', ...(callbacks && only(callbacks)) };
    const flags = {
      callback: true,
      callback_config,
      ...(messages && { messages_config: only(messages) }),
    };
    return [{ ...flags, ...options }, plan];
  });
  const silent = bodiesOf(LIVE).map((config): [LiveRequest, Plan] => [config, {}]);
  const sessions = [...stories, ...silent].map(([config, plan], index) => {
    const path = `session-${index}`;
    const callback_config = { ...config.callback_config, url: urlAt(run, path) };
    return { path, plan, config: { ...config, callback_config } };
  });
  return [{ path: 'none', config: {}, plan: {} }, ...sessions];
}

/** Runs a session from its creation to its end. */
async function runSession(run: Run, { path, config, plan }: Planned) {
  const created = await create(run, 'LiveSessionCreated', '/v2/live', config);
  const url = `${created.body.url}`;
  const { key } = run.options;
  const isOwn = /^wss?:/.test(url) && URL.canParse(url) && !run.urls.has(url);
  run.demand(URL_IS_OWN, that('url', isOwn, url), created.repeat);
  run.urls.add(url);
  const hasKey = url.split(/[/?&=#]/).some((part) => [key, encodeURIComponent(key)].includes(part));
  run.note(
    URL_IS_OWN,
    that('url', !hasKey, undefined, 'must not have the API key'),
    created.repeat,
  );
  const repeat = `${created.repeat}, connect to its url, stream speech.wav ${JSON.stringify(plan)}, and send stop_recording`;
  const { messages, resumedAt, seconds } = await stream(run, url, config, plan, repeat);
  const finals = messages.flatMap(({ kind, utterance }) =>
    kind === FINAL && utterance ? utterance : [],
  );
  const { isSpoken } = formatOf(config);
  const known = { ...timeOf(created), isSpoken, channels: config.channels ?? 1, seconds };
  const sent: Sent = { kind: 'live', request: { ...config }, path, ...known };
  const [texts, ids] = [
    messages.map(({ text }) => text),
    messages.map(({ session_id }) => session_id),
  ];
  return { sent, config, plan, messages, resumedAt, texts, ids, finals, repeat };
}

type Ended = Awaited<ReturnType<typeof runSession>>;
const liveJobs = async (run: Run) =>
  run.has('list') ? ((await pagesOf(run, 'kind=live&limit=100')).jobs as LiveJob[]) : [];

export async function checkSessions(run: Run): Promise<void> {
  if (!run.has('sessions')) return;
  const before = (await liveJobs(run)).map(relations.idOf);
  const ended: Ended[] = [];
  await inParallel(
    sessionsOf(run),
    async (session) => ended.push(await runSession(run, session)),
    5,
  );
  await waitForCallbacks(run, ended);
  let jobs: LiveJob[] = [];
  const isFound = await poll(run, async () => {
    jobs = (await liveJobs(run)).filter((job) => !before.includes(relations.idOf(job)));
    return jobs.filter(relations.hasEnded).length >= ended.length || !run.has('list') || undefined;
  });
  if (run.has('list'))
    run.note(HAS_JOB, that('jobs', isFound === true, jobs.length, `must be ${ended.length}`));
  for (const session of ended) askSession(run, session, ended, jobs);
}

/** Asks the relations of a session, and of its job, which has its ID, or the URL of its callbacks. */
function askSession(run: Run, session: Ended, ended: Ended[], jobs: LiveJob[]): void {
  const { sent, repeat, ids } = session;
  const others = ended.filter((other) => other !== session).flatMap((other) => other.ids);
  const arrived = run.has('callbacks') ? run.receiver?.receivedAt(sent.path) : undefined;
  const posted = arrived?.flatMap(({ method, text }) => (method === 'POST' ? text : []));
  const url = at(sent.request, 'callback_config', 'url');
  const isIts = ({ request_params }: LiveJob) =>
    request_params && at(request_params, 'callback_config', 'url') === url;
  const byId = jobs.find((one) => ids.some((id) => id.toLowerCase() === relations.idOf(one)));
  const job = byId ?? jobs.find(isIts);
  run.ask(SESSION_RELATIONS, { ...session, others, posted, job }, repeat);
  if (job?.result && !job.result.transcription)
    run.skips.set(SAME, 'a result without `transcription` cannot be compared');
  if (job) {
    run.sent.set(relations.idOf(job), { ...sent, job: { ...job } });
    run.note(HAS_JOB, that('status', job.status === 'done', job.status), repeat);
    relations.askJob(run, { sent, job, now: Infinity }, repeat);
  } else if (jobs.some(({ request_params }) => request_params))
    run.note(HAS_JOB, that('callback_config.url', false, jobs, 'must be recorded'), repeat);
  else if (jobs.length > 0)
    run.skips.set(HAS_JOB, 'jobs without `request_params` cannot be told apart');
}

/** Waits for a transcript at each session that must post one, and then for what must not arrive. */
async function waitForCallbacks(run: Run, sessions: Ended[]): Promise<void> {
  const { receiver } = run;
  if (!receiver || !run.has('callbacks')) return;
  const hasCome = ({ sent, config }: Ended) =>
    !sent.isSpoken ||
    !callbacksOf(config).some((kind) => kind !== OTHER) ||
    receiver.receivedAt(sent.path).some(({ text }) => kindOf(text) !== OTHER);
  await poll(run, () => sessions.every(hasCome) || undefined);
  await sleep(300);
}
