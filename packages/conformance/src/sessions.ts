/** Live sessions: each is a configuration and a plan of the client. Relations are asked of what arrives, and of its job. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  parseLiveCallbackConfig,
  parseLiveMessagesConfig,
  parseLiveRequest,
} from 'speech-to-text-contract/parse';
import type { LiveRequest } from 'speech-to-text-contract/types';
import type { LiveJob, LiveUtterance } from 'speech-to-text-contract/types/tolerant';
import { validateLiveRequest } from 'speech-to-text-contract/validators';
import { poll } from './client.ts';
import { create } from './create.ts';
import { pagesOf } from './list.ts';
import { timeOf, urlAt } from './recordings.ts';
import { askChannels, askJob, askTimes, askWords, hasEnded, idOf } from './relations.ts';
import {
  type Answer,
  equal,
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
export const HAS_JOB = 'a session has a job in the list, which is done';
export const RESUMED = 'a session is resumed as often as it is lost';
export const LIVE = valuesBy('LiveRequest', validateLiveRequest);

/** Only `stop_recording` ends an utterance. */
const UNENDING = { endpointing: 10, maximum_duration_without_endpointing: 60 };
const FRENCH: LiveRequest = { language_config: { languages: ['fr'], code_switching: true } };
const FLAGS = Object.keys(Object(parseLiveMessagesConfig({})).value);

/** The kind of messages that a flag selects. The types of most messages are open. */
const selectedBy = (flag: string) =>
  [PARTIAL, FINAL].find((kind) => flag === `receive_${kind.replace(' ', '_')}s`) ?? OTHER;
/** The flags that select one kind of messages alone. */
const only = (kind: string) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, kind === selectedBy(flag)]));
const callbacks = (flags: object = {}) => ({
  callback: true,
  callback_config: { url: '', ...flags },
});

/** In the sessions after these, which are silent, each option has each of its valid values. */
const SESSIONS: [config: LiveRequest, plan: Plan][] = [
  [{}, {}],
  [{ ...FRENCH, messages_config: only(PARTIAL), ...callbacks(only(FINAL)) }, { losses: 2 }],
  [{ ...UNENDING, endpointing: 0.5, ...callbacks() }, { silence: 2 }],
  [
    { ...UNENDING, messages_config: only(FINAL), ...callbacks(only(PARTIAL)) },
    { repeats: 2, isJson: true },
  ],
  [
    { ...UNENDING, maximum_duration_without_endpointing: 5, ...callbacks(only(OTHER)) },
    { repeats: 4 },
  ],
  [{ messages_config: only(OTHER), callback_config: { url: '' } }, { hasHeader: true }],
];

/** A session that has ended, with what was sent and what came back. */
interface Session {
  sent: Sent;
  config: LiveRequest;
  plan: Plan;
  messages: Message[];
  finals: LiveUtterance[];
  /** The bodies of its callbacks; undefined if none can arrive. */
  posted?: string[] | undefined;
  job?: LiveJob | undefined;
  /** The IDs in the messages of other sessions. */
  others: Set<string>;
  story: string;
}

/** A kind of messages arrives if its flag is on, and only then. A service need not send other messages. */
function askKinds(
  place: string,
  kinds: string[],
  parsedFlags: unknown,
  isSpoken: boolean,
): Answer[] {
  const flags = Object.entries(Object(at(parsedFlags, 'value'))).filter(
    ([, isOn]) => isOn === true,
  );
  return [PARTIAL, FINAL, OTHER].map((kind) => {
    const isOn = flags.some(([flag]) => selectedBy(flag) === kind);
    const isFree = isOn && (kind === OTHER || !isSpoken);
    const words = isOn
      ? 'must arrive, because its flag is on'
      : 'must not arrive, because its flag is off';
    return that(`${kind} ${place}`, isFree || isOn === kinds.includes(kind), kinds, words);
  });
}

export const SESSION_RELATIONS: Relations<Session> = {
  '`session_id` is that of the session': ({ messages, others }) =>
    messages.map(({ session_id: id }) =>
      that('session_id', id === messages[0]?.session_id && !others.has(id), id),
    ),
  '`created_at` of a message is its time': ({ messages, sent }) =>
    messages.map(({ created_at: got }) =>
      that('created_at', Math.abs(Date.parse(got) - sent.at) < sent.slack, got),
    ),
  'messages arrive if their flag is on': ({ messages, sent, config }) => {
    const kinds = messages.map(({ kind }) => kind);
    return askKinds(
      'over the WebSocket',
      kinds,
      parseLiveMessagesConfig(config.messages_config ?? {}),
      sent.isSpoken,
    );
  },
  'callbacks arrive if their flag is on': (session) => {
    const { posted, sent, config } = session;
    const flags = config.callback && parseLiveCallbackConfig(config.callback_config);
    return posted && config.callback_config
      ? askKinds('as a callback', posted.map(kindOf), flags, sent.isSpoken)
      : [];
  },
  'a message arrives once': ({ messages, posted = [] }) =>
    [messages.map(({ text }) => text), posted].flatMap((texts) =>
      texts.map((text, index) => that('message', texts.indexOf(text) === index, text)),
    ),
  'an utterance has one final transcript': ({ finals, sent: { isSpoken } }) => [
    ...finals.map(({ start, channel }) => {
      const same = finals.filter((other) => other.start === start && other.channel === channel);
      return that('utterance', same.length === 1, same, 'has several final transcripts');
    }),
    ...(isSpoken && finals.length > 0
      ? [
          that(
            'words',
            finals.some(({ words }) => words?.length),
            finals,
          ),
        ]
      : []),
  ],
  'messages have the times of the session': (session) => {
    const { messages, finals, sent } = session;
    const seconds = sent.seconds ?? Infinity;
    const utterances = messages.flatMap(({ utterance }) => utterance ?? []);
    const isLate =
      !sent.isSpoken || finals.length === 0 || finals.some(({ end }) => Number(end) > 1.2);
    return [
      that('final transcripts', isLate, finals, 'must have times since the session began'),
      ...askTimes(finals, seconds),
      ...utterances.flatMap((utterance) => askTimes([utterance], seconds)),
      ...askChannels(utterances, sent.channels),
      ...askWords(utterances),
    ];
  },
  'an utterance has at most its maximum duration': (session) => {
    const {
      finals,
      sent: { seconds = 0, isSpoken },
    } = session;
    const { endpointing, maximum_duration_without_endpointing: longest } = Object(
      parseLiveRequest(session.config),
    ).value;
    if (!isSpoken || finals.length === 0) return [];
    return [
      that(
        'utterances',
        Math.min(endpointing, longest) < seconds || finals.length === 1,
        finals,
        'must be one',
      ),
      ...finals.map(({ start, end }) =>
        that(
          'utterance',
          Number(end) - Number(start) <= longest + 0.5,
          { start, end },
          'is too long',
        ),
      ),
    ];
  },
  'messages have the language that was sent': ({ messages, config: { language_config } }) => {
    const [language, ...others] = language_config?.languages ?? [];
    const spoken = messages.flatMap(({ utterance }) => utterance?.language ?? []);
    return language && others.length === 0
      ? spoken.map((one) => equal('language', one, language))
      : [];
  },
  'the job has what the session sent': (session) => {
    const { job, messages, finals, others } = session;
    if (!job?.result) return [];
    const texts = job.result.messages ?? [];
    const keyOf = ({ start, text }: LiveUtterance) => `${start} ${text}`;
    const spoken = (job.result.transcription?.utterances ?? []).map(keyOf);
    return [
      that(
        'result.messages',
        messages.length === 0 || texts.length > 0,
        texts,
        'must not be empty',
      ),
      that(
        'result.messages',
        ![...others].some((id) => texts.some((text) => text.includes(id))),
        texts,
        'must be its own',
      ),
      that(
        'utterances',
        finals.every((utterance) => spoken.includes(keyOf(utterance))),
        { finals, spoken },
      ),
    ];
  },
};

/** The configurations and the plans of all sessions. Callbacks go to a path of their own. */
function sessionsOf(run: Run) {
  const silent = bodiesOf(LIVE).map((config, index): [LiveRequest, Plan] => [
    config,
    { isJson: index % 2 === 1 },
  ]);
  return [...SESSIONS, ...silent].map(([config, plan], index) => {
    const path = `session-${index}`;
    const callback_config = { ...config.callback_config, url: urlAt(run, path) };
    return { path, plan, config: config.callback_config ? { ...config, callback_config } : config };
  });
}

/** Runs a session from its creation to its end. */
async function runSession(
  run: Run,
  urls: Set<string>,
  { path, config, plan }: ReturnType<typeof sessionsOf>[number],
) {
  const created = await create(run, 'LiveSessionCreated', '/v2/live', config);
  const url = `${created.body.url}`;
  const isOwn = /^wss?:/.test(url) && URL.canParse(url) && !urls.has(url);
  run.demand(URL_IS_OWN, that('url', isOwn, url), created.repeat);
  urls.add(url);
  const story = `${created.repeat}, connect to its url, stream speech.wav ${JSON.stringify(plan)}, and send stop_recording`;
  const { messages, seconds } = await stream(run, url, config, plan, story);
  const finals = messages.flatMap(({ kind, utterance }) =>
    kind === FINAL && utterance ? [utterance] : [],
  );
  const { isSpoken } = formatOf(config);
  // What was on its way when the connection was lost may be missing.
  const known = { channels: config.channels ?? 1, ...(!plan.losses && { seconds }) };
  const sent: Sent = {
    kind: 'live',
    request: { ...config },
    path,
    ...timeOf(created),
    isSpoken,
    ...known,
  };
  return { sent, config, plan, messages, finals, story };
}

const liveJobs = async (run: Run) => (await pagesOf(run, 'kind=live&limit=100')).jobs as LiveJob[];

export async function checkSessions(run: Run): Promise<void> {
  if (!run.has('sessions')) return;
  const before = new Set(run.has('list') ? (await liveJobs(run)).map(idOf) : []);
  const ended: Omit<Session, 'others'>[] = [];
  const urls = new Set<string>();
  await inParallel(
    sessionsOf(run).map((session) => async () => ended.push(await runSession(run, urls, session))),
    5,
  );
  await waitForCallbacks(run, ended);
  const found = async () => (await liveJobs(run)).filter((job) => !before.has(idOf(job)));
  const finished = async () => {
    const jobs = (await found()).filter(hasEnded);
    return jobs.length >= ended.length ? jobs : undefined;
  };
  const jobs = run.has('list') ? ((await poll(run, finished)) ?? (await found())) : [];
  if (run.has('list'))
    run.note(HAS_JOB, that('jobs', jobs.filter(hasEnded).length >= ended.length, jobs.length));
  for (const session of ended) askSession(run, session, ended, jobs);
}

/** Asks the relations of a session, and of its job, which has its ID, or the URL of its callbacks. */
function askSession(
  run: Run,
  session: Omit<Session, 'others'>,
  all: Omit<Session, 'others'>[],
  jobs: LiveJob[],
) {
  const { sent, story, plan, messages } = session;
  const idsOf = (one: Omit<Session, 'others'>) => one.messages.map(({ session_id }) => session_id);
  const others = new Set(all.filter((other) => other !== session).flatMap(idsOf));
  const posted = run.receiver
    ?.receivedAt(sent.path)
    .flatMap(({ method, text }) => (method === 'POST' ? text : []));
  const url = at(sent.request, 'callback_config', 'url');
  const job =
    jobs.find((one) => messages.some(({ session_id }) => session_id.toLowerCase() === idOf(one))) ??
    jobs.find(
      ({ request_params: recorded }) => recorded && at(recorded, 'callback_config', 'url') === url,
    );
  run.ask(SESSION_RELATIONS, { ...session, others, posted, job }, story);
  if (job) {
    run.sent.set(idOf(job), { ...sent, job: { ...job } });
    run.note(HAS_JOB, equal('status', job.status, 'done'), story);
    askJob(run, { sent, job, now: Infinity }, story);
    const heard = Number(job.result?.metadata?.audio_duration);
    if (plan.losses)
      run.note(RESUMED, that('metadata.audio_duration', heard > 3 && heard < 4.25, heard), story);
  } else if (jobs.some(({ request_params }) => request_params))
    run.note(
      HAS_JOB,
      that('callback_config.url', false, jobs, 'must be in the `request_params` of some job'),
      story,
    );
  else if (jobs.length > 0)
    run.skips.set(HAS_JOB, 'jobs without `request_params` cannot be told apart');
}

/** Waits for a transcript at each session that must post one, and then for what must not arrive. */
async function waitForCallbacks(run: Run, sessions: Omit<Session, 'others'>[]): Promise<void> {
  const { receiver } = run;
  if (!receiver) return;
  const isPosted = ({
    sent: { path, isSpoken },
    config: { callback, callback_config },
  }: Omit<Session, 'others'>) => {
    const { receive_final_transcripts, receive_partial_transcripts } =
      Object(parseLiveCallbackConfig(callback_config)).value ?? {};
    if (!isSpoken || !callback || !(receive_final_transcripts || receive_partial_transcripts))
      return true;
    return receiver.receivedAt(path).some(({ text }) => kindOf(text) !== OTHER);
  };
  await poll(run, () => sessions.every(isPosted) || undefined);
  await sleep(300);
}
