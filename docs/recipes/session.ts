import type { ClientFrame, ParseResult } from 'speech-to-text-contract/strict/parse';

/** What your session does with its connections; a lost one does not end it. */
export type Session = {
  attach(connection: { send(text: string): void; close(code?: number): void }): void;
  /** Takes a frame of the client: audio, a message, or what is wrong with the frame. */
  take(frame: ParseResult<ClientFrame>): void;
  detach(): void;
};
/** Finds a session by the token in its URL, which is the only secret: the client sends no key. */
export type FindSession = (token: string) => Session | undefined;
