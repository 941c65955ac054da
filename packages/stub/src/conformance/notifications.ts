/** Callbacks and webhooks: the requests that enable them, and the notifications that must arrive. */
import {
  type NotificationShape,
  OPERATIONS,
  type OperationId,
  schemaAt,
  schemaNamed,
  WEBHOOKS,
} from '../contract.ts';
import { JSON_TYPE } from '../http.ts';
import { bodySchema } from '../notifier.ts';
import { noteRequest, noteViolations } from './check.ts';
import { failIf, poll, retry, skip } from './ending.ts';
import { guarded, located } from './guard.ts';
import { differences, type Problems, problemsIn } from './problems.ts';
import type { Arrival } from './receiver.ts';
import { notificationRule, type RuleName } from './rules.ts';
import type { Run } from './run.ts';

export const AREA = 'notifications';
/** The webhook that a run triggers: one for each job that is done. */
export const WEBHOOK = 'transcriptionDone';
const WEBHOOK_PATH = '/webhook';

/** What the notifications of a job or a session must be. */
export interface Awaited {
  /** Finds what is wrong or missing in the received bodies. The run waits for missing bodies. */
  missing: (bodies: readonly unknown[]) => Problems;
  /** Finds unwanted bodies, even at the end of the run. */
  unwanted?: (bodies: readonly unknown[]) => Problems;
  /** The rule of missing or unwanted bodies, if it differs from the rule of the notification. */
  rule?: RuleName;
  /** When the run last saw that the job of a notification had not finished, in milliseconds since 1970. */
  unfinishedAt?: (body: unknown) => number;
}

/** A notification by one of its methods, and its path at the receiver. */
interface Expected {
  name: string;
  shape: NotificationShape;
  path: string;
}

/** A callback, with the fields of a request that enable it. */
interface Callback extends Expected {
  fields: object;
}

/**
 * The callbacks of an operation, each at a separate path; none if the service does not reach the receiver.
 *
 * @param end the end of the paths
 */
export function callbacksOf({ receiver }: Run, operation: OperationId, end: string): Callback[] {
  if (!receiver) return [];
  const { callbacks, requestBody } = OPERATIONS[operation];
  const { properties = {} } = schemaNamed(requestBody?.schema ?? '');
  return Object.entries(callbacks).flatMap(([name, shapes]) =>
    shapes.map((shape) => {
      const { method, url } = shape;
      const path = `/${name}/${method}${end}`;
      const address = receiver.url + path;
      // Such as `{$request.body#/callback_config/url}`.
      const [field = '', member] = (url ?? '').replace(/^.*#\/|\}$/g, '').split('/');
      const { method: choice } = schemaAt(properties[field] ?? {}).node.properties ?? {};
      const isChosen = choice && choice.default !== method;
      // A configuration needs the option of its name to be on.
      const fields = member
        ? {
            [field.replace(/_config$/, '')]: true,
            [field]: { [member]: address, ...(isChosen && { method }) },
          }
        : { [field]: address };
      return { name, shape, path, fields };
    }),
  );
}

/**
 * Tries each callback of an operation.
 *
 * @param variant the special feature of the request, or empty
 * @param bringAbout creates the job or session that triggers the callback, with these fields in the request
 */
export async function tryCallbacks(
  run: Run,
  operation: OperationId,
  variant: string,
  bringAbout: (fields: object, name: string) => Promise<Awaited | undefined>,
): Promise<void> {
  const { recorder, receiver } = run;
  await recorder.about(AREA, `the callbacks of ${operation}`, async () => {
    if (!receiver) skip('needs --receiver-url, because the service runs on another machine');
    const all = callbacksOf(run, operation, variant && `/${encodeURIComponent(variant)}`);
    const attempts = all.map((callback) => {
      const name = `${callback.name} by ${callback.shape.method}${variant && `, ${variant}`}`;
      return recorder.about(AREA, name, async () => {
        const awaited = await bringAbout(callback.fields, name);
        await tryArrivals(
          run,
          callback,
          awaited ?? skip('further checks, which need the job or session'),
        );
      });
    });
    await Promise.all(attempts);
  });
}

/** The fields of a request that switch a callback off, with a configuration that must then be ignored. */
export function quietFields({ receiver }: Run, operation: OperationId): object {
  if (!receiver) return {};
  return { callback: false, callback_config: { url: `${receiver.url}/off/${operation}` } };
}

/** Makes the run check, at its end, that a request that switches its callback off led to none. */
export function expectQuiet(
  { receiver, recorder }: Run,
  { callback, callback_config: to }: { callback?: boolean; callback_config?: { url: string } },
): void {
  if (callback !== false || !to) return;
  recorder.later('callback: false', 'callback-off', () => {
    const hasArrived = receiver?.received.some(({ path }) => to.url.endsWith(path));
    failIf(!!hasArrived && 'a callback arrived although `callback` is false');
  });
}

/** Checks that the webhook arrived for each job that is done. */
export async function tryWebhooks(run: Run): Promise<void> {
  const shape = WEBHOOKS[WEBHOOK];
  if (!run.receiver || !run.webhook || !shape) {
    skip('needs --webhook, and the URL of the receiver in the dashboard of the service');
  }
  const { jobs } = run.made;
  if (jobs.size === 0) skip('the run has no finished job');
  const missing = (bodies: readonly unknown[]) => {
    const told = bodies.map(jobIdOf);
    const others = told.filter((id) => !jobs.has(id)).length;
    return [...jobs.keys()].map(
      (id) => !told.includes(id) && `no request arrived for the job ${id}; ${others} for other IDs`,
    );
  };
  const unfinishedAt = (body: unknown) => jobs.get(jobIdOf(body))?.unfinishedAt ?? 0;
  await run.recorder.about(AREA, WEBHOOK, () => {
    for (const { request } of jobs.values()) noteRequest(request);
    const webhook = { name: WEBHOOK, shape, path: WEBHOOK_PATH };
    return tryArrivals(run, webhook, { missing, unfinishedAt });
  });
}

/** The identifier of the job in a notification; empty if it has none. */
export function jobIdOf(body: unknown): string {
  return String(Object(body).id ?? '');
}

/** Waits for the expected notifications; fails if one is missing or wrong. */
export async function tryArrivals(
  run: Run,
  expected: Expected,
  { missing, unwanted, rule, unfinishedAt }: Awaited,
): Promise<void> {
  const { client, recorder, receiver, patience } = run;
  const own = notificationRule(expected.name);
  const read = new Map<Arrival, unknown>();
  const arrivals = () => receiver?.received.filter(({ path }) => path === expected.path) ?? [];
  const bodies = () =>
    arrivals().map((one) => {
      // Each is judged once.
      if (read.has(one)) return read.get(one);
      read.set(one, undefined);
      read.set(one, judged(run, expected, one));
      return read.get(one);
    });
  const arrive = async () => {
    const find = () => problemsIn(missing(bodies()));
    // A service that has stopped sends nothing more.
    if (find().length > 0) await client.expectAlive();
    const place = `; expected at ${receiver?.url}${expected.path} within ${patience / 1000} s`;
    const problems = find().map((text) => text + place);
    return problems.length === 0 || retry(problems, rule);
  };
  if (unwanted) {
    const readable = () => bodies().filter((one) => one !== undefined);
    recorder.later('nothing else', rule ?? own, () => failIf(unwanted(readable())));
  }
  const hasArrived = await recorder.check('', own, () => poll(patience, arrive));
  if (!unfinishedAt) return;
  if (!hasArrived) skip('further checks, which need the notification');
  await recorder.check('the job has finished', 'callback-time', () => {
    const all = bodies();
    const early = arrivals().map(({ at }, index) => unfinishedAt(all[index]) - at);
    const most = Math.max(...early) / 1000;
    failIf(most > 0 && `arrived ${most} s before a call that showed the job as unfinished`);
  });
}

/** What can be read of the body of a notification. Notes how it violates the contract. */
function judged({ client }: Run, { name, shape }: Expected, arrival: Arrival): unknown {
  const { method, contentType, body } = arrival;
  const schema = bodySchema(name, shape);
  failIf(differences('method', method, shape.method), 'contract');
  if (schema === null) return body;
  const issues = client.issues(schema, body);
  const problems = located(issues, body);
  // That a body is JSON is stated only where its fields are.
  if (!shape.requestBody?.schema) failIf(problems, notificationRule(name));
  else {
    failIf(differences('content-type', contentType, JSON_TYPE), 'contract');
    noteViolations(problems);
  }
  const readable = guarded(schema, body, issues);
  failIf(readable === undefined && problems, 'contract');
  return readable;
}
