import type { ClientFrame, ParseResult } from 'speech-to-text-contract/strict/parse';

/** A session, which continues after a lost connection. */
export type Session = {
  attach(connection: { send(text: string): void; close(code?: number): void }): void;
  /** Takes a parsed frame of the client: audio, a message, or the issues of an invalid frame. */
  take(frame: ParseResult<ClientFrame>): void;
  detach(): void;
};
/** Finds a session by the token in its URL. The token is the only secret, because the client sends no API key. */
export type FindSession = (token: string) => Session | undefined;
