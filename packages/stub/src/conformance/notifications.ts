/** Callbacks and webhooks: the requests that enable them, and the notifications that must arrive. */
import {
  type NotificationName,
  OPERATIONS,
  type OperationId,
  schemaAt,
  schemaNamed,
  WEBHOOKS,
} from '../contract.ts';
import { BODIES } from '../notifier.ts';
import { differences } from './relations.ts';
import { failBy, failIf, leaveOut, poll, retryIf } from './report.ts';
import type { Run } from './run.ts';

const AREA = 'notifications';
const NO_RECEIVER =
  'the service runs on another machine; pass a URL at which it reaches this one with --receiver-url';
/** The webhook that a run triggers: one for each job that is done. */
const WEBHOOK: NotificationName = 'transcriptionDone';

/** Returns the problems of the bodies that arrived, such as a missing one; `false` for no problem. */
export type FindMissing = (bodies: readonly unknown[]) => readonly (string | false)[];

/**
 * The callbacks of an operation, one entry per method: the schema of the body, null if it is not specified, and a
 * function from a URL to the request fields that enable the callback there.
 */
export function callbacksOf(operation: OperationId) {
  const { callbacks, requestBody } = OPERATIONS[operation];
  return Object.entries(callbacks).flatMap(([name, shapes]) =>
    shapes.map(({ method, url, requestBody: body }) => {
      const [field = '', member] = (url ?? '').replace(/^.*#\/|\}$/g, '').split('/');
      const { properties = {} } = schemaNamed(requestBody?.schema ?? '');
      const { method: choice } = schemaAt(properties[field] ?? {}).node.properties ?? {};
      const isChosen = choice && choice.default !== method;
      const ask = (address: string): object =>
        member === undefined
          ? { [field]: address }
          : {
              // A configuration needs the option of its name to be on.
              [field.replace(/_config$/, '')]: true,
              [field]: { [member]: address, ...(isChosen && { method }) },
            };
      return { name: name as NotificationName, method, schema: body?.schema ?? null, ask };
    }),
  );
}

/**
 * Tries each callback of an operation.
 *
 * @param bringAbout creates the job or session that triggers the callback, with these fields in the request
 */
export async function tryCallbacks(
  run: Run,
  operation: OperationId,
  bringAbout: (fields: object, name: string) => Promise<FindMissing | undefined>,
): Promise<void> {
  const attempts = callbacksOf(operation).map(({ name, method, schema, ask }) => {
    const check = `${name} by ${method}`;
    return run.recorder.part(AREA, check, async () => {
      const { url } = run.receiver ?? leaveOut(NO_RECEIVER);
      const path = `/${name}/${method}`;
      const findMissing = await bringAbout(ask(url + path), check);
      const expected = { name, path, method, schema };
      if (findMissing) await tryArrivals(run, check, expected, findMissing);
    });
  });
  await Promise.all(attempts);
}

/**
 * The request fields that enable the first callback of an operation, at a path of its own, and the check that it
 * arrives; null if the service does not reach the receiver.
 */
export function firstCallback(run: Run, operation: OperationId, path: string) {
  const [callback] = callbacksOf(operation);
  if (!callback || !run.receiver) return null;
  return {
    fields: callback.ask(run.receiver.url + path),
    tryArrival: (check: string, findMissing: FindMissing) =>
      tryArrivals(run, check, { ...callback, path }, findMissing),
  };
}

/** Checks that a webhook arrived for each job that is done, and nothing else. */
export async function tryWebhooks(run: Run): Promise<void> {
  if (!run.receiver || !run.webhook) {
    leaveOut('webhooks are configured in the dashboard; configure this one, then pass --webhook');
  }
  const { jobs } = run.made;
  if (jobs.length === 0) leaveOut('the run has no job that is done');
  const { method = '', requestBody } = WEBHOOKS[WEBHOOK] ?? {};
  const schema = requestBody?.schema ?? null;
  const expected = { name: WEBHOOK, path: '/webhook', method, schema };
  await tryArrivals(run, WEBHOOK, expected, (bodies) => {
    const told = bodies.map(jobOf);
    return jobs.map((job) => !told.includes(job) && `none arrived in time for the job ${job}`);
  });
}

/** The request fields that switch a callback off, with a configuration that must then be ignored. */
export function quietFields({ receiver, made }: Run, operation: OperationId): object {
  if (!receiver) return {};
  made.quiet.push(operation);
  return { callback: false, callback_config: { url: `${receiver.url}/off/${operation}` } };
}

/** Checks, once all others have arrived, that no callback that is switched off has. */
export async function tryQuiet({ recorder, receiver, made }: Run): Promise<void> {
  for (const operation of made.quiet) {
    const arrived = receiver?.received.filter(({ path }) => path === `/off/${operation}`) ?? [];
    const compare = () =>
      failIf(arrived.length > 0 && 'callback: false, and yet a callback arrived');
    await recorder.check(AREA, `${operation} with callback: false`, 'callback-off', compare);
  }
}

/** The identifier of the job in a notification; empty if it has none. */
export function jobOf(body: unknown): string {
  return String(Object(body).id ?? '');
}

/** An expected notification. */
interface Expected {
  name: NotificationName;
  path: string;
  method: string;
  /** The schema of the body, as stated by the contract. */
  schema: string | null;
}

/** Waits for the expected notifications; fails if one is missing or wrong. */
async function tryArrivals(
  { client, recorder, receiver, patience }: Run,
  check: string,
  { name, path, method, schema: stated }: Expected,
  findMissing: FindMissing,
): Promise<void> {
  const schema = stated ?? BODIES[name];
  const arrive = async () => {
    const arrived = receiver?.received.filter((one) => one.path === path) ?? [];
    failIf(receiver?.isFull() === true && 'the notifications are too many, or too long');
    for (const one of arrived) {
      failBy('contract', ...differences('method', one.method, method));
      // That a body is JSON is stated only where its fields are.
      const rule = stated === null ? 'callback-media-type' : 'contract';
      failBy(rule, ...differences('content-type', one.contentType, 'application/json'));
      failIf(...(schema ? client.issues(schema, one.body) : []));
    }
    retryIf(...findMissing(arrived.map(({ body }) => body)));
  };
  await recorder.check(AREA, check, name, () => poll(patience, arrive));
}
