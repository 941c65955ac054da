/** Uploaded files, of which only the metadata is kept. */
import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { AudioFile, AudioMetadata } from 'speech-to-text-contract/types';
import { LIMITS } from './limits.ts';
import { Newest } from './newest.ts';
import { round } from './speech.ts';

/** How many bytes of a file are searched for its header. */
const MAX_HEADER = 64 * 1024;
/** What is assumed of a file that is not WAV: 128 kbit/s. */
const COMPRESSED = { channels: 1, bytesPerSecond: 16_000, dataStart: 0 };
/** The assumed duration and channels of a file on another host, which is not fetched. */
const ELSEWHERE = { filename: null, audio_duration: 12, number_of_channels: 1 };

/** Parses the header of a WAV file (RIFF) from its first bytes; what is assumed if it is missing or truncated. */
function readWavHeader(bytes: Buffer) {
  const format = bytes.indexOf('fmt ') + 8;
  const dataStart = bytes.indexOf('data', format + 16) + 8;
  const isComplete = format >= 8 && dataStart > format && dataStart <= bytes.length;
  if (bytes.indexOf('RIFF') !== 0 || !isComplete) return COMPRESSED;
  const channels = bytes.readUInt16LE(format + 2);
  const bytesPerSecond = bytes.readUInt32LE(format + 8);
  return channels > 0 && bytesPerSecond > 0 ? { channels, bytesPerSecond, dataStart } : COMPRESSED;
}

export class Uploads {
  readonly #files = new Newest<AudioMetadata>(LIMITS.uploads);

  /** Reads a file to its end and keeps its metadata. */
  async add(file: AsyncIterable<Buffer>, filename: string): Promise<AudioMetadata> {
    let start = Buffer.alloc(0);
    let size = 0;
    for await (const chunk of file) {
      size += chunk.length;
      if (start.length < MAX_HEADER) start = Buffer.concat([start, chunk]).subarray(0, MAX_HEADER);
    }
    const header = readWavHeader(start);
    const metadata = {
      id: randomUUID(),
      filename,
      extension: extname(filename).slice(1),
      size,
      audio_duration: round((size - header.dataStart) / header.bytesPerSecond),
      number_of_channels: header.channels,
    };
    this.#files.set(metadata.id, metadata);
    return metadata;
  }

  /**
   * The file at a URL; null if the URL belongs to the service but to no upload. The ID identifies an upload: a client may
   * know the service by another host.
   */
  at(url: string, baseUrl: string): AudioFile | null {
    const { href, pathname } = URL.canParse(url) ? new URL(url) : { href: url, pathname: '' };
    const [, fileId = ''] = pathname.split('/file/');
    const upload = this.#files.get(fileId.toLowerCase());
    if (upload) {
      const { id, filename, audio_duration, number_of_channels } = upload;
      return { id, filename, source: url, audio_duration, number_of_channels };
    }
    const isOurs = href.startsWith(new URL(`${baseUrl}/file/`).href);
    return isOurs ? null : { id: randomUUID(), source: url, ...ELSEWHERE };
  }
}
