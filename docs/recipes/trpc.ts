import { initTRPC } from '@trpc/server';
import { LiveRequest, LiveSessionCreated } from 'speech-to-text-contract/standard';

const t = initTRPC.create();

/** What comes in has its defaults, what goes out is checked. */
export const router = t.router({
  createSession: t.procedure
    .input(LiveRequest)
    .output(LiveSessionCreated)
    .mutation(({ input }) => ({ url: `wss://speech.invalid/${input.encoding}` })),
});

export const createCaller = t.createCallerFactory(router);
