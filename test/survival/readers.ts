/** Readers of the same answers: each says what is left of a value, or that it refuses it. */
import { transform } from 'esbuild';
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import * as v from 'valibot';
import * as z from 'zod';
import * as read from '../../generated/read.js';
import { schemas as published } from '../../generated/schemas/index.js';
import * as contract from '../../generated/validators.js';
import * as valibot from '../bench/contenders/valibot.ts';
import { schemas as zodSchemas } from '../bench/contenders/zod.ts';

/** What is left of a value, which is also given as text; nothing where it is refused. */
export type Read = (value: unknown, text: string) => { value: unknown } | undefined;

/** The schemas that a client receives and every reader has. */
export const RECEIVED = ['ServerMessage', 'TranscriptionJob', 'JobPage'] as const;

export type Received = (typeof RECEIVED)[number];

/** The readers by their names in the table. */
export async function readers(): Promise<Record<string, Record<Received, Read>>> {
  const each = <Made>(make: (name: Received) => Made) =>
    Object.fromEntries(RECEIVED.map((name) => [name, make(name)])) as Record<Received, Made>;
  const strip = zodSchemas(z.object as unknown as typeof z.looseObject);
  const loose = zodSchemas(z.looseObject);
  const byZod = (schema: z.ZodType) => (value: unknown) => {
    const result = schema.safeParse(value);
    return result.success ? { value: result.data } : undefined;
  };
  const generated = await decoders();
  return {
    '`read`, `tolerant`': each((name) => {
      const reading = { ...read }[`read${name}`];
      return (value) => {
        const result = reading(value);
        return result.ok ? { value: result.value } : undefined;
      };
    }),
    '`contract`': each((name) => {
      const validate = { ...contract }[`validate${name}`];
      return (value) => (validate(value) ? { value } : undefined);
    }),
    'zod, `looseObject`': each((name) => byZod(loose[name])),
    'zod, `object`': each((name) => byZod(strip[name])),
    valibot: each((name) => (value) => {
      const result = v.safeParse({ ...valibot }[name], value);
      return result.success ? { value: result.output } : undefined;
    }),
    'quicktype, strict': each((name) => (_, text) => {
      try {
        return { value: generated[`to${name}`]?.(text) };
      } catch {
        return undefined;
      }
    }),
  };
}

/** TypeScript as quicktype generates it from the published schemas, with its checks at run time. */
async function decoders(): Promise<Record<string, (json: string) => unknown>> {
  const input = new JSONSchemaInput(undefined);
  for (const name of RECEIVED) {
    await input.addSource({ name, schema: JSON.stringify(published[name]) });
  }
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({
    inputData,
    lang: 'typescript',
    rendererOptions: { 'runtime-typecheck': 'true' },
  });
  // It words its refusals at length, at every branch that a value is tried on, and nobody reads them.
  const said = lines.join('\n');
  const short = said.replace(
    /(?<=function invalidValue\([^)]*\): never \{)[\s\S]*?(?=\n\})/,
    'throw 0;',
  );
  if (short === said) throw new Error('quicktype refuses in another way');
  const { code } = await transform(short, { loader: 'ts', format: 'esm' });
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.Convert;
}
