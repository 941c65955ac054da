import type { Files } from './files.ts';
import { compileRuntime } from './runtime.ts';
import { NOTICE } from './text.ts';

/** Emits the functions that check formats. */
export async function emitFormats(): Promise<Files> {
  const { js, dts } = await compileRuntime('formats');
  return { 'formats.js': NOTICE + js, 'formats.d.ts': NOTICE + dts };
}
