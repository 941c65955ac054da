/** Checks of live sessions: audio, messages, flags, lost connections, tokens, callbacks, and the job in the list. */
import { parseLiveMessagesConfig } from 'speech-to-text-contract/parse';
import { validateJobPage } from 'speech-to-text-contract/validators';
import { type Checks, call, expect, type Run, valid } from './client.ts';
import { expectNothingAt, notificationAt, urlAt } from './receiver.ts';
import { expectOrder } from './recordings.ts';
import { createSession, isRefused, type Plan, runSession } from './stream.ts';

/** The flags of `messages_config`. */
const defaults = parseLiveMessagesConfig({});
const FLAGS = Object.keys(defaults.ok ? defaults.value : {});
const flags = (...on: string[]) =>
  Object.fromEntries(FLAGS.map((name) => [name, on.includes(name)]));
/** Only `stop_recording` ends an utterance. */
const NO_ENDPOINTING = { endpointing: 10, maximum_duration_without_endpointing: 60 };

export const SESSIONS: Checks = {
  'audio in binary frames': transcribes({ messages_config: flags(...FLAGS) }),
  'audio in audio_chunk messages': transcribes({}, { isJson: true }),
  'stop_recording ends the last utterance': transcribes(NO_ENDPOINTING),
  'a lost connection is resumed at the same URL': transcribes({}, { isLost: true }),
  'messages_config with only receive_partial_transcripts': (run) => expectOnly(run, false),
  'messages_config with only receive_final_transcripts': (run) => expectOnly(run, true),
  'messages_config with every flag off': async (run) => {
    const { messages } = await runSession(run, { messages_config: flags() });
    expectNone(messages, () => true);
  },
  'messages_config left out: no partial transcripts': async (run) => {
    const { transcripts } = await runSession(run, {});
    expectNone(transcripts, ({ is_final }) => !is_final);
  },
  'maximum_duration_without_endpointing ends utterances': async (run) => {
    const config = { ...NO_ENDPOINTING, maximum_duration_without_endpointing: 5 };
    const { transcripts } = await runSession(run, config, { repeats: 3 });
    expectNone(transcripts, ({ utterance: { start, end } }) => end - start > 5.5);
  },
  'the only language in language_config is used': async (run) => {
    const { transcripts } = await runSession(run, { language_config: { languages: ['fr'] } });
    expectNone(transcripts, ({ utterance }) => utterance.language !== 'fr');
  },
  'times are in seconds and run forward': async (run) => {
    const seconds = run.speech.length / 32_000;
    const { transcripts } = await runSession(run, {});
    for (const { utterance } of transcripts) expectOrder(utterance, seconds, 1);
  },
  'a made-up token is refused': async (run) => {
    const reversed = (text: string) => [...text].reverse().join('');
    // The token is the last part that looks random.
    const url = (await createSession(run, {})).replace(/\w{8,}(?!.*\w{8})/, reversed);
    expect(await isRefused(url), 'the connection is accepted', url);
  },
  'the list of sessions follows its schema': async (run) =>
    valid(validateJobPage, await call(run, 'GET', '/v2/transcription?kind=live')),
  'callback of a session': async (run) => {
    const callback_config = { ...flags('receive_final_transcripts'), url: urlAt(run, '/live') };
    await runSession(run, { callback: true, callback_config });
    await notificationAt(run, '/live');
  },
  'no callback of a session if callback is false': async (run) => {
    const callback_config = { ...flags(...FLAGS), url: urlAt(run, '/live-off') };
    await runSession(run, { callback: false, callback_config });
    await expectNothingAt(run, '/live-off');
  },
};

/** A session has final transcripts with words, one `session_id`, and ends without an error. */
function transcribes(config: object, plan?: Plan) {
  return async (run: Run): Promise<void> => {
    const { messages, transcripts, code } = await runSession(run, config, plan);
    const finals = transcripts.filter(({ is_final }) => is_final);
    expect(finals.length > 0, 'there is no final transcript');
    expectNone(finals, ({ utterance }) => utterance.words.length === 0);
    expectNone(messages, ({ session_id }) => session_id !== messages[0]?.session_id);
    expect(code === 1000 || code === 1005, `the close code after stop_recording is ${code}`);
  };
}

/** With the flag of one kind of transcripts, such transcripts arrive and nothing else. */
async function expectOnly(run: Run, isFinal: boolean): Promise<void> {
  const on = isFinal ? 'receive_final_transcripts' : 'receive_partial_transcripts';
  const { messages } = await runSession(run, { messages_config: flags(on) });
  expect(messages.length > 0, 'no transcript arrived');
  expectNone(
    messages,
    ({ type, data }) => type !== 'transcript' || Object(data).is_final !== isFinal,
  );
}

function expectNone<Value>(values: Value[], isWrong: (value: Value) => boolean): void {
  const wrong = values.find(isWrong);
  expect(wrong === undefined, 'this should not arrive', wrong);
}
