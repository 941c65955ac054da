import * as examples from 'speech-to-text-contract/examples';
import { operations } from 'speech-to-text-contract/operations';
import type { Handlers } from './router.ts';

/** Handlers that respond with documented examples, to replace one by one. */
export const handlers = Object.fromEntries(
  Object.values(operations).map(({ id, responses }) => {
    const [[range = '', { schema = null } = {}] = []] = Object.entries<{ schema: string | null }>(
      responses,
    );
    const [body] = Object.values<unknown>(Object(examples)[schema ?? ''] ?? {});
    return [id, () => ({ status: Number(range.replaceAll('X', '0')), body })];
  }),
) as object as Handlers;
