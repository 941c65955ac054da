import { type Service, typed } from './api.js';
import { createClient, OPERATIONS, type Ops } from './client.js';

export default ({ url, key }: Service) => {
  const auth = { apiKey: { x_service_key: key } };
  const client = createClient<Ops>(OPERATIONS, { serverUrl: url, auth });
  return typed({
    upload: (audio) => client.uploadAudio({ body: { audio } }),
    create: (body) => client.createPreRecordedJob({ body }),
    get: (id) => client.getPreRecordedJob({ path: { id } }),
    list: (query) => client.listTranscriptionJobs({ query }),
  });
};
