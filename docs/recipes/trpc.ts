import { initTRPC } from '@trpc/server';
import { LiveSessionCreated } from 'speech-to-text-contract/standard';
import { LiveRequest } from 'speech-to-text-contract/strict/standard';

const t = initTRPC.create();

/** What comes in has its defaults, what goes out is checked. */
export const router = t.router({
  createSession: t.procedure
    .input(LiveRequest)
    .output(LiveSessionCreated)
    .mutation(({ input }) => ({ url: `wss://speech.invalid/${input.encoding}` })),
});

export const createCaller = t.createCallerFactory(router);
