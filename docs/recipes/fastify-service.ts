// A whole service in Fastify, with the jobs and the sessions of the sample server.
// Run: PORT=4011 API_KEY=secret npx tsx fastify-service.ts
import { createService, refusal } from './fastify.ts';
import { addSessions } from './fastify-live.ts';
import { addUpload, createJob, findJob, listJobs } from './server-jobs.ts';
import { createSession, sessions } from './server-session.ts';

const { API_KEY = '', PORT = '4011' } = process.env;
/** The base URL in responses. Callers on other machines need another one. */
const { PUBLIC_URL: base = `http://127.0.0.1:${PORT}` } = process.env;

const service = await createService(API_KEY, {
  async uploadAudio(file) {
    return { status: 201, body: addUpload(base, file.filename, await file.toBuffer()) };
  },
  createPreRecordedJob: (request) => ({ status: 201, body: createJob(base, request) }),
  getPreRecordedJob(_, { request }) {
    const job = findJob(Object(request.params).id);
    if (!job) throw refusal(404, 'There is no such job.');
    return { status: 200, body: job };
  },
  listTranscriptionJobs(query, { request }) {
    return { status: 200, body: listJobs(query, new URL(`${base}${request.url}`)) };
  },
  createLiveSession: (request) => ({ status: 201, body: createSession(base, request) }),
});
await addSessions(service, (token) => sessions.get(token));
await service.listen({ port: Number(PORT) });
