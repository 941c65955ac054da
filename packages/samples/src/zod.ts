import * as schemas from 'speech-to-text-contract/schemas';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { z } from 'zod';

/** The zod schema of a live request. Its `parse` fills in the defaults. */
export const liveRequest = z.fromJSONSchema(schemas.LiveRequest) as z.ZodType<LiveRequest>;
