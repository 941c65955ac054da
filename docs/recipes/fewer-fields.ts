import { PreRecordedRequest } from 'speech-to-text-contract/schemas';
import { z } from 'zod';

/** By zod: a request with these fields, and no others. */
export const byZod = (z.fromJSONSchema(PreRecordedRequest) as z.ZodObject)
  .pick({ audio_url: true, diarization: true, language_config: true })
  .strict();

/** Without zod: a schema of an object, with some of its fields, and no others. */
export function pick(schema: object, names: string[]) {
  const { properties, required, ...rest } = schema as {
    properties: Record<string, object>;
    required: string[];
  };
  return {
    ...rest,
    // The identifier is that of the whole.
    $id: undefined,
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: required.filter((name) => names.includes(name)),
    additionalProperties: false,
  };
}

export const byHand = pick(PreRecordedRequest, ['audio_url', 'diarization', 'language_config']);
