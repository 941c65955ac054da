import * as examples from 'speech-to-text-contract/examples';
import { createRouter } from './router.ts';

/** A service for Bun, `deno serve` and workers, which responds with documented examples. */
export default {
  fetch: createRouter({
    apiKey: 'secret',
    handlers: {
      uploadAudio: () => ({ status: 201, body: examples.UploadResponse.gardenVisit }),
      createPreRecordedJob: () => ({
        status: 201,
        body: examples.PreRecordedJobCreated.twoSpeakers,
      }),
      getPreRecordedJob: () => ({ status: 200, body: examples.PreRecordedJob.done }),
      listTranscriptionJobs: () => ({ status: 200, body: examples.JobPage.firstPage }),
      createLiveSession: () => ({ status: 201, body: examples.LiveSessionCreated.captions }),
    },
  }),
};
