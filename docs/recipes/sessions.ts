import type { ClientFrame, ParseResult } from 'speech-to-text-contract/strict/parse';

/** The part of a WebSocket that a session uses. */
export type Connection = {
  send(text: string): void;
  close(code?: number, reason?: string): void;
};
/** A session, which continues after a lost connection, as in server-session.ts. */
export type Session = {
  /** Takes over a connection and closes the previous one. */
  attach(connection: Connection): {
    /** Takes a parsed frame: audio, a message, or the issues of an invalid frame. */
    take(frame: ParseResult<ClientFrame>): void;
    /** Is called when the connection has closed. */
    detach(): void;
  };
};
/** Finds a session by the secret token in its URL, because the client sends no API key. */
export type FindSession = (token: string) => Session | undefined;
