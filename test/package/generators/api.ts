/** The calls that every generated client makes, and a check that its answers have types. */

/** Where the service is, and its key. */
export interface Service {
  url: string;
  key: string;
}

/** A type with each field optional and nullable, as the tolerant edition has them. */
type Loose<Type> = { [Field in keyof Type]?: Type[Field] | null };

interface Job {
  status?: string | null;
  result?: Loose<{ transcription: Loose<{ full_transcript: string }> }> | null;
}

/** The calls of a client; each program implements them with the generated code. */
export interface Api {
  upload(audio: File): Promise<Loose<{ audio_url: string }>>;
  create(body: { audio_url: string; diarization: boolean }): Promise<Loose<{ id: string }>>;
  get(id: string): Promise<Job>;
  list(query: {
    limit: number;
    status: ('done' | 'error')[];
  }): Promise<Loose<{ items: Loose<{ id: string }>[] }>>;
}

type IsAny<Type> = 0 extends 1 & Type ? true : false;

/** The calls of `Calls`, but `never` in place of one whose answer is `any`, which would fit every type. */
type TypedCalls<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (...args: never[]) => Promise<infer Answer>
    ? true extends IsAny<Answer>
      ? never
      : Calls[Name]
    : never;
};

/** A client, if its answers have types. */
export function typed<Calls extends Api>(calls: Calls & TypedCalls<Calls>): Api {
  return calls;
}

/** Uploads a recording, creates a job, waits for it and lists it. Returns what was said. */
export async function transcribe(api: Api, audio: File): Promise<string | undefined> {
  const { audio_url } = await api.upload(audio);
  if (!audio_url) throw new Error('the upload has no URL');
  const { id } = await api.create({ audio_url, diarization: true });
  if (!id) throw new Error('the job has no identifier');
  let job = await api.get(id);
  while (job.status === 'queued' || job.status === 'processing') {
    await new Promise((resolve) => setTimeout(resolve, 20));
    job = await api.get(id);
  }
  if (job.status !== 'done') throw new Error(`the job ends with ${JSON.stringify(job)}`);
  const { items } = await api.list({ limit: 5, status: ['done', 'error'] });
  if (!items?.some((item) => item.id === id)) throw new Error('the job is not in the list');
  const failed = await api.list({ limit: 5, status: ['error'] });
  if (failed.items?.length !== 0) throw new Error('the list is not filtered');
  return job.result?.transcription?.full_transcript ?? undefined;
}
