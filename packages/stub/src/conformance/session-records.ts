/** The jobs of live sessions in the list: what they must keep of the messages and the audio. */
import type { ServerMessage, TranscriptionJob } from 'speech-to-text-contract/types';
import { round } from '../sample-speech.ts';
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
    const times = timesOf(utterances, finals);
    // A final transcript that could not be read may have arrived.
    if (times.some(([, recorded, arrived]) => recorded > arrived)) skipIfViolated();
    failIf(
      times.map(([shown, recorded, arrived]) => {
        if (recorded === arrived) return false;
        if (recorded === 0) return `${path} lacks ${shown}, although it arrived`;
        if (arrived === 0) return `${path} has ${shown}, but no final transcript of it arrived`;
        return `${path} has ${shown} ${timesIn(recorded)}, but it arrived ${timesIn(arrived)}`;
      }),
    );
  });
}

const timesIn = (count: number) => (count === 1 ? 'once' : `${count} times`);

type Spoken = { text: string; start: number };

/** Each text in two lists of utterances, in words, and how often it is in each of them. Services differ in punctuation. */
export function timesOf(one: readonly Spoken[], other: readonly Spoken[]) {
  const texts = new Map([...other, ...one].map((each) => [lettersOf(each.text), each] as const));
  return [...texts].map(([letters, { text, start }]) => {
    const [times = 0, others = 0] = [one, other].map(
      (list) => list.filter((each) => lettersOf(each.text) === letters).length,
    );
    return [`${JSON.stringify(text)} at ${start} s`, times, others] as const;
  });
}

/**
 * Checks the messages of a session that lost its connection, and that its record has the messages and the audio of both
 * connections.
 *
 * @param connections the lost connection and the next connection; the whole speech was sent to each
 */
export async function tryResumed(
  run: Run,
  connections: readonly [Connection, Connection],
  sent: Sent,
): Promise<void> {
  const { recorder } = run;
  const { seconds } = run.audio;
  const all = connections.flatMap(({ inbox }) => inbox.messages);
  // Messages lost with the connection may be sent again, at another time.
  const distinct = new Map(
    all.map((one) => [JSON.stringify([one.type, Object(one).data]), one] as const),
  );
  const received = [...distinct.values()];
  if (received.length > 0) recorder.relate('Session', { received }, sent);
  const [before, after] = connections;
  const lastEnd = ({ inbox }: Connection, when: string) => {
    const ends = transcriptsIn(inbox.messages).map(({ utterance }) => utterance.end);
    return ends.length > 0 ? Math.max(...ends) : skip(`no transcript arrived ${when} the loss`);
  };
  /** The end of what the service heard before the loss. The rest may be lost with the connection. */
  const heard = () => {
    const end = lastEnd(before, 'before');
    return end > seconds + PADDING ? skip('the transcripts end after the audio') : end;
  };
  await recorder.check('times of the next connection', 'resumed-audio', () => {
    const least = 2 * heard();
    const last = lastEnd(after, 'after');
    const expected = `at least ${round(least)}, because times go on after a lost connection`;
    failIf(last < least - PADDING && wrong('end of the last transcript', last, expected));
  });
  const record = await findRecord(run, all);
  recorder.relate('TranscriptionJob', record, { messages: distinct.size });
  await recorder.check(`${RECORD}: audio`, 'resumed-audio', () => {
    const least = seconds + heard();
    const path = 'result.metadata.audio_duration';
    const recorded = record.result?.metadata.audio_duration ?? skip(`${path} is missing`);
    const expected = `at least ${round(least)} seconds, the audio of both connections`;
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
      const statuses: string[] = [];
      for await (const { page } of pagesOf(client, 'kind=live')) {
        const record = page.items.find(isRecord);
        if (record) return record;
        statuses.push(...page.items.map(({ status }) => status));
      }
      // The record may be one of the jobs that violate the contract.
      skipIfViolated();
      const seen = [...new Set(statuses)].join(' or ');
      const listed = seen ? `${statuses.length} live jobs with the status ${seen}` : 'no live job';
      return retry(
        `no finished live job has the messages of the session ${session}; the list has ${listed}`,
      );
    });
  });
}
