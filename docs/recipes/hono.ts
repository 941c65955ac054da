import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { PreRecordedRequest } from 'speech-to-text-contract/strict/standard';
import { createRouter, type Handlers } from './router.ts';

/** @returns a service of all operations, and a route of its own */
export function createApp(apiKey: string, handlers: Handlers) {
  const route = createRouter({ apiKey, handlers });
  return (
    new Hono()
      // `c.req.valid` returns the typed value with its defaults.
      .post('/check', sValidator('json', PreRecordedRequest), (c) => {
        const { audio_url, diarization } = c.req.valid('json');
        return c.json({ audio_url, diarization });
      })
      .all('*', (c) => route(c.req.raw))
  );
}
