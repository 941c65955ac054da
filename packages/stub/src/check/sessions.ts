/** Checks of live sessions: audio, messages, flags, lost connections, tokens, callbacks, and the job in the list. */
import { parseLiveMessagesConfig } from 'speech-to-text-contract/parse';
import { validateJobPage } from 'speech-to-text-contract/validators';
import { call, type Target, valid } from './client.ts';
import type { Receiver } from './receiver.ts';
import { expectOrder } from './recordings.ts';
import { expect } from './report.ts';
import { FORMS, isRefused, type Plan, runSession, type Session, type Speech } from './stream.ts';

/** The flags of `messages_config`. */
const defaults = parseLiveMessagesConfig({});
const FLAGS = Object.keys(defaults.ok ? defaults.value : {});
const flags = (...on: string[]) =>
  Object.fromEntries(FLAGS.map((name) => [name, on.includes(name)]));
/** The longest utterance, in seconds, with half a second of tolerance. */
const [LONGEST, TOLERANCE] = [5, 0.5];
/** Only `stop_recording` ends an utterance. */
const NO_ENDPOINTING = { endpointing: 10, maximum_duration_without_endpointing: 60 };

export async function checkSessions(
  target: Target,
  speech: Speech,
  receiver: Receiver | undefined,
): Promise<void> {
  const { report } = target;
  const run = (config: object, plan: Plan = {}) => runSession(target, speech, config, plan);

  const first = await report.run(`audio in ${FORMS[0]}`, async () => {
    const session = await run({ messages_config: flags(...FLAGS) });
    expectSpeech(session);
    return session;
  });
  if (!first) return report.skip('live sessions', 'the first one failed');
  await report.run(`audio in ${FORMS[1]}`, async () =>
    expectSpeech(await run({}, { form: FORMS[1] })),
  );
  for (const flag of ['receive_partial_transcripts', 'receive_final_transcripts']) {
    await report.run(`messages_config with only ${flag}`, async () =>
      expectFlag(await run({ messages_config: flags(flag) }), flag),
    );
  }
  await report.run('messages_config with every flag off', async () => {
    const { messages } = await run({ messages_config: flags() });
    expect(messages.length === 0, 'a message arrived', messages[0]);
  });
  await report.run('messages_config left out: final transcripts, no partial ones', async () => {
    const session = await run({});
    expectSpeech(session);
    const partial = session.transcripts.find(({ data }) => !data.is_final);
    expect(!partial, 'a partial transcript arrived', partial);
  });
  await report.run('stop_recording ends the last utterance', async () =>
    expectSpeech(await run(NO_ENDPOINTING)),
  );
  await report.run('a lost connection is resumed at the same URL', async () =>
    expectSpeech(await run({}, { isLost: true })),
  );
  await report.run('a made-up token is refused', async () =>
    expect(await isRefused(madeUp(first.url)), 'the connection is accepted', madeUp(first.url)),
  );
  await report.run('maximum_duration_without_endpointing ends utterances', async () => {
    const config = { ...NO_ENDPOINTING, maximum_duration_without_endpointing: LONGEST };
    const { transcripts } = await run(config, { repeats: 3 });
    const long = transcripts.find(
      ({ data: { utterance } }) => utterance.end - utterance.start > LONGEST + TOLERANCE,
    );
    expect(!long, `an utterance is longer than ${LONGEST} s`, long);
  });
  await report.run('times are in seconds and run forward', async () => {
    const { bytesPerSecond, dataLength } = speech.header;
    const end = (dataLength ?? speech.bytes.length) / bytesPerSecond + 1;
    for (const { data } of first.transcripts) expectOrder(data.utterance, end, 1);
  });
  await report.run('the only language in language_config is used', async () => {
    const { transcripts } = await run({ language_config: { languages: ['fr'] } });
    const other = transcripts.find(({ data }) => data.utterance.language !== 'fr');
    expect(!other, 'an utterance is in another language', other);
  });
  await report.run('the list of sessions follows its schema', async () =>
    valid(validateJobPage, await call(target, 'GET', '/v2/transcription?kind=live')),
  );

  if (!receiver) return report.skip('callbacks of sessions', 'pass --receiver-url');
  await report.run('callback of a session', async () => {
    const url = `${receiver.url}/live`;
    const callback_config = { ...flags('receive_final_transcripts'), url };
    await run({ callback: true, callback_config });
    await receiver.first('/live', 'POST');
  });
  await report.run('no callback of a session if callback is false', async () => {
    const callback_config = { ...flags(...FLAGS), url: `${receiver.url}/live-off` };
    await run({ callback: false, callback_config });
    await receiver.nothing('/live-off');
  });
}

/** A session has final transcripts with words, one `session_id`, and ends without an error. */
function expectSpeech({ messages, transcripts, code }: Session): void {
  const finals = transcripts.filter(({ data }) => data.is_final);
  expect(finals.length > 0, 'there is no final transcript');
  const silent = finals.find(({ data }) => data.utterance.words.length === 0);
  expect(!silent, 'a final transcript has no words', silent);
  const ids = new Set(messages.map(({ session_id }) => session_id));
  expect(ids.size === 1, 'the messages have more than one session_id', [...ids]);
  expect(code === 1000 || code === 1005, `the close code after stop_recording is ${code}`);
}

/** With the flag of a kind of transcripts, only such transcripts arrive. */
function expectFlag({ messages, transcripts }: Session, flag: string): void {
  const isFinal = flag === 'receive_final_transcripts';
  const isWanted = ({ data }: (typeof transcripts)[number]) => data.is_final === isFinal;
  expect(transcripts.some(isWanted), `no transcript with is_final ${isFinal} arrived`);
  const other = messages.find((message) => message.type !== 'transcript');
  const unwanted = transcripts.find((transcript) => !isWanted(transcript)) ?? other;
  expect(!unwanted, 'another message arrived', unwanted);
}

/** The URL with another token: its longest part that looks random, reversed. */
function madeUp(url: string): string {
  const { origin } = new URL(url.replace(/^ws/, 'http'));
  const [token = ''] = (url.slice(origin.length).match(/\w{8,}/g) ?? []).sort(
    (one, other) => other.length - one.length,
  );
  return url.replace(token, [...token].reverse().join(''));
}
