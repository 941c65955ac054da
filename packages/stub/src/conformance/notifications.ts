/** Callbacks and webhooks: the requests that enable them, and the notifications that must arrive. */
import type { PreRecordedJob } from 'speech-to-text-contract/types';
import {
  type NotificationShape,
  OPERATIONS,
  type OperationId,
  schemaAt,
  schemaNamed,
  WEBHOOKS,
} from '../contract.ts';
import { UNFINISHED } from '../jobs.ts';
import { bodySchema } from '../notifier.ts';
import {
  failBy,
  failIf,
  failOn,
  NOT_JUDGED,
  type Problem,
  poll,
  problemsOf,
  retryOn,
  skip,
} from './check.ts';
import type { Created } from './recordings.ts';
import { differences } from './relation.ts';
import { notificationRule, type RuleName } from './rules.ts';
import type { Run } from './run.ts';
import type { ShownRequest } from './shown-request.ts';

const AREA = 'notifications';
const NO_RECEIVER = 'needs --receiver-url, because the service runs on another machine';
/** The webhook that a run triggers: one for each job that is done. */
const WEBHOOK = 'transcriptionDone';
const WEBHOOK_PATH = '/webhook';

/** Returns the problems of the bodies that arrived, such as a missing one. */
export type FindProblems = (bodies: readonly unknown[]) => readonly Problem[];

/** The notifications that a job or a session must bring about. */
export interface AwaitedArrivals {
  /** The call that created it. */
  request: ShownRequest | undefined;
  /** Finds what is still missing: the run waits for it. */
  findMissing: FindProblems;
  /** The rule of what is missing, if it is not that of the notification. */
  rule?: RuleName;
  /** Finds what must not arrive. Called at the end of the run, too. */
  findUnwanted?: FindProblems;
}

/**
 * The callbacks of an operation, one entry per method, each with a function from a URL to the request fields that enable
 * the callback there.
 */
function callbacksOf(operation: OperationId) {
  const { callbacks, requestBody } = OPERATIONS[operation];
  return Object.entries(callbacks).flatMap(([name, shapes]) =>
    shapes.map((shape) => {
      const { method, url } = shape;
      // Such as `{$request.body#/callback_config/url}`.
      const [field = '', member] = (url ?? '').replace(/^.*#\/|\}$/g, '').split('/');
      const { properties = {} } = schemaNamed(requestBody?.schema ?? '');
      const { method: choice } = schemaAt(properties[field] ?? {}).node.properties ?? {};
      const isChosen = choice && choice.default !== method;
      const ask = (address: string): object => {
        if (member === undefined) return { [field]: address };
        const config = { [member]: address, ...(isChosen && { method }) };
        // A configuration needs the option of its name to be on.
        return { [field.replace(/_config$/, '')]: true, [field]: config };
      };
      return { name, shape, ask };
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
  bringAbout: (fields: object, check: string, path: string) => Promise<AwaitedArrivals | undefined>,
): Promise<void> {
  const attempts = callbacksOf(operation).map(({ name, shape, ask }) => {
    const { method } = shape;
    const check = `${name} by ${method}${variant && `, ${variant}`}`;
    return run.recorder.part(AREA, check, async () => {
      const { url } = run.receiver ?? skip(NO_RECEIVER);
      const path = `/${name}/${method}${variant && `/${encodeURIComponent(variant)}`}`;
      const awaited = await bringAbout(ask(url + path), check, path);
      if (awaited) await tryArrivals(run, check, { name, path, shape, ...awaited });
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
    tryArrival: (check: string, awaited: AwaitedArrivals) =>
      tryArrivals(run, check, { ...callback, path, ...awaited }),
  };
}

/** Checks that the webhook arrived for each job that is done. */
export async function tryWebhooks(run: Run): Promise<void> {
  if (!run.receiver || !run.webhook) {
    skip('needs --webhook, and the URL of the receiver in the dashboard of the service');
  }
  if (run.made.jobs.size === 0) skip('the run has no job that is done');
  for (const [name, shape] of Object.entries(WEBHOOKS)) {
    const judge = () => (name === WEBHOOK ? tryWebhook(run, shape) : skip(`${NOT_JUDGED} webhook`));
    await run.recorder.part(AREA, name, judge);
  }
}

async function tryWebhook(run: Run, shape: NotificationShape): Promise<void> {
  const { jobs } = run.made;
  const findMissing: FindProblems = (bodies) => {
    const told = bodies.map(jobIdOf);
    const missing = [...jobs.keys()].filter((id) => !told.includes(id));
    const texts = missing.map((id) => `none arrived in time for the job ${id}`);
    return problemsOf('webhook-missing', ...texts);
  };
  const [request] = jobs.values();
  const expected = { name: WEBHOOK, path: WEBHOOK_PATH, shape, request, findMissing };
  await tryArrivals(run, WEBHOOK, expected);
}

/**
 * The request fields that switch a callback off, with a configuration that must then be ignored, and a function that
 * makes the run check, at its end, that none has arrived; null if the service does not reach the receiver.
 */
export function quietFields({ receiver, recorder, made }: Run, operation: OperationId) {
  if (!receiver) return null;
  const path = `/off/${operation}`;
  return {
    fields: { callback: false, callback_config: { url: receiver.url + path } },
    expectNone(request?: ShownRequest): void {
      const compare = () => {
        const hasArrived = receiver.received.some((one) => one.path === path);
        const problem = 'a callback arrived, although callback is false';
        failIf('callback-although-off', hasArrived && problem);
      };
      const check = `${operation} with callback: false`;
      made.last.push(() => recorder.check(AREA, check, 'callback-off', compare, request));
    },
  };
}

/** The identifier of the job in a notification; empty if it has none. */
export function jobIdOf(body: unknown): string {
  return String(Object(body).id ?? '');
}

/** An expected notification. */
interface Expected extends AwaitedArrivals {
  name: string;
  path: string;
  shape: NotificationShape;
}

/** Waits for the expected notifications; fails if one is missing or wrong. */
async function tryArrivals(
  { client, recorder, receiver, patience, made }: Run,
  check: string,
  { name, path, shape, request, findMissing, rule, findUnwanted }: Expected,
): Promise<void> {
  const { method, requestBody } = shape;
  const stated = requestBody?.schema;
  const schema = bodySchema(name, shape);
  const arrivals = () => receiver?.received.filter((one) => one.path === path) ?? [];
  const bodies = () => arrivals().map(({ body }) => body);
  const arrive = async () => {
    failIf('notification-flood', receiver?.isFull() === true && 'too many notifications arrived');
    for (const one of arrivals()) {
      failBy('contract', 'notification-method', ...differences('method', one.method, method));
      // That a body is JSON is stated only where its fields are.
      const types = stated ? differences('content-type', one.contentType, 'application/json') : [];
      failBy('contract', 'notification-content-type', ...types);
      failIf('contract', ...(schema ? client.issues(schema, one.body) : []));
    }
    retryOn(findMissing(bodies()), rule);
  };
  const own = notificationRule(name);
  const hasArrived = () => poll(patience, arrive).then(() => true);
  if (!(await recorder.check(AREA, check, own, hasArrived, request))) return;
  const retrieved = made.retrieved.get(path);
  if (retrieved) {
    const inTime = async () => {
      for await (const job of retrieved) {
        const isEarly = job !== undefined && UNFINISHED.includes(job.status);
        const problem = `/status: still ${job?.status} when it arrived, of ${job?.id}`;
        failIf('callback-early', isEarly && problem);
      }
    };
    await recorder.check(AREA, `${check}: the job has finished`, 'callback-time', inTime, request);
  }
  if (!findUnwanted) return;
  const compare = () => failOn(findUnwanted(bodies()));
  made.last.push(() =>
    recorder.check(AREA, `${check}: nothing else`, rule ?? own, compare, request),
  );
}

/**
 * Retrieves a job whenever a notification about it arrives.
 *
 * @param created the response to its creation, before which a notification may arrive
 * @param path the path for the notifications of this job alone; the webhook has a path for all jobs
 */
export function watchJob(
  { client, receiver, made }: Run,
  created: Promise<Created | undefined>,
  path?: string,
): void {
  let id: string | undefined;
  void created.then((job) => {
    id = job?.id;
  });
  const retrieve = async () => {
    const job = await created;
    return job && client.follow<PreRecordedJob>('getPreRecordedJob', job.result_url, job.id);
  };
  receiver?.onArrival(({ path: at, body }) => {
    if (at !== path && !(at === WEBHOOK_PATH && jobIdOf(body) === id)) return;
    const retrieved = retrieve();
    // The check that waits for it reports why it failed.
    retrieved.catch(() => {});
    made.retrieved.set(at, [...(made.retrieved.get(at) ?? []), retrieved]);
  });
}
