import type { Settings } from './model/settings.ts';

/** What is true of this contract alone; everything in the folders would work for another one. */
export const settings: Settings = {
  name: 'speech-to-text-contract',
  vectors: 'test/facts/vectors.ts',
  frames: { ServerMessage: 'text', ClientMessage: 'text or audio' },
};
