/** Copied by the test to the folder of the generated client. */
import type { Api, Service } from './api.js';
import { createClient } from './client/client/index.js';
import * as sdk from './client/sdk.gen.js';

export default ({ url, key }: Service): Api => {
  const client = createClient({ baseUrl: url, headers: { 'x-service-key': key } });
  const options = { client, throwOnError: true } as const;
  return {
    upload: async (audio) => (await sdk.uploadAudio({ ...options, body: { audio } })).data,
    create: async (body) => (await sdk.createPreRecordedJob({ ...options, body })).data,
    get: async (id) => (await sdk.getPreRecordedJob({ ...options, path: { id } })).data,
    list: async (query) => (await sdk.listTranscriptionJobs({ ...options, query })).data,
  };
};
