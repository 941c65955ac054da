/** What is true of one contract alone, and no document of it can say. */
export interface Settings {
  /** The name under which everything is published: of the package, and in identifiers. */
  name: string;
  /** The schemas that arrive as WebSocket frames: as text alone, or as text or raw audio. */
  frames: Readonly<Record<string, 'text' | 'text or audio'>>;
  /** The module that makes the vectors, values whose verdicts are known by hand: no generator may. */
  vectors: string;
}

/** What is true of this contract alone; everything in the folders would work for another one. */
export const settings: Settings = {
  name: 'speech-to-text-contract',
  vectors: 'test/facts/vectors.ts',
  frames: { ServerMessage: 'text', ClientMessage: 'text or audio' },
};
