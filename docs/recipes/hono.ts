import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import {
  ListTranscriptionJobsQuery,
  PreRecordedRequest,
} from 'speech-to-text-contract/strict/standard';

/** `c.req.valid` returns the typed value with its defaults. */
export const app = new Hono()
  .post('/v2/pre-recorded', sValidator('json', PreRecordedRequest), (c) => {
    const { audio_url, diarization } = c.req.valid('json');
    return c.json({ audio_url, diarization });
  })
  .get('/v2/transcription', sValidator('query', ListTranscriptionJobsQuery), (c) => {
    const { limit, status } = c.req.valid('query');
    return c.json({ limit, status });
  });
