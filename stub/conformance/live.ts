/** Live sessions: messages by the flags, the end, a lost connection, callbacks, the record. */
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { parseLiveCallbackConfig, parseLiveMessagesConfig } from 'speech-to-text-contract/parse';
import type {
  JobPage,
  LiveRequest,
  LiveSessionCreated,
  ServerMessage,
} from 'speech-to-text-contract/types';
import { accepted, issuesIn } from '../src/contract.ts';
import { poll } from './client.ts';
import type { Notification } from './receiver.ts';
import { raise } from './report.ts';
import { NO_RECEIVER, type Run } from './run.ts';
import { LiveClient } from './socket.ts';

const AREA = 'live session';
const RECORD = 'the record of a session';

/** All sessions, in parallel. */
export async function trySessions(run: Run): Promise<void> {
  const flags = Object.keys(accepted(parseLiveMessagesConfig({})));
  const all = Object.fromEntries(flags.map((flag) => [flag, true]));
  const none = Object.fromEntries(flags.map((flag) => [flag, false]));
  const streaming = (request: LiveRequest) => (_: Run, name: string) =>
    trySession(run, name, request);
  const sessions: Record<string, (run: Run, name: string) => Promise<void>> = {
    'no flags given': streaming({}),
    'every flag on': streaming({ messages_config: all, language_config: { languages: ['fr'] } }),
    'final transcripts only': streaming({
      messages_config: { ...none, receive_final_transcripts: true },
    }),
    'every flag off': streaming({ messages_config: none }),
    'a lost connection': tryResuming,
    'an address with another token': tryToken,
    'a message of an unknown type': tryOddMessage,
    callback: tryCallback,
  };
  await Promise.all(
    Object.entries(sessions).map(([name, session]) =>
      run.recorder.part(AREA, name, () => session(run, name)),
    ),
  );
}

/** Streams the audio, stops, and looks at what came. */
async function trySession(run: Run, name: string, request: LiveRequest): Promise<void> {
  const live = await open(run, name, request);
  if (!live) return;
  const isPlain = Object.keys(request).length === 0;
  // In binary frames with the header of the file, or in JSON without it.
  await live.stream(isPlain ? run.audio.file : samplesOf(run), !isPlain);
  await tryEnd(run, name, [live], request);
  if (!isPlain) return;
  const [first] = live.messages;
  if (first) await tryRecord(run, first.session_id);
  else run.recorder.note(AREA, RECORD, 'left out', ['no message named the session']);
}

/** A lost connection is taken up at the same address. */
async function tryResuming(run: Run, name: string): Promise<void> {
  const first = await open(run, name, {});
  if (!first) return;
  const samples = samplesOf(run);
  const half = Math.floor(samples.length / 4) * 2;
  await first.stream(samples.subarray(0, half));
  first.drop();
  const second = await run.recorder.check(AREA, `${name}: connecting again`, () =>
    LiveClient.connect(run, first.url),
  );
  if (!second) return;
  await second.stream(samples.subarray(half));
  await tryEnd(run, name, [second, first], {});
}

/** The address carries the token of its session: no other one will do. */
async function tryToken(run: Run, name: string): Promise<void> {
  const live = await open(run, name, {});
  if (!live) return;
  live.drop();
  const other = live.url.slice(0, -1) + (live.url.endsWith('0') ? '1' : '0');
  await run.recorder.check(AREA, `${name}: connecting`, async () => {
    // Some services accept the connection to say why they close it.
    const code = await LiveClient.connect(run, other).then(
      (stranger) => stranger.closed(),
      () => undefined,
    );
    raise((code === null || code === 1000) && 'was accepted');
  });
}

/** What comes back is not documented, but keeps to the contract. */
async function tryOddMessage(run: Run, name: string): Promise<void> {
  const live = await open(run, name, {});
  if (!live) return;
  await live.send({ type: 'conformance_unknown' });
  await live.stop().catch(() => {});
  await run.recorder.check(AREA, `${name}: messages`, () => raise(...live.problems));
}

/** Messages are also posted, by flags of their own. */
async function tryCallback(run: Run, name: string): Promise<void> {
  const { client, recorder, receiver, patience } = run;
  if (!receiver) return recorder.note(AREA, name, 'left out', [NO_RECEIVER]);
  const callback_config = { url: `${receiver.url}/live` };
  const live = await open(run, name, { callback: true, callback_config });
  if (!live) return;
  await live.stream(samplesOf(run));
  await live.stop().catch(() => {});
  // That the body is the message of the WebSocket is an assumption of the contract.
  await recorder.assume(AREA, name, async () => {
    const isTranscript = (isFinal: boolean) => (one: Notification) =>
      issuesIn('ServerMessage', one.body, 'contract').length === 0 &&
      isTranscriptMessage(one.body as ServerMessage) &&
      (one.body as { data: { is_final: boolean } }).data.is_final === isFinal;
    await poll(patience(), async () => receiver.at('/live').find(isTranscript(true)));
    const posted = receiver.at('/live');
    const flags = accepted(parseLiveCallbackConfig(callback_config));
    raise(
      !posted.some(isTranscript(true)) && 'no final transcript was posted',
      !flags.receive_partial_transcripts &&
        posted.some(isTranscript(false)) &&
        'partial transcripts were posted, although they are off by default',
      ...posted.map(({ method }) => method !== 'POST' && `expected POST, got ${method}`),
      ...posted.flatMap(({ body }) => client.issues('ServerMessage', body)),
    );
  });
}

/** A session that ended is in the list, as a live job with its messages. */
async function tryRecord({ client, recorder, patience }: Run, session: string): Promise<void> {
  const query = new URLSearchParams({ kind: 'live', status: 'done', limit: '100' });
  await recorder.assume(AREA, RECORD, async () => {
    const record = await poll(patience(), async () => {
      const { items } = await client.succeed<JobPage>('listTranscriptionJobs', { query });
      return items.find(
        (job) =>
          job.kind === 'live' &&
          job.status === 'done' &&
          job.result.messages?.some((text) => text.includes(session)),
      );
    });
    raise(!record && 'no finished live job holds its messages');
  });
}

/** Creates a session and connects to it. */
async function open(run: Run, name: string, request: LiveRequest): Promise<LiveClient | undefined> {
  const { sampleRate: sample_rate, channels, bytesPerSecond } = run.audio.header;
  const bit_depth = (bytesPerSecond / sample_rate / channels) * 8;
  const body = { sample_rate, channels, bit_depth, ...request };
  const url = await run.recorder.check(AREA, `${name}: creation`, async () => {
    const created = await run.client.succeed<LiveSessionCreated>('createLiveSession', { body });
    const isSocket = /^wss?:/.test(created.url);
    raise(!isSocket && `/url: expected the address of a WebSocket, got ${created.url}`);
    run.client.mustBeHere(created.url);
    return created.url;
  });
  if (!url) return undefined;
  return run.recorder.check(AREA, `${name}: connecting without a key`, () =>
    LiveClient.connect(run, url),
  );
}

/** Stops a session, and looks at what came over its connections, the last of them first. */
async function tryEnd(
  { recorder }: Run,
  name: string,
  connections: [LiveClient, ...LiveClient[]],
  request: LiveRequest,
): Promise<void> {
  // No document names the code: 1000 is what the WebSocket protocol calls a normal closure.
  await recorder.assume(AREA, `${name}: the end`, () => connections[0].stop());
  const messages = connections.flatMap((live) => live.messages);
  const ids = new Set(messages.map(({ session_id }) => session_id));
  await recorder.check(AREA, `${name}: messages`, () =>
    raise(...connections.flatMap(({ problems }) => problems)),
  );
  await recorder.check(AREA, `${name}: one session`, () =>
    raise(ids.size > 1 && `/session_id: ${ids.size} of them in one session`),
  );
  await recorder.check(AREA, `${name}: by the flags`, () => tryFlags(messages, request));
}

/** Partial and final transcripts come when their flags are on, and only then. */
function tryFlags(messages: ServerMessage[], request: LiveRequest): void {
  const flags = accepted(parseLiveMessagesConfig(request.messages_config ?? {}));
  const transcripts = messages.filter((message) => isTranscriptMessage(message));
  const compare = (kind: string, isFinal: boolean, isOn: boolean) => {
    const count = transcripts.filter(({ data }) => data.is_final === isFinal).length;
    if (isOn) return count === 0 && `no ${kind} transcript came; is there speech in --audio?`;
    return count > 0 && `${count} ${kind} transcripts came, although they are switched off`;
  };
  const finalsAlone = Object.entries(flags).every(
    ([flag, isOn]) => isOn === (flag === 'receive_final_transcripts'),
  );
  const languages = request.language_config?.languages ?? [];
  const [language] = languages;
  const isForeign =
    languages.length === 1 && transcripts.some(({ data }) => data.utterance.language !== language);
  raise(
    compare('final', true, flags.receive_final_transcripts),
    compare('partial', false, flags.receive_partial_transcripts),
    finalsAlone &&
      transcripts.length < messages.length &&
      'other messages came, although only final transcripts are switched on',
    isForeign && `/data/utterance/language: expected ${language} alone`,
  );
}

/** The audio without the header of the file. */
function samplesOf({ audio: { file, header } }: Run): Uint8Array {
  return file.subarray(header.dataStart);
}
