import * as examples from 'speech-to-text-contract/examples';
import type { Handlers } from './router.ts';

/** Handlers that respond with documented examples, to replace one by one. */
export const handlers: Handlers = {
  uploadAudio: () => ({ status: 201, body: examples.UploadResponse.gardenVisit }),
  createPreRecordedJob: () => ({ status: 201, body: examples.PreRecordedJobCreated.twoSpeakers }),
  getPreRecordedJob: () => ({ status: 200, body: examples.PreRecordedJob.done }),
  listTranscriptionJobs: () => ({ status: 200, body: examples.JobPage.firstPage }),
  createLiveSession: () => ({ status: 201, body: examples.LiveSessionCreated.captions }),
};
