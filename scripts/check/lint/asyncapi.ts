import type { Contract } from '../../model/contract.ts';
import type { Finding } from '../../model/finding.ts';
import { join } from '../../model/pointer.ts';

/** In the parser's numbers 0 is an error and 1 a warning. */
const WARNING = 1;

/** Validates the AsyncAPI bundle with AsyncAPI's own parser; warnings are findings too. */
export async function lintAsyncapi({ asyncapi }: Contract): Promise<Finding[]> {
  // It takes a second to load, so only those who lint load it.
  const { Parser } = await import('@asyncapi/parser');
  const diagnostics = await new Parser().validate(JSON.stringify(asyncapi));
  return diagnostics
    .filter(({ severity }) => severity <= WARNING)
    .map(({ path, message }) => ({
      file: 'asyncapi',
      location: path.reduce<string>(join, ''),
      message: `${message} (asyncapi)`,
    }));
}
