/** A client generated from the bundle by @hey-api/openapi-ts. */
import { createRequire } from 'node:module';
import { createClient } from '@hey-api/openapi-ts';

const require = createRequire(import.meta.url);

/** Writes the client into a folder. */
export async function generateClient(folder: string): Promise<void> {
  await createClient({
    input: require.resolve('speech-to-text-contract/openapi.json'),
    output: folder,
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
}
