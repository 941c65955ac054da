/** Copied by the test to the folder of the generated client. */
import createClient from 'openapi-fetch';
import type { Api, Service } from './api.js';
import type { paths } from './client.js';

export default ({ url, key }: Service): Api => {
  const client = createClient<paths>({ baseUrl: url, headers: { 'x-service-key': key } });
  /** The data of a successful response. Throws if the service refuses the request. */
  const dataOf = async <Data>(call: Promise<{ data?: Data; response: Response }>) => {
    const { data, response } = await call;
    if (data === undefined) throw new Error(`refused with ${response.status}`);
    return data;
  };
  return {
    upload: (audio) => {
      const form = new FormData();
      form.append('audio', audio);
      return dataOf(client.POST('/v2/upload', { body: { audio: '' }, bodySerializer: () => form }));
    },
    create: (body) => dataOf(client.POST('/v2/pre-recorded', { body })),
    get: (id) => dataOf(client.GET('/v2/pre-recorded/{id}', { params: { path: { id } } })),
    list: (query) => dataOf(client.GET('/v2/transcription', { params: { query } })),
  };
};
