/** Copied by the test to the folder of the generated client. */
import type { Api, Service } from './api.js';
import { createClient, OPERATIONS, type Ops } from './client.js';

export default ({ url, key }: Service): Api => {
  const auth = { apiKey: { x_service_key: key } };
  const client = createClient<Ops>(OPERATIONS, { serverUrl: url, auth });
  return {
    upload: (audio) => client.uploadAudio({ body: { audio } }),
    create: (body) => client.createPreRecordedJob({ body }),
    get: (id) => client.getPreRecordedJob({ path: { id } }),
    list: (query) => client.listTranscriptionJobs({ query }),
  };
};
