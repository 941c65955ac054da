/** The speech that a run sends: as a file, as a file with more channels, and as raw audio in every format. */
import { readFileSync } from 'node:fs';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { readWavHeader, type WavHeader, wavDuration, writeWav } from '../audio.ts';
import { schemaNamed } from '../contract.ts';

/** The number of PCM in the header of a WAV file. */
const PCM = 1;

/** The fields of a live request that describe its audio. */
export interface Format {
  encoding: LiveRequest['encoding'];
  /** A-law and mu-law always have 8 bits. */
  bit_depth?: number;
  sample_rate: number;
  channels: number;
}

type Encoder = (sample: number, bits: number) => number;
/** How the bytes of an encoding represent a sample from -1 to 1. The run lists any other encoding as not judged. */
const ENCODERS: Readonly<Partial<Record<LiveRequest['encoding'], Encoder>>> = {
  'wav/pcm': (sample, bits) => {
    const value = Math.round(sample * (2 ** (bits - 1) - 1));
    // Samples of 8 bits are unsigned in WAV files.
    return bits === 8 ? value + 128 : value;
  },
  'wav/alaw': (sample) => {
    const value = Math.min(Math.abs(Math.trunc(sample * 32_768)), 32_767);
    const exponent = value < 256 ? 0 : Math.floor(Math.log2(value)) - 7;
    const mantissa = (value >> (exponent === 0 ? 4 : exponent + 3)) & 15;
    return ((sample < 0 ? 0 : 128) | (exponent << 4) | mantissa) ^ 0x55;
  },
  'wav/ulaw': (sample) => {
    const value = Math.min(Math.abs(Math.trunc(sample * 32_768)), 32_635) + 132;
    const exponent = Math.floor(Math.log2(value)) - 7;
    const mantissa = (value >> (exponent + 3)) & 15;
    return ~((sample < 0 ? 128 : 0) | (exponent << 4) | mantissa) & 255;
  },
};

/** Reads a WAV file with speech. Throws if it cannot be read, or is not PCM. */
export function readSpeech(path: string) {
  let file: Uint8Array<ArrayBuffer>;
  try {
    file = new Uint8Array(readFileSync(path));
  } catch {
    throw new Error(`\`audio\`: ${path} does not exist or cannot be read`);
  }
  const header = readWavHeader(file);
  if (header?.encoding !== PCM) {
    throw new Error(`\`audio\`: ${path} is not a PCM WAV file; convert it`);
  }
  const { sampleRate: sample_rate, channels, dataStart, dataLength } = header;
  const samples = file.subarray(dataStart, dataStart + (dataLength ?? file.length));
  const bit_depth = (header.bytesPerSecond / sample_rate / channels) * 8;
  return {
    path,
    file,
    samples,
    seconds: wavDuration(header, file.length),
    format: { encoding: 'wav/pcm', sample_rate, channels, bit_depth } satisfies Format,
    /** The file with twice as many channels. */
    stereo: withMoreChannels(samples, header),
  };
}

export type Speech = ReturnType<typeof readSpeech>;

/**
 * PCM as a WAV file with twice as many channels. The further ones have the same sound half of its length later, so that
 * no two channels are alike.
 */
function withMoreChannels(samples: Uint8Array, header: WavHeader) {
  const { channels, sampleRate, bytesPerSecond } = header;
  const size = bytesPerSecond / sampleRate;
  const end = samples.length - (samples.length % size);
  const half = Math.floor(end / size / 2) * size;
  const audio = new Uint8Array(2 * end);
  for (let from = 0; from < end; from += 1) {
    const to = from + size * Math.floor(from / size);
    audio[to] = samples[from] ?? 0;
    audio[to + size] = samples[(from + half) % end] ?? 0;
  }
  return writeWav(audio, { ...header, channels: 2 * channels }, 2 * size);
}

/** Every encoding with each of its bit depths; the sample rates take turns, and one format has two channels. */
export function allFormats(): Format[] {
  const { encoding, bit_depth, sample_rate } = schemaNamed('LiveRequest').properties ?? {};
  const rates = (sample_rate?.enum ?? []) as number[];
  const depths = (bit_depth?.enum ?? []) as number[];
  const all = (encoding?.enum ?? []) as Format['encoding'][];
  return all
    .filter((one) => one in ENCODERS)
    .flatMap((encoding): Omit<Format, 'sample_rate' | 'channels'>[] =>
      encoding === 'wav/pcm'
        ? depths.map((bit_depth) => ({ encoding, bit_depth }))
        : [{ encoding }],
    )
    .map((one, at) => {
      return { ...one, sample_rate: rates[at % rates.length] ?? 0, channels: at === 1 ? 2 : 1 };
    });
}

/** The encodings of the contract in which the run cannot send audio. */
export function unknownEncodings(): unknown[] {
  const { encoding } = schemaNamed('LiveRequest').properties ?? {};
  return (encoding?.enum ?? []).filter((one) => !(String(one) in ENCODERS));
}

/** How many bytes a second of audio takes, and a sample of one channel. */
export function bytesOf({ encoding, bit_depth, sample_rate, channels }: Format) {
  const sample = encoding === 'wav/pcm' ? (bit_depth ?? 16) / 8 : 1;
  return { sample, second: sample * sample_rate * channels };
}

/** The speech as raw audio in a format. */
export function encode({ samples, format: from }: Speech, to: Format): Uint8Array {
  const source = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const [{ sample: inBytes }, { sample: outBytes }] = [bytesOf(from), bytesOf(to)];
  const frames = Math.floor(samples.length / inBytes / from.channels);
  const wanted = Math.floor((frames * to.sample_rate) / from.sample_rate);
  const encoder = ENCODERS[to.encoding];
  const raw = Buffer.alloc(wanted * to.channels * outBytes);
  const scale = 2 ** (8 * inBytes - 1);
  for (let at = 0; at < wanted * to.channels; at += 1) {
    // The nearest sample before, without interpolation.
    const frame = Math.floor(Math.floor(at / to.channels) * (from.sample_rate / to.sample_rate));
    const channel = (at % to.channels) % from.channels;
    const offset = (frame * from.channels + channel) * inBytes;
    const value = inBytes === 1 ? (source[offset] ?? 0) - scale : source.readIntLE(offset, inBytes);
    const encoded = encoder?.(value / scale, 8 * outBytes) ?? 0;
    if (outBytes === 1) raw[at] = encoded;
    else raw.writeIntLE(encoded, at * outBytes, outBytes);
  }
  return raw;
}
