/** Live sessions: messages by the flags, the end, a lost connection, callbacks, the record. */
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { parseLiveCallbackConfig, parseLiveMessagesConfig } from 'speech-to-text-contract/parse';
import type {
  JobPage,
  LiveRequest,
  LiveSessionCreated,
  ServerMessage,
} from 'speech-to-text-contract/types';
import { readWavHeader } from '../wav.ts';
import { issues } from './client.ts';
import { type Run, sleep } from './run.ts';
import { endProblems, LiveClient } from './socket.ts';

const AREA = 'live session';
const POLL = 100;

/** All sessions, beside each other. */
export async function trySessions(run: Run): Promise<void> {
  const flags = flagsOf(parseLiveMessagesConfig({}));
  const all = Object.fromEntries(flags.map((flag) => [flag, true]));
  const none = Object.fromEntries(flags.map((flag) => [flag, false]));
  const finalsOnly = { ...none, receive_final_transcripts: true };
  await Promise.all([
    trySession(run, 'no flags given', {}, { json: false }),
    trySession(run, 'every flag on', {
      messages_config: all,
      language_config: { languages: ['fr'] },
    }),
    trySession(run, 'final transcripts only', { messages_config: finalsOnly }),
    trySession(run, 'every flag off', { messages_config: none }),
    tryResuming(run),
    tryToken(run),
    tryOddMessage(run),
    tryCallback(run),
  ]);
}

/** Streams the audio, stops, and looks at what came. */
async function trySession(
  run: Run,
  name: string,
  request: LiveRequest,
  { json = true }: { json?: boolean } = {},
): Promise<void> {
  const { recorder, audio, patience } = run;
  await recorder.part(AREA, name, async () => {
    const url = await create(run, name, request);
    if (!url) return;
    const live = await LiveClient.connect(run.client, url);
    recorder.check(AREA, `${name}: connecting without a key`, live ? [] : ['was refused']);
    if (!live) return;
    await live.stream(json ? audioOf(audio) : audio, { ...pace(run), json });
    live.stop();
    const end = endProblems(await live.closed(patience), patience);
    // No document names the code: 1000 is what the WebSocket protocol calls a normal closure.
    recorder.check(AREA, `${name}: the end`, end, 'assumption');
    recorder.check(AREA, `${name}: messages`, live.problems);
    recorder.check(AREA, `${name}: one session`, sessionProblems(live.messages));
    recorder.check(AREA, `${name}: by the flags`, flagProblems(live.messages, request));
    if (name === 'no flags given') await tryRecord(run, live.messages[0]?.session_id);
  });
}

/** Creates a session. Returns its address; null when that failed, which is noted. */
async function create({ client, recorder, audio }: Run, name: string, request: LiveRequest) {
  const header = readWavHeader(audio);
  const body = {
    sample_rate: header?.sampleRate,
    channels: header?.channels,
    bit_depth: header && (header.bytesPerSecond / header.sampleRate / header.channels) * 8,
    ...request,
  };
  const [created, problems] = await client.succeed<LiveSessionCreated>('createLiveSession', {
    body,
  });
  if (problems.length === 0 && !/^wss?:/.test(created.url)) {
    problems.push(`/url: expected the address of a WebSocket, got ${created.url}`);
  }
  recorder.check(AREA, `${name}: creation`, problems);
  return problems.length === 0 ? created.url : null;
}

function sessionProblems(messages: ServerMessage[]): string[] {
  const ids = new Set(messages.map(({ session_id }) => session_id));
  return ids.size > 1 ? [`/session_id: ${ids.size} of them in one session`] : [];
}

/** Partial and final transcripts come when their flags are on, and only then. */
function flagProblems(messages: ServerMessage[], request: LiveRequest): string[] {
  const parsed = parseLiveMessagesConfig(request.messages_config ?? {});
  if (!parsed.ok) throw new Error('the run sends valid flags');
  const flags = parsed.value;
  const transcripts = messages.filter((message) => isTranscriptMessage(message));
  const problems: string[] = [];
  for (const [final, on] of [
    [true, flags.receive_final_transcripts],
    [false, flags.receive_partial_transcripts],
  ] as const) {
    const count = transcripts.filter(({ data }) => data.is_final === final).length;
    const kind = final ? 'final' : 'partial';
    if (on && count === 0) problems.push(`no ${kind} transcript came; is there speech in --audio?`);
    if (!on && count > 0)
      problems.push(`${count} ${kind} transcripts came, though they are switched off`);
  }
  const finalsAlone = Object.entries(flags).every(
    ([flag, on]) => on === (flag === 'receive_final_transcripts'),
  );
  if (finalsAlone && transcripts.length < messages.length) {
    problems.push('other messages came, though final transcripts alone are switched on');
  }
  const [language, ...others] = request.language_config?.languages ?? [];
  const spoken = transcripts.find(({ data }) => data.utterance.language !== language);
  if (language && others.length === 0 && spoken) {
    problems.push(
      `/data/utterance/language: expected ${language}, got ${spoken.data.utterance.language}`,
    );
  }
  return problems;
}

/** A lost connection is taken up at the same address. */
async function tryResuming(run: Run): Promise<void> {
  const { client, recorder, audio, patience } = run;
  const name = 'a lost connection';
  await recorder.part(AREA, name, async () => {
    const url = await create(run, name, {});
    const first = url && (await LiveClient.connect(client, url));
    if (!first) return;
    const bytes = audioOf(audio);
    const half = Math.floor(bytes.length / 4) * 2;
    await first.stream(bytes.subarray(0, half), pace(run));
    await sleep(POLL);
    first.drop();
    const second = await LiveClient.connect(client, url);
    recorder.check(AREA, `${name}: connecting again`, second ? [] : ['was refused']);
    if (!second) return;
    await second.stream(bytes.subarray(half), pace(run));
    second.stop();
    const end = endProblems(await second.closed(patience), patience);
    recorder.check(AREA, `${name}: the end`, end, 'assumption');
    recorder.check(AREA, `${name}: messages`, [...first.problems, ...second.problems]);
    const messages = [...first.messages, ...second.messages];
    recorder.check(AREA, `${name}: one session`, sessionProblems(messages));
    recorder.check(AREA, `${name}: by the flags`, flagProblems(messages, {}));
  });
}

/** The address carries the token of its session: no other one will do. */
async function tryToken(run: Run): Promise<void> {
  const { client, recorder } = run;
  const name = 'an address with another token';
  await recorder.part(AREA, name, async () => {
    const url = await create(run, name, {});
    if (!url) return;
    const last = url.at(-1) === '0' ? '1' : '0';
    const live = await LiveClient.connect(client, url.slice(0, -1) + last);
    // Some services accept the connection to say why they close it.
    const closed = live && (await live.closed(run.patience));
    const problems = live && (!closed || closed.code === 1000) ? ['was accepted'] : [];
    recorder.check(AREA, name, problems);
  });
}

/** A message that is none: what comes back is not documented, but keeps to the contract. */
async function tryOddMessage(run: Run): Promise<void> {
  const { client, recorder } = run;
  const name = 'a message of no known type';
  await recorder.part(AREA, name, async () => {
    const url = await create(run, name, {});
    const live = url && (await LiveClient.connect(client, url));
    if (!live) return;
    live.send('{"type":"conformance_unknown"}');
    await sleep(POLL);
    live.drop();
    recorder.check(AREA, `${name}: messages`, live.problems);
  });
}

/** Messages are also posted, by flags of their own. */
async function tryCallback(run: Run): Promise<void> {
  const { client, recorder, receiver, audio, patience } = run;
  const name = 'callback';
  if (!receiver) {
    recorder.leaveOut(AREA, name, run.withoutReceiver);
    return;
  }
  await recorder.part(AREA, name, async () => {
    const config = { url: `${receiver.url}/live` };
    const url = await create(run, name, { callback: true, callback_config: config });
    const live = url && (await LiveClient.connect(client, url));
    if (!live) return;
    await live.stream(audioOf(audio), pace(run));
    live.stop();
    await live.closed(patience);
    const problems: string[] = [];
    const isFinal = (body: unknown) =>
      issues('ServerMessage', body).length === 0 &&
      isTranscriptMessage(body as ServerMessage) &&
      (body as { data: { is_final: boolean } }).data.is_final;
    const posted = () => receiver.at('/live');
    const deadline = Date.now() + patience;
    while (!posted().some(({ body }) => isFinal(body)) && Date.now() < deadline) await sleep(POLL);
    if (!posted().some(({ body }) => isFinal(body)))
      problems.push('no final transcript was posted');
    for (const { method, body } of posted()) {
      if (method !== 'POST') problems.push(`expected POST, got ${method}`);
      problems.push(...client.issues('ServerMessage', body));
    }
    const messages = posted().map(({ body }) => body as ServerMessage);
    const flags = parseLiveCallbackConfig(config);
    const partial = messages.filter(
      (message) => isTranscriptMessage(message) && message.data?.is_final === false,
    );
    if (flags.ok && !flags.value.receive_partial_transcripts && partial.length > 0) {
      problems.push(
        `${partial.length} partial transcripts were posted, though they are off by default`,
      );
    }
    // That the body is the message of the WebSocket is an assumption of the document.
    recorder.check(AREA, name, problems, 'assumption');
  });
}

/** A session that ended is in the list, as a live job with its messages. */
async function tryRecord({ client, recorder, patience }: Run, session = ''): Promise<void> {
  const name = 'the record of a session';
  const query = new URLSearchParams({ kind: 'live', status: 'done', limit: '100' });
  const deadline = Date.now() + patience;
  for (;;) {
    const [page, problems] = await client.succeed<JobPage>('listTranscriptionJobs', { query });
    const jobs = problems.length === 0 ? page.items : [];
    const mine = jobs.find(
      (job) =>
        job.kind === 'live' &&
        job.status === 'done' &&
        job.result.messages?.some((x) => x.includes(session)),
    );
    if (!mine && problems.length === 0 && Date.now() < deadline) {
      await sleep(POLL);
      continue;
    }
    if (!mine && problems.length === 0) problems.push('no finished live job holds its messages');
    recorder.check(AREA, name, problems, 'assumption');
    return;
  }
}

/** The audio without the header of the file. */
function audioOf(file: Uint8Array): Uint8Array {
  return file.subarray(readWavHeader(file)?.dataStart ?? 0);
}

function pace({ audio, speed }: Run) {
  return { bytesPerSecond: readWavHeader(audio)?.bytesPerSecond ?? 32_000, speed };
}

function flagsOf(parsed: ReturnType<typeof parseLiveMessagesConfig>): string[] {
  if (!parsed.ok) throw new Error('the contract gives every flag a default');
  return Object.keys(parsed.value);
}
