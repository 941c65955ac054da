/** Retrieves a job when a notification about it arrives: it must have finished by then. */
import type { PreRecordedJob, PreRecordedJobCreated } from 'speech-to-text-contract/types';
import { failIf } from './check.ts';
import type { Run } from './run.ts';

/** The statuses of an unfinished job. Any other status is final, even one that the contract does not list yet. */
export const UNFINISHED: readonly string[] = ['queued', 'processing'];

/** The jobs whose notifications are watched. */
export type WatchedJobs = ReturnType<typeof watchJobs>;

/** Begins to watch for notifications. */
export function watchJobs({ client, receiver, made }: Run) {
  const byPath = new Map<string, Promise<PreRecordedJobCreated | undefined>>();
  const byId = new Map<string, PreRecordedJobCreated>();
  receiver?.onArrival(({ path, body }) => {
    const created = byPath.get(path) ?? byId.get(String(Object(body).id));
    if (!created) return;
    const retrieve = async () => {
      const job = await created;
      return job && client.follow<PreRecordedJob>('getPreRecordedJob', job.result_url, job.id);
    };
    const retrieved = retrieve();
    // The check that waits for it reports why it failed.
    retrieved.catch(() => {});
    made.retrieved.set(path, [...(made.retrieved.get(path) ?? []), retrieved]);
  });
  return {
    /** @param path the path for the notifications of this job alone; without it, only a webhook is about the job */
    add(created: Promise<PreRecordedJobCreated | undefined>, path?: string): void {
      if (path !== undefined) byPath.set(path, created);
      void created.then((job) => job && byId.set(job.id, job));
    },
  };
}

/** Fails if a job had not finished when a notification about it arrived. */
export async function expectFinished(
  retrieved: readonly Promise<PreRecordedJob | undefined>[],
): Promise<void> {
  for (const one of retrieved) {
    const job = await one;
    const isEarly = job !== undefined && UNFINISHED.includes(job.status);
    failIf(
      'callback-early',
      isEarly && `/status: still ${job.status} when it arrived, of ${job.id}`,
    );
  }
}
