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
import { UNFINISHED } from '../jobs.ts';
import { bodySchema } from '../notifier.ts';
import { failIf, poll, retry, skip } from './check.ts';
import { retrieve } from './jobs.ts';
import type { Arrival } from './receiver.ts';
import { type Problems, problemsIn, wrong } from './relations.ts';
import type { ShownRequest } from './request.ts';
import { notificationRule, type RuleName } from './rules.ts';
import type { Run } from './run.ts';

const AREA = 'notifications';
const NO_RECEIVER = 'needs --receiver-url, because the service runs on another machine';
/** The webhook that a run triggers: one for each job that is done. */
export const WEBHOOK = 'transcriptionDone';
const WEBHOOK_PATH = '/webhook';

/** What the notifications of a job or a session must be. */
export interface Awaited {
  /** The call that created it. */
  request: ShownRequest | undefined;
  /** Finds what is wrong, or still missing, in the bodies that have arrived. The run waits for what is missing. */
  missing: (bodies: readonly unknown[]) => Problems;
  /** Finds what must not arrive, also at the end of the run. */
  unwanted?: (bodies: readonly unknown[]) => Problems;
  /** The rule of what is missing or unwanted, if it is not that of the notification. */
  rule?: RuleName;
}

/** A callback by one of its methods. */
interface Callback {
  name: string;
  shape: NotificationShape;
  /** The fields of a request that enable it at a URL. */
  fields: (url: string) => object;
}

/** The callbacks of an operation. */
function callbacksOf(operation: OperationId): Callback[] {
  const { callbacks, requestBody } = OPERATIONS[operation];
  const { properties = {} } = schemaNamed(requestBody?.schema ?? '');
  return Object.entries(callbacks).flatMap(([name, shapes]) =>
    shapes.map((shape) => {
      const { method, url } = shape;
      // Such as `{$request.body#/callback_config/url}`.
      const [field = '', member] = (url ?? '').replace(/^.*#\/|\}$/g, '').split('/');
      const { method: choice } = schemaAt(properties[field] ?? {}).node.properties ?? {};
      const isChosen = choice && choice.default !== method;
      const fields = (address: string): object => {
        if (member === undefined) return { [field]: address };
        const config = { [member]: address, ...(isChosen && { method }) };
        // A configuration needs the option of its name to be on.
        return { [field.replace(/_config$/, '')]: true, [field]: config };
      };
      return { name, shape, fields };
    }),
  );
}

/**
 * Tries each callback of an operation.
 *
 * @param variant what is special about the request; empty for nothing
 * @param bringAbout creates the job or session that triggers the callback at a path of the receiver, with these fields in
 * the request
 */
export async function tryCallbacks(
  run: Run,
  operation: OperationId,
  variant: string,
  bringAbout: (fields: object, check: string, path: string) => Promise<Awaited | undefined>,
): Promise<void> {
  const attempts = callbacksOf(operation).map(({ name, shape, fields }) => {
    const check = `${name} by ${shape.method}${variant && `, ${variant}`}`;
    return run.recorder.part(AREA, check, async () => {
      const { url } = run.receiver ?? skip(NO_RECEIVER);
      const path = `/${name}/${shape.method}${variant && `/${encodeURIComponent(variant)}`}`;
      const awaited = await bringAbout(fields(url + path), check, path);
      if (awaited) await tryArrivals(run, check, name, path, shape, awaited);
    });
  });
  await Promise.all(attempts);
}

/** The first callback of an operation, at a path of its own; null if the service does not reach the receiver. */
export function firstCallback(run: Run, operation: OperationId, path: string) {
  const [callback] = callbacksOf(operation);
  if (!callback || !run.receiver) return null;
  const { name, shape } = callback;
  return {
    fields: callback.fields(run.receiver.url + path),
    expect: (check: string, awaited: Awaited) =>
      tryArrivals(run, check, name, path, shape, awaited),
  };
}

/**
 * The fields of a request that switch a callback off, with a configuration that must then be ignored, and a function that
 * makes the run check, at its end, that none has arrived; null if the service does not reach the receiver.
 */
export function quietCallback({ receiver, recorder, made }: Run, operation: OperationId) {
  if (!receiver) return null;
  const path = `/off/${operation}`;
  return {
    fields: { callback: false, callback_config: { url: receiver.url + path } },
    expectNone(request?: ShownRequest): void {
      const compare = () => {
        const hasArrived = receiver.received.some((one) => one.path === path);
        failIf(hasArrived && 'a callback arrived, although callback is false');
      };
      const check = `${operation} with callback: false`;
      made.last.push(() => recorder.check(AREA, check, 'callback-off', compare, request));
    },
  };
}

/** Checks that the webhook arrived for each job that is done. */
export async function tryWebhooks(run: Run): Promise<void> {
  const shape = WEBHOOKS[WEBHOOK];
  if (!run.receiver || !run.webhook || !shape) {
    skip('needs --webhook, and the URL of the receiver in the dashboard of the service');
  }
  const { jobs } = run.made;
  if (jobs.size === 0) skip('the run has no job that is done');
  const [request] = jobs.values();
  const missing = (bodies: readonly unknown[]) => {
    const told = bodies.map(jobIdOf);
    return [...jobs.keys()].map(
      (id) => !told.includes(id) && `none arrived in time for the job ${id}`,
    );
  };
  await tryArrivals(run, WEBHOOK, WEBHOOK, WEBHOOK_PATH, shape, { request, missing });
}

/** The identifier of the job in a notification; empty if it has none. */
export function jobIdOf(body: unknown): string {
  return String(Object(body).id ?? '');
}

/** Waits for the expected notifications; fails if one is missing or wrong. */
async function tryArrivals(
  { client, recorder, receiver, patience, made }: Run,
  check: string,
  name: string,
  path: string,
  shape: NotificationShape,
  { request, missing, unwanted, rule }: Awaited,
): Promise<void> {
  const own = notificationRule(name);
  const schema = bodySchema(name, shape);
  const arrivals = () => receiver?.received.filter((one) => one.path === path) ?? [];
  const bodies = () => arrivals().map(({ body }) => body);
  const arrive = async () => {
    for (const { method, contentType, body } of arrivals()) {
      failIf(method !== shape.method && wrong('method', method, shape.method), 'contract');
      // That a body is JSON is stated only where its fields are.
      const isOther = shape.requestBody?.schema && contentType !== JSON_TYPE;
      failIf(!!isOther && wrong('content-type', contentType, JSON_TYPE), 'contract');
      failIf(schema ? client.issues(schema, body) : []);
    }
    const problems = problemsIn(missing(bodies()));
    return problems.length === 0 || retry(problems, rule);
  };
  const hasArrived = () => poll(patience, arrive);
  if (!(await recorder.check(AREA, check, own, hasArrived, request))) return;
  if (arrivals().some(({ job }) => job)) {
    const inTime = async () => {
      for (const { job: retrieved } of arrivals()) {
        const job = await retrieved;
        const isEarly = job !== undefined && UNFINISHED.includes(job.status);
        failIf(isEarly && `/status: still ${job.status} when it arrived, of ${job.id}`);
      }
    };
    await recorder.check(AREA, `${check}: the job has finished`, 'callback-time', inTime, request);
  }
  if (!unwanted) return;
  const compare = () => failIf(unwanted(bodies()));
  const named = `${check}: nothing else`;
  made.last.push(() => recorder.check(AREA, named, rule ?? own, compare, request));
}

/** Retrieves the job of each notification as soon as it arrives, to see whether the job has finished. */
export function watchArrivals(run: Run): void {
  /** A job that has a path of its own for its notifications; the webhook has a path for all jobs. */
  const jobOf = async ({ path, body }: Arrival) => {
    for (const one of [...run.made.creations]) {
      const isOwn = one.path === path;
      const created = isOwn || path === WEBHOOK_PATH ? await one.created : undefined;
      if (created && (isOwn || created.id === jobIdOf(body))) return retrieve(run, created);
    }
    return undefined;
  };
  run.receiver?.onArrival((one) => {
    one.job = jobOf(one);
    // The check that waits for it reports why it failed.
    one.job.catch(() => {});
  });
}
