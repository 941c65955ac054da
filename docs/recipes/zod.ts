import { LiveRequest } from 'speech-to-text-contract/schemas';
import { z } from 'zod';

/** zod takes the JSON Schema, and fills in the defaults. */
export const liveRequest = z.fromJSONSchema(LiveRequest);
