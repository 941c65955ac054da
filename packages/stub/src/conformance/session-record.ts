/** The records of stopped sessions in the list. */
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import type { ServerMessage, TranscriptionJob } from 'speech-to-text-contract/types';
import { failIf, poll, retry, skip } from './check.ts';
import type { Connection } from './connection.ts';
import { pagesOf } from './pages.ts';
import { differences, pathAndValue } from './relation.ts';
import { lettersOf, PADDING } from './relations.ts';
import type { Run } from './run.ts';
import type { ShownRequest } from './shown-request.ts';

const RECORD = 'the record of a session';
const AREA = 'live session';
const RESUMED = 'the record of a resumed session';

/** Checks the record of a stopped session without options, and keeps it for later parts. */
export async function tryRecord(
  run: Run,
  received: readonly ServerMessage[],
  request?: ShownRequest,
): Promise<void> {
  const { recorder, made } = run;
  const id = received[0]?.session_id;
  const find = () => findRecord(run, id);
  const record = await recorder.check(AREA, RECORD, 'session-record', find, request);
  if (!record) return;
  made.session = record;
  const sent = { ...run.sent, parameters: run.audio.format, messages: received.length };
  recorder.relate(AREA, RECORD, { ...record, sent }, request);
  const finals = received
    .filter(isTranscriptMessage)
    .flatMap(({ data }) => (data.is_final ? data.utterance.text : []));
  const compare = () => {
    const path = 'result.transcription.utterances';
    const utterances = record.result?.transcription?.utterances;
    if (!utterances) skip(pathAndValue(path, undefined));
    const texts = utterances.map(({ text }) => lettersOf(text)).sort();
    failIf('utterances-otherwise', ...differences(path, texts, finals.map(lettersOf).sort()));
  };
  await recorder.check(AREA, `${RECORD}: utterances`, 'recorded-utterances', compare, request);
}

/**
 * Checks that the record of a session that lost its connection has the messages and the audio of both connections.
 *
 * @param connections the one that was lost, and the one after it
 */
export async function tryResumedRecord(
  run: Run,
  connections: readonly [Connection, Connection],
  request: ShownRequest,
): Promise<void> {
  const { recorder, sent } = run;
  const received = connections.flatMap(({ inbox }) => inbox.messages);
  const [id, ...others] = new Set(received.map(({ session_id }) => session_id));
  const compareIds = () =>
    failIf('session-id-changed', others.length > 0 && pathAndValue('session_id', others[0]));
  await recorder.check(AREA, `${RESUMED}: its identifier`, 'resumed-session', compareIds, request);
  if (others.length > 0) return;
  const find = () => findRecord(run, id);
  const record = await recorder.check(AREA, RESUMED, 'session-record', find, request);
  if (!record) return;
  // Messages lost with the connection may be sent again, at another time.
  const distinct = new Set(
    received.map(({ type, ...one }) => JSON.stringify([type, Object(one).data])),
  );
  const compareMessages = () => {
    const messages = record.kind === 'live' ? record.result?.messages : undefined;
    if (!messages) skip(pathAndValue('result.messages', undefined));
    const isShort = messages.length < distinct.size;
    const problem = `result.messages: ${messages.length}, less than the ${distinct.size} that arrived`;
    failIf('messages-lost', isShort && problem);
  };
  const named = `${RESUMED}: messages`;
  await recorder.check(AREA, named, 'resumed-messages', compareMessages, request);
  const compareAudio = () => {
    const [before] = connections;
    const ends = before.inbox.messages
      .filter(isTranscriptMessage)
      .map(({ data }) => data.utterance.end);
    if (ends.length === 0) skip('no transcript arrived before the connection was lost');
    // The rest of the first half may be lost with the connection.
    const least = sent.seconds / 2 + Math.max(...ends);
    const seconds = record.result?.metadata.audio_duration ?? 0;
    const problem = `result.metadata.audio_duration: ${seconds}, but at least ${least} s were heard`;
    failIf('audio-lost', seconds < least - PADDING && problem);
  };
  await recorder.check(AREA, `${RESUMED}: audio`, 'resumed-audio', compareAudio, request);
}

/** Searches the list for the record of a stopped session: a live job with its messages. */
function findRecord({ client, patience }: Run, id?: string): Promise<TranscriptionJob> {
  const session = id ?? skip('no message named the session');
  const isRecord = (job: TranscriptionJob) =>
    job.kind === 'live' && job.result?.messages?.some((one) => one.includes(session));
  return poll(patience, async () => {
    for await (const { page } of pagesOf(client, 'kind=live&status=done')) {
      const record = page.items.find(isRecord);
      if (record) return record;
    }
    return retry('session-unrecorded', 'no finished live job has its messages');
  });
}
