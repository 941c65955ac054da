import { type Service, typed } from './api.js';
import * as calls from './client.js';

export default ({ key }: Service) => {
  const options = { headers: { 'x-service-key': key } };
  /** The answer of a call that succeeded. */
  const answer = async <Response extends { status: number; data: unknown }>(
    response: Promise<Response>,
  ): Promise<Extract<Response, { status: 200 }>['data']> => {
    const { status, data } = await response;
    if (status >= 300) throw new Error(`refused with ${status}`);
    return data;
  };
  return typed({
    upload: (audio) => answer(calls.uploadAudio({ audio }, options)),
    create: (body) => answer(calls.createPreRecordedJob(body, options)),
    get: (id) => answer(calls.getPreRecordedJob(id, options)),
    list: (query) => answer(calls.listTranscriptionJobs(query, options)),
  });
};
