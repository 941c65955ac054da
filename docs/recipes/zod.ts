import { LiveRequest } from 'speech-to-text-contract/schemas';
import { z } from 'zod';

/** The zod schema of a live request. Its `parse` fills in the defaults. */
export const liveRequest = z.fromJSONSchema(LiveRequest);
