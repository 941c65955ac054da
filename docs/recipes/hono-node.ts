// Run: API_KEY=secret npx tsx hono-node.ts
import { serve } from '@hono/node-server';
import { handlers } from './example-handlers.ts';
import { createApp } from './hono.ts';

const { API_KEY = '', PORT = '4010' } = process.env;
const { fetch } = createApp(API_KEY, handlers);
serve({ fetch, hostname: '127.0.0.1', port: Number(PORT) }, (address) => {
  console.log(`http://127.0.0.1:${address.port}`);
});
