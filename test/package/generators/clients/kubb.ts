import { type Service, typed } from './api.js';
import { axiosInstance } from './client/.kubb/fetch.js';
import * as calls from './client/client.js';

export default ({ url, key }: Service) => {
  Object.assign(axiosInstance.defaults, {
    baseURL: url,
    headers: { ...axiosInstance.defaults.headers, 'x-service-key': key },
    paramsSerializer: { indexes: null },
  });
  return typed({
    upload: (audio) => calls.uploadAudio({ audio }),
    create: (body) => calls.createPreRecordedJob(body),
    get: (id) => calls.getPreRecordedJob(id),
    list: (query) => calls.listTranscriptionJobs(query),
  });
};
