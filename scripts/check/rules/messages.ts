import type { Rule } from '../rule.ts';

/** Someone sends each message of a channel. */
export const sentMessages: Rule = ({ messages }) =>
  messages
    .filter(({ sentBy }) => sentBy.length === 0)
    .map(({ name, channel, document, stated }) => ({
      file: document,
      location: stated,
      message: `no operation of the channel ${channel} names the message ${name}; add it to one`,
    }));
