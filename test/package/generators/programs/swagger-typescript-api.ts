import { type Service, typed } from './api.js';
import { Api } from './client.js';

export default ({ url, key }: Service) => {
  const { v2 } = new Api({ baseUrl: url, baseApiParams: { headers: { 'x-service-key': key } } });
  return typed({
    upload: async (audio) => (await v2.uploadAudio({ audio })).data,
    create: async (body) => (await v2.createPreRecordedJob(body)).data,
    get: async (id) => (await v2.getPreRecordedJob(id)).data,
    list: async (query) => (await v2.listTranscriptionJobs(query)).data,
  });
};
