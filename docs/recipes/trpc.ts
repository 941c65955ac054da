import { initTRPC, StandardSchemaV1Error } from '@trpc/server';
import { LiveSessionCreated } from 'speech-to-text-contract/standard';
import { LiveRequest } from 'speech-to-text-contract/strict/standard';

const t = initTRPC.create({
  // By default, tRPC reports only the first issue, without its path.
  errorFormatter: ({ shape, error: { cause } }) => {
    const issues = cause instanceof StandardSchemaV1Error ? cause.issues : [];
    return { ...shape, data: { ...shape.data, issues } };
  },
});

/** The input has its defaults, the output is validated, and a refusal has every issue with its path. */
export const router = t.router({
  createSession: t.procedure
    .input(LiveRequest)
    .output(LiveSessionCreated)
    .mutation(({ input }) => ({ url: `wss://speech.invalid/${input.encoding}` })),
});
