// npx tsx hono-node.ts
import { serve } from '@hono/node-server';
import { handlers } from './example-handlers.ts';
import { createApp } from './hono.ts';

const { fetch } = createApp('secret', handlers);
const port = Number(process.env.PORT ?? 4010);
serve({ fetch, hostname: '127.0.0.1', port }, (address) => {
  console.log(`http://127.0.0.1:${address.port}`);
});
