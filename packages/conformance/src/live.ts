/** Checks of live sessions: audio, utterances, messages, and jobs. */
import * as examples from 'speech-to-text-contract/examples';
import { parseLiveRequest } from 'speech-to-text-contract/parse';
import type { LiveRequest } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { poll } from './client.ts';
import { checkFlags } from './flags.ts';
import { pagesOf } from './list.ts';
import { urlAt } from './receiver.ts';
import { checkJob, checkSpeech } from './results.ts';
import { Failure, type Run, Skipped } from './run.ts';
import { createSession, FINAL, type Plan, type Streamed, stream } from './stream.ts';

/** The close codes at the end of a session; 1005 and 1006 stand for none. */
const ENDED = [1000, 1001, 1005, 1006];
/** Only `stop_recording` ends an utterance. */
const UNENDING = { endpointing: 10, maximum_duration_without_endpointing: 60 };
const FRENCH = { language_config: { languages: ['fr'], code_switching: true } };

const SESSIONS: [name: string, config: LiveRequest, plan?: Plan][] = [
  ['in binary frames', {}],
  ['in audio_chunk messages', {}, { isJson: true }],
  ['with a WAV header', {}, { hasHeader: true }],
  ['in A-law, as silence', { encoding: 'wav/alaw' }, { scale: 0.5 }],
  ['in mu-law, as silence', { encoding: 'wav/ulaw' }, { scale: 0.5 }],
  ['in another format', { bit_depth: 32, sample_rate: 8000, channels: 2 }, { scale: 2 }],
  ['in French, with callbacks off', { ...FRENCH, callback: false }],
  ['with every add-on, and callbacks left out', examples.LiveRequest.guidedTour],
  ['with a lost connection', {}, { isLost: true }],
  ['with silence', { ...UNENDING, endpointing: 0.5 }, { silence: 2 }],
  ['without silence', UNENDING, { repeats: 2 }],
  ['with long speech', { ...UNENDING, maximum_duration_without_endpointing: 5 }, { repeats: 4 }],
];

/** Runs a session, and checks its messages and its job, which is a new one in the list. */
async function checkSession(run: Run, config: LiveRequest, plan: Plan = {}): Promise<void> {
  const before = await pagesOf(run, 'kind=live');
  const callback_config = { url: urlAt(run, 'session-off') };
  const streamed = await stream(run, { ...config, callback_config }, plan);
  const { messages, seconds, code } = streamed;
  run.that('close code', ENDED.includes(code), 'must be 1000, 1001, or none', code);
  checkMessages(run, config, plan, streamed);

  if (!before.isAll) throw new Skipped('the list has too many live jobs to find a new one');
  const job = await poll(run, async () => {
    const { jobs } = await pagesOf(run, 'kind=live');
    const isNew = (id: unknown) => !before.ids.includes(String(id).toLowerCase());
    return jobs.find(({ id, status }) => status === 'done' && isNew(id));
  });
  if (!job) throw new Failure('live job', 'must be in the list, `done`');
  const options = { ...config, ...config.realtime_processing, ...config.post_processing };
  checkJob(run, 'session', job, options, plan.isLost ? undefined : seconds);
  const { messages: texts, metadata, transcription } = Object(job.result);
  run.that('session messages', texts?.length !== 0 || !messages[0], 'must not be empty', texts);
  const isHeard = plan.scale || transcription?.utterances?.length !== 0;
  run.that('session utterances', isHeard, 'must not be empty', transcription);
  // What was on its way when the connection was lost may be missing.
  const isWhole = !plan.isLost || !(Number(metadata?.audio_duration) < 0.6 * seconds);
  run.that('resumed session', isWhole, 'must have the audio of both connections', metadata);
}

function checkMessages(run: Run, config: LiveRequest, plan: Plan, streamed: Streamed): void {
  const { messages, seconds } = streamed;
  const { languages = [] } = config.language_config ?? {};
  const [first] = messages;
  const isNew = !first || !run.sessionIds.has(first.session_id);
  run.that('session_id of a session', isNew, 'must be its own', first);
  if (first) run.sessionIds.add(first.session_id);
  for (const { session_id, utterance } of messages) {
    const isSame = session_id === first?.session_id;
    run.that('session_id', isSame, 'must be the same in each message', session_id);
    if (utterance) checkSpeech(run, 'message', utterance, seconds);
    if (languages.length === 1) run.is('message language', utterance?.language, languages[0]);
  }
  if (plan.scale) return;
  const finals = messages.filter(({ kind }) => kind === FINAL);
  const isHeard = finals.some(({ utterance }) => utterance?.words?.length);
  run.that('final transcript', isHeard, 'must arrive, with words', messages);
  const isLate = !isHeard || finals.some(({ utterance }) => Number(utterance?.end) > seconds / 3);
  run.that('times of transcripts', isLate, 'must be seconds since the session began', finals);
  const starts = new Set(finals.map(({ utterance }) => utterance?.start));
  const parsed = parseLiveRequest(config);
  const { endpointing, maximum_duration_without_endpointing: longest } = Object(parsed).value;
  const isOne = Math.min(endpointing, longest) < seconds || starts.size === 1;
  run.that('one utterance', isOne, 'must last until stop_recording', finals);
  const lengths = finals.map(({ utterance }) => Number(utterance?.end) - Number(utterance?.start));
  const isShort = !lengths.some((length) => length > longest + 0.5);
  run.that('maximum_duration_without_endpointing', isShort, 'must end an utterance', finals);
}

/** The URL of a session has its own token, without which nobody connects. */
async function checkUrl(run: Run): Promise<void> {
  const first = await createSession(run, { endpointing: 0.01, channels: 8 });
  const second = await createSession(run, { endpointing: 10, sample_rate: 48_000 });
  run.that('url', first !== second, 'must differ for each session', second);
  // The token is what differs between two sessions.
  const madeUp = first.replaceAll(/\w{4,}/g, (part) =>
    second.includes(part) ? part : [...part].reverse().join(''),
  );
  const socket = new WebSocket(madeUp).on('error', () => {});
  const isClosed = () => socket.readyState === WebSocket.CLOSED;
  const isRefused = await poll(run, () => isClosed() || undefined);
  socket.terminate();
  run.that('token', isRefused, 'must be refused if it is made up', madeUp);
}

export async function checkSessions(run: Run): Promise<void> {
  await run.step('URL of a session', () => checkUrl(run));
  for (const [name, config, plan] of SESSIONS)
    await run.step(`session ${name}`, () => checkSession(run, config, plan));
  await run.step('flags of sessions', () => checkFlags(run));
}
