/** The jobs of live sessions in the list: what they must keep of the messages and the audio. */
import type { ServerMessage, TranscriptionJob } from 'speech-to-text-contract/types';
import { skipIfViolated } from './check.ts';
import type { Connection } from './connection.ts';
import { failIf, poll, retry, skip } from './ending.ts';
import { pagesOf } from './list.ts';
import { lettersOf, wrong } from './problems.ts';
import { PADDING, type Sent, transcriptsIn } from './relations.ts';
import type { Run } from './run.ts';

const RECORD = 'its job in the list';

/** Checks the record of a stopped session; a session is kept for later parts. */
export async function tryRecord(
  run: Run,
  received: readonly ServerMessage[],
  sent: Sent,
): Promise<void> {
  const { recorder, made } = run;
  const record = await findRecord(run, received);
  made.session ??= record;
  recorder.relate('TranscriptionJob', record, { ...sent, messages: received.length });
  await recorder.check(`${RECORD}: its utterances`, 'recorded-utterances', () => {
    const path = 'result.transcription.utterances';
    const utterances = record.result?.transcription?.utterances;
    if (!utterances) skip(`${path} is missing`);
    const finals: Spoken[] = transcriptsIn(received, true).map(({ utterance }) => utterance);
    const unheard = lacking(utterances, finals);
    // A final transcript that could not be read may have arrived.
    if (unheard.length > 0) skipIfViolated();
    const problems = [
      ...unheard.map((one) => `${path} has ${one}, but no final transcript of it arrived`),
      ...lacking(finals, utterances).map((one) => `${path} lacks ${one}, although it arrived`),
    ];
    failIf(problems);
  });
}

type Spoken = { text: string; start: number };

/** The utterances of a list that another one lacks, in words. Services differ in punctuation. */
function lacking(all: readonly Spoken[], others: readonly Spoken[]): string[] {
  const left = others.map(({ text }) => lettersOf(text));
  return all.flatMap(({ text, start }) => {
    const at = left.indexOf(lettersOf(text));
    if (at >= 0) left.splice(at, 1);
    return at < 0 ? `${JSON.stringify(text)} at ${start} s` : [];
  });
}

/**
 * Checks that the record of a session that lost its connection has the messages and the audio of both connections.
 *
 * @param connections the lost connection and the next connection
 */
export async function tryResumedRecord(
  run: Run,
  connections: readonly [Connection, Connection],
): Promise<void> {
  const { recorder, sent } = run;
  const received = connections.flatMap(({ inbox }) => inbox.messages);
  const record = await findRecord(run, received);
  // Messages lost with the connection may be sent again, at another time.
  const distinct = new Set(
    received.map(({ type, ...one }) => JSON.stringify([type, Object(one).data])),
  );
  recorder.relate('TranscriptionJob', record, { messages: distinct.size });
  await recorder.check(`${RECORD}: audio`, 'resumed-audio', () => {
    const [before] = connections;
    const ends = transcriptsIn(before.inbox.messages).map(({ utterance }) => utterance.end);
    if (ends.length === 0) skip('no transcript arrived before the connection was lost');
    const [seconds = 0, heard] = [sent.seconds, Math.max(...ends)];
    if (heard > seconds + PADDING)
      skip('the times of the transcripts are beyond the end of the audio');
    // The rest of the first half may be lost with the connection.
    const least = seconds / 2 + heard;
    const path = 'result.metadata.audio_duration';
    const recorded = record.result?.metadata.audio_duration ?? skip(`${path} is missing`);
    const expected = `at least ${least} seconds, the audio of both connections`;
    failIf(recorded < least - PADDING && wrong(path, recorded, expected));
  });
}

/** Searches the list for the record of a stopped session: a live job with its messages. */
function findRecord(
  { client, patience, recorder }: Run,
  [message]: readonly ServerMessage[],
): Promise<TranscriptionJob> {
  return recorder.need(RECORD, 'session-record', () => {
    if (!message) skipIfViolated();
    const { session_id: session } = message ?? skip('no message arrived');
    const isRecord = (job: TranscriptionJob) =>
      job.kind === 'live' &&
      job.status === 'done' &&
      job.result?.messages?.some((one) => one.includes(session));
    return poll(patience, async () => {
      for await (const { page } of pagesOf(client, 'kind=live')) {
        const record = page.items.find(isRecord);
        if (record) return record;
      }
      // The record may be one of the jobs that violate the contract.
      skipIfViolated();
      return retry(`no finished live job has the messages of the session ${session}`);
    });
  });
}
