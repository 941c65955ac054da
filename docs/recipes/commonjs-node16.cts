// With `module: node16`, TypeScript lets CommonJS take types like this, and values by `await import()`.
import type { LiveRequest } from 'speech-to-text-contract/types' with {
  'resolution-mode': 'import',
};

async function isRight(request: LiveRequest): Promise<boolean> {
  const { validateLiveRequest } = await import('speech-to-text-contract/strict');
  return validateLiveRequest(request);
}

export = { isRight };
