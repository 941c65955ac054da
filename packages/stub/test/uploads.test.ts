/** The metadata of uploaded files. */
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { expect, it } from 'vitest';
import { UploadedFiles } from '../src/uploads.ts';

it('a file that is not WAV is assumed to have 128 kbit/s', async () => {
  const file = Readable.from([Buffer.alloc(128_000 / 8), Buffer.alloc(128_000 / 8)]);
  const upload = { file, filename: 'talk.mp3' } as unknown as MultipartFile;
  const metadata = await new UploadedFiles(1).add(upload);
  expect(metadata).toMatchObject({ extension: 'mp3', size: 32_000, audio_duration: 2 });
});
