import { type Service, typed } from './api.js';
import { createApiClient } from './client.js';

export default ({ url, key }: Service) => {
  const headers = { 'x-service-key': key };
  const paramsSerializer = { indexes: null };
  const client = createApiClient(url, { axiosConfig: { headers, paramsSerializer } });
  return typed({
    upload: (audio) => client.uploadAudio({ audio }),
    create: (body) => client.createPreRecordedJob(body),
    get: (id) => client.getPreRecordedJob({ params: { id } }),
    list: (queries) => client.listTranscriptionJobs({ queries }),
  });
};
