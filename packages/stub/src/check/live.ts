/** Checks of live sessions: audio, utterances, messages, callbacks, and jobs. */
import { once } from 'node:events';
import * as examples from 'speech-to-text-contract/examples';
import { parseLiveCallbackConfig, parseLiveMessagesConfig } from 'speech-to-text-contract/parse';
import type { LiveRequest } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { parsed, poll } from './client.ts';
import { pagesOf } from './list.ts';
import { bodiesAt, checkNothingAt, urlAt } from './receiver.ts';
import { checkResult, checkTimes } from './results.ts';
import { Failure, needed, type Run, Skipped } from './run.ts';
import * as client from './stream.ts';

type Flags = Record<string, boolean>;

const { FINAL, PARTIAL, HEADER, SECOND } = client;
const valueIn = (result: object): Flags => Object((result as { value?: unknown }).value);
const DEFAULTS = valueIn(parseLiveMessagesConfig({}));
const CALLBACK_DEFAULTS = valueIn(parseLiveCallbackConfig({ url: 'https://receiver.invalid/' }));
const FLAGS = Object.keys(DEFAULTS);
const only = (flag?: string): Flags =>
  Object.fromEntries(FLAGS.map((name) => [name, name === flag]));
/** The close codes at the end of a session; 1005 and 1006 stand for none. */
const ENDED = [1000, 1001, 1005, 1006];
/** Only `stop_recording` ends an utterance. */
const UNENDING = { endpointing: 10, maximum_duration_without_endpointing: 60 };

/** Runs a session, and checks its messages and its job. Returns its final transcripts. */
async function transcribe(run: Run, config: LiveRequest, plan: client.Plan = {}) {
  const before = await pagesOf(run, 'kind=live');
  const { messages, code } = await client.stream(run, config, plan);
  const { repeat } = run;
  const { repeats = 1, silence = 0, isLost } = plan;
  const seconds = ((run.file.length - HEADER) / SECOND) * repeats + silence;
  const { languages = [] } = config.language_config ?? {};
  for (const { session_id, utterance } of messages) {
    const isSame = session_id === messages[0]?.session_id;
    run.that('session_id', isSame, 'must be the same in each message', session_id);
    if (utterance) checkTimes(run, 'message', utterance, seconds);
    if (languages.length === 1) run.is('message language', utterance?.language, languages[0]);
  }
  const finals = messages.filter(({ kind }) => kind === FINAL);
  const hasWords = finals.some(({ utterance }) => utterance?.words?.length);
  run.that('final transcript', hasWords, 'must arrive, with words', messages);
  run.that('close code', ENDED.includes(code), 'must be 1000 or none', code);

  if (!before.isAll) throw new Skipped('the list has too many live jobs to find a new one');
  const ids = new Set(before.ids);
  const job = await poll(run, async () => {
    const { jobs } = await pagesOf(run, 'kind=live');
    const isEnded = (status: unknown) => status === 'done' || status === 'error';
    return jobs.find(({ id, status }) => isEnded(status) && !ids.has(String(id).toLowerCase()));
  });
  run.repeat = repeat;
  if (job?.status !== 'done') throw new Failure('live job', 'must be in the list, `done`', job);
  const options = { ...config, ...config.realtime_processing, ...config.post_processing };
  checkResult(run, 'session', job.result ?? {}, options, isLost ? undefined : seconds);
  return finals;
}

/** The kinds of the messages at a path of the receiver. The form of a body isn't specified: they may be in fields of it. */
function kindsAt(run: Run, path: string): string[] {
  const kinds: string[] = [];
  JSON.stringify(bodiesAt(run, path).map(parsed), (_, value) => {
    const isMessage = Object(value).type !== undefined && Object(value).session_id !== undefined;
    if (isMessage) kinds.push(client.messageOf(run, value).kind);
    return isMessage ? undefined : value;
  });
  return kinds;
}

/** Checks sessions with one flag on for the WebSocket, and another one for the callback. */
async function checkFlags(run: Run): Promise<void> {
  /** The flags of the kinds of messages that the contract names. */
  const flagOf = new Map([
    [PARTIAL, 'receive_partial_transcripts'],
    [FINAL, 'receive_final_transcripts'],
  ]);
  const checkKinds = (of: string, kinds: string[], flags: Flags) => {
    for (const [kind, flag] of flagOf) {
      const isWrong = !flags[flag] && kinds.includes(kind);
      run.that(`${flag} of ${of}`, !isWrong, `must be on, because a ${kind} arrived`, kinds);
      const isMissing = flags[flag] && !kinds.includes(kind);
      run.that(`${kind} of ${of}`, !isMissing, `must arrive, because ${flag} is on`, kinds);
    }
    const isOnlyFinal = FLAGS.every((name) => flags[name] === (name === flagOf.get(FINAL)));
    const isRight = !isOnlyFinal || kinds.every((kind) => kind === FINAL);
    run.that(`only final transcripts of ${of}`, isRight, 'must arrive with their flag', kinds);
  };
  const session = async (flags: Flags, config: LiveRequest) => {
    const { messages } = await client.stream(run, config);
    const kinds = messages.map(({ kind }) => kind);
    checkKinds('messages', kinds, flags);
  };
  const hasRun = await run.step('flags of messages', async () => {
    for (const [index, flag] of FLAGS.entries()) {
      const path = FLAGS.at(index - 1) ?? flag;
      const callback_config = { ...only(path), url: urlAt(run, path) };
      await session(only(flag), { messages_config: only(flag), callback: true, callback_config });
    }
    await session(only(), { messages_config: only() });
    await session(DEFAULTS, { callback: true, callback_config: { url: urlAt(run, 'default') } });
    return true;
  });
  await run.step('flags of callbacks', async () => {
    needed(hasRun, 'the flags of messages');
    if (!run.receiver)
      throw new Skipped('the service cannot call this machine; pass --receiver-url');
    await poll(run, () => bodiesAt(run, 'default')[0]);
    await checkNothingAt(run, 'session-off');
    await checkNothingAt(run, 'session-left-out');
    for (const flag of FLAGS) checkKinds('callbacks', kindsAt(run, flag), only(flag));
    checkKinds('callbacks', kindsAt(run, 'default'), CALLBACK_DEFAULTS);
  });
}

export async function checkSessions(run: Run): Promise<void> {
  const session = (name: string, config: LiveRequest, plan?: client.Plan) =>
    run.step(`session ${name}`, () => transcribe(run, config, plan));
  await run.step('URL of a session', async () => {
    const [first, second] = [
      await client.createSession(run, {}),
      await client.createSession(run, {}),
    ];
    run.that('url', first !== second, 'must differ for each session', second);
    // The token is what differs between two sessions.
    const madeUp = first.replaceAll(/\w{4,}/g, (part) =>
      second.includes(part) ? part : [...part].reverse().join(''),
    );
    const socket = new WebSocket(madeUp);
    const closed = once(socket, 'close', { signal: AbortSignal.timeout(run.patience) });
    const isRefused = await closed.catch(({ name }) => name !== 'AbortError');
    socket.on('error', () => {}).terminate();
    run.that('token', isRefused, 'must be refused if it is made up', madeUp);
  });
  const first = await session('in binary frames', {});
  const second = await session('in audio_chunk messages', {}, { isJson: true });
  const [id, other] = [first?.[0]?.session_id, second?.[0]?.session_id];
  run.that('session_id of a session', !id || id !== other, 'must be its own', id);
  await session('with a WAV header', {}, { hasHeader: true });
  await session('in A-law, which has 8 bits', { encoding: 'wav/alaw' });
  await session('in French', {
    language_config: { languages: ['fr'], code_switching: true },
    callback: false,
    callback_config: { url: urlAt(run, 'session-off') },
  });
  const { realtime_processing, post_processing } = examples.LiveRequest.guidedTour;
  const callback_config = { url: urlAt(run, 'session-left-out') };
  await session('with every add-on', { realtime_processing, post_processing, callback_config });

  const resumed = await session('with a lost connection', {}, { isLost: true });
  const isResumed = !resumed || resumed.some((message) => message.isResumed);
  run.that('second connection', isResumed, 'must have a final transcript', resumed);
  const silent = await session('with silence', { ...UNENDING, endpointing: 0.5 }, { silence: 2 });
  const isBefore = !silent || silent.some(({ isLast }) => !isLast);
  run.that('endpointing', isBefore, 'must end an utterance before stop_recording', silent);
  const whole = await session('without silence', UNENDING, { repeats: 2 });
  const starts = new Set(whole?.map(({ utterance }) => utterance?.start));
  run.that('one utterance', starts.size <= 1, 'must last until stop_recording', whole);
  const short = { ...UNENDING, maximum_duration_without_endpointing: 5 };
  const cut = await session('with long speech', short, { repeats: 4 });
  const long = cut?.find(
    ({ utterance }) => Number(utterance?.end) - Number(utterance?.start) > 5.5,
  );
  run.that('maximum_duration_without_endpointing', !long, 'must end an utterance', long);
  await checkFlags(run);
}
