// npx tsx hono-node.ts
import { serve } from '@hono/node-server';
import { handlers } from './example-handlers.ts';
import { createApp } from './hono.ts';

const { fetch } = createApp('secret', handlers);
serve({ fetch, hostname: '127.0.0.1', port: 4010 });
