import { ok } from '@oazapfts/runtime';
import { type Service, typed } from './api.js';
import * as calls from './client.js';

export default ({ url, key }: Service) => {
  Object.assign(calls.defaults, { baseUrl: url, headers: { 'x-service-key': key } });
  return typed({
    upload: (audio) => ok(calls.uploadAudio({ audio })),
    create: (body) => ok(calls.createPreRecordedJob(body)),
    get: (id) => ok(calls.getPreRecordedJob(id)),
    list: (query) => ok(calls.listTranscriptionJobs(query)),
  });
};
