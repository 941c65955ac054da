import type { NormalContract } from '../model/contract.ts';
import { FindingsError } from '../model/finding.ts';
import { mapSchema } from '../model/schema.ts';
import { formats } from '../runtime/formats.ts';
import type { Files } from './files.ts';
import { compileRuntime } from './runtime.ts';
import { NOTICE } from './text.ts';

/**
 * Emits the functions that check formats.
 *
 * @throws FindingsError for a format of the contract that there is no function for
 */
export async function emitFormats(normal: NormalContract): Promise<Files> {
  checkFormats(normal);
  const { js, dts } = await compileRuntime('formats');
  return { 'formats.js': NOTICE + js, 'formats.d.ts': NOTICE + dts };
}

/** @throws FindingsError for a format that would go unchecked */
export function checkFormats(normal: NormalContract): void {
  const findings = new Map<string, string>();
  for (const [name, schema] of normal.schemas) {
    mapSchema(schema, (node) => {
      if (node.format !== undefined && !Object.hasOwn(formats, node.format)) {
        findings.set(name, node.format);
      }
      return node;
    });
  }
  if (findings.size === 0) return;
  const known = Object.keys(formats).join(', ');
  throw new FindingsError(
    [...findings].map(([name, format]) => ({
      file: 'bundle',
      location: `/components/schemas/${name}`,
      message: `there is no function for the format "${format}"; use one of ${known}, or add it to scripts/runtime/formats.ts`,
    })),
  );
}
