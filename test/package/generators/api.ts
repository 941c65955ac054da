/** The calls that each generated client must support. */

export interface Service {
  url: string;
  key: string;
}

/** A type with every field optional and nullable, as in the tolerant edition. */
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

/** Uploads a recording, creates a job, waits for it and lists it. Returns the transcript. */
export async function transcribe(api: Api, audio: File): Promise<string | undefined> {
  const { audio_url } = await api.upload(audio);
  const { id } = await api.create({ audio_url: audio_url ?? '', diarization: true });
  let job = await api.get(id ?? '');
  while (job.status === 'queued' || job.status === 'processing') job = await api.get(id ?? '');
  const { items } = await api.list({ limit: 5, status: ['done', 'error'] });
  const failed = await api.list({ limit: 5, status: ['error'] });
  if (items?.[0]?.id !== id || failed.items?.length !== 0)
    throw new Error('the list is wrong, or the client ignores its filter');
  return job.result?.transcription?.full_transcript ?? undefined;
}
