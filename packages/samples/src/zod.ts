import * as schemas from 'speech-to-text-contract/schemas';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { z } from 'zod';

const schema = z.fromJSONSchema(schemas.LiveRequest);

/** The zod schema of a live request. Its `parse` fills in the defaults. */
export const liveRequest = schema as z.ZodType<LiveRequest>;
