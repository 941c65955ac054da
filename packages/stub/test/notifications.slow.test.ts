/** The notifications of the stub: their receivers, their order, and reports of those that do not arrive. */
import { expect, it } from 'vitest';
import { Checker } from '../src/checker.ts';
import { createNotifier } from '../src/notifier.ts';
import { createJob, createSession, postJob, receive, start, until } from './support.ts';

it('a notification goes to each given URL, and the notification of a failed job only to the callback', async () => {
  const { url, arrivals } = await receive(200);
  const stub = await start({ webhooks: [`${url}/hook`] });
  const to = { callback: true, callback_config: { url: `${url}/put`, method: 'PUT' } };
  const done = await createJob(stub, { ...to, callback_url: `${url}/old` });
  const audio_url = 'https://speech.invalid/stub-error-500.wav';
  const failed = await createJob(stub, { ...to, audio_url });
  await until(() => arrivals.length >= 4);
  const arrivedAt = (path: string) => arrivals.filter((one) => one.path === path);
  const good = { method: 'PUT', path: '/put', body: { id: done.id, event: 'stub.success' } };
  const bad = { method: 'PUT', path: '/put', body: { id: failed.id, event: 'stub.error' } };
  expect(arrivedAt('/put')).toEqual([good, bad]);
  const hook = { method: 'POST', path: '/hook', body: { id: done.id } };
  expect(arrivedAt('/hook')).toEqual([hook]);
  const old = { method: 'POST', path: '/old', body: done.result };
  expect(arrivedAt('/old')).toEqual([old]);
});

it('notifications arrive at each server in order, and a silent server delays no other server', async () => {
  const { url, arrivals } = await receive(200);
  const deaf = await receive();
  const notifier = createNotifier(new Checker());
  // Violates the contract.
  notifier.send('jobFinished', { url }, { id: 5 });
  for (const id of [1, 2, 3]) {
    for (const to of [deaf.url, url]) {
      notifier.send('jobFinishedDeprecated', { url: `${to}/${id}` }, { id });
    }
  }
  await until(() => arrivals.length === 3 && deaf.arrivals[0]);
  expect(arrivals.map(({ path }) => path)).toEqual(['/1', '/2', '/3']);
  expect(deaf.arrivals.map(({ path }) => path)).toEqual(['/1']);
  notifier.close();
});

it('a notification is given up if its receiver never responds, and its report omits the password and the query', async () => {
  const { url } = await receive();
  const notices: string[] = [];
  const checker = new Checker({ onNotice: (one) => notices.push(one) });
  const notifier = createNotifier(checker, 1);
  const to = { url: `${url.replace('//', '//user:PASSWORD@')}/a?key=PASSWORD` };
  notifier.send('jobFinishedDeprecated', to, {});
  const why = `was not sent to ${url}/a: no response within 0.001 s`;
  await expect.poll(() => notices).toEqual([`jobFinishedDeprecated: ${why}`]);
  notifier.close();
});

it('a notification without a valid URL is reported without the password and the query', async () => {
  const notices: string[] = [];
  const stub = await start({ onNotice: (one) => notices.push(one) });
  await postJob(stub, { callback: true });
  await createSession(stub, { callback: true });
  const to = { url: 'ftp://user:PASSWORD@127.0.0.1/a?PASSWORD' };
  await postJob(stub, { callback: false, callback_config: to });
  await postJob(stub, { callback: true, callback_config: to });
  await until(() => notices[2]);
  const why = 'nothing is sent, because callback_config is missing';
  expect(notices).toEqual([
    `createPreRecordedJob: ${why}`,
    `createLiveSession: ${why}`,
    'jobFinished: was not sent to ftp://127.0.0.1/a: the address must be a valid http:// or https:// URL',
  ]);
});
