/** What parsers and readers take besides values: the text and bytes of frames, and queries. */
import { type FrameOptions, readAudio, readFrame } from './frame.ts';
import { orUnreadable, type ParseResult } from './issues.ts';
import type { ParseOptions } from './parse.ts';
import { type QueryParameter, readQuery } from './query.ts';

export type Take = (value: unknown, options?: FrameOptions & ParseOptions) => ParseResult<unknown>;

/** A function for text frames, by the function for the messages in them. */
export function ofText(take: (value: unknown, options?: ParseOptions) => unknown): Take {
  return (frame, options) =>
    orUnreadable(() => {
      const text = readFrame(frame);
      return (text.ok ? take(text.value, options) : text) as ParseResult<unknown>;
    });
}

/** A function for frames that may be raw audio, by the function for the messages in text frames. */
export function ofData(take: (value: unknown, options?: ParseOptions) => unknown): Take {
  const parse = ofText(take);
  return (data, options) =>
    orUnreadable(() => {
      const audio = readAudio(data, options);
      // Raw audio has no fields to leave out.
      if (audio)
        return audio.ok && options?.unknownFields === 'drop' ? { ...audio, dropped: [] } : audio;
      const result = parse(data, options);
      if (!result.ok) return result;
      const { kind: _, ...rest } = result as { kind?: unknown; ok: true; value: unknown };
      return { ...rest, value: { kind: 'message', message: result.value } };
    });
}

/** A function for queries in any form, by the function for typed ones. */
export function ofQuery(
  take: (value: unknown, options?: ParseOptions) => unknown,
  parameters: Readonly<Record<string, QueryParameter>>,
): Take {
  return (query, options) =>
    orUnreadable(() => {
      const read = readQuery(query, parameters);
      return (read.ok ? take(read.value, options) : read) as ParseResult<unknown>;
    });
}
