import type { AudioChunkMessage } from './client/AudioChunkMessage.js';
import type { TranscriptMessage } from './client/TranscriptMessage.js';

export const chunk: AudioChunkMessage = { type: 'audio_chunk', data: { chunk: 'AAAA' } };

export function text({ data }: TranscriptMessage): string | undefined {
  return data.is_final ? data.utterance.text : undefined;
}
