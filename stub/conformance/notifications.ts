/** Callbacks and webhooks: how a request asks for them, and what arrives. */
import { expandedSchema, OPERATIONS, type OperationId, WEBHOOKS } from '../src/contract.ts';
import { poll } from './client.ts';
import { keysInBody } from './grounds.ts';
import { raise } from './report.ts';
import type { Run } from './run.ts';

const AREA = 'notifications';
const NO_RECEIVER =
  'the service runs elsewhere; pass an address that it can reach with --receiver-url';
const JSON_TYPE = 'application/json';
const WEBHOOK_PATH = '/webhook';
/** The webhook that the run brings about: it tells of each job that is done. */
const WEBHOOK = 'transcriptionDone';

/** What may arrive at an address. */
interface Expected {
  method: string;
  /** What its body is held against; null where that is not specified. */
  schema: string | null;
}

/** A callback of an operation, by one of its methods. */
export interface Callback extends Expected {
  name: string;
  /** The fields of a request that asks for it, at an address. */
  ask: (address: string) => object;
}

/** A notification that arrived. */
export interface Arrival {
  body: unknown;
  /** The job that it names. */
  id: string;
  problems: readonly string[];
}

/** Says what is wrong with all arrivals together, such as one that is missing; `false` for nothing. */
type FindMissing = (arrivals: readonly Arrival[]) => readonly (string | false)[];

/** The callbacks of an operation, each once for each of its methods. */
export function callbacksOf(operation: OperationId): Callback[] {
  const { callbacks, requestBody } = OPERATIONS[operation];
  return Object.entries(callbacks).flatMap(([name, shapes]) =>
    shapes.map(({ method, url, requestBody: body }) => {
      const [field = '', member] = (url ?? '').replace(/^.*#\/|\}$/g, '').split('/');
      const config = expandedSchema(requestBody?.schema ?? '').properties?.[field]?.properties;
      const isChosen = config?.method && config.method.default !== method;
      const ask = (address: string) =>
        member === undefined
          ? { [field]: address }
          : {
              // A configuration is used when the option of its name is on.
              [field.replace(/_config$/, '')]: true,
              [field]: { [member]: address, ...(isChosen && { method }) },
            };
      return { name, method, schema: body?.schema ?? null, ask };
    }),
  );
}

/**
 * Tries each callback of an operation.
 *
 * @param schema what bodies are held against where the document names no schema
 * @param bringAbout makes the job or session that the callback tells of, with the fields that ask for
 *   it; returns the check of its arrivals, or undefined when nothing was made
 */
export async function tryCallbacks(
  run: Run,
  operation: OperationId,
  schema: string | null,
  bringAbout: (fields: object, name: string) => Promise<FindMissing | undefined>,
): Promise<void> {
  const { client, recorder, receiver } = run;
  const attempts = callbacksOf(operation).map(async (callback) => {
    const { name, method } = callback;
    const check = `${name} by ${method}`;
    client.tried.add(name);
    if (!receiver) return recorder.note(AREA, check, 'left out', [NO_RECEIVER]);
    const path = `/${name}/${method}`;
    const arrivals = arrivalsAt(run, path, { method, schema: callback.schema ?? schema });
    const findMissing = await bringAbout(callback.ask(receiver.url + path), check);
    if (findMissing) await tryArrivals(run, name, check, arrivals, findMissing);
  });
  await Promise.all(attempts);
}

/** Begins to receive webhooks, when the dashboard names the receiver. */
export function receiveWebhooks(run: Run): readonly Arrival[] {
  const { method = '', requestBody = null } = WEBHOOKS[WEBHOOK] ?? {};
  const schema = requestBody?.schema ?? null;
  return run.webhook ? arrivalsAt(run, WEBHOOK_PATH, { method, schema }) : [];
}

/** The webhook came for each job that is done, and nothing else came. */
export async function tryWebhooks(run: Run, arrivals: readonly Arrival[]): Promise<void> {
  run.client.tried.add(WEBHOOK);
  if (!run.receiver || !run.webhook) {
    const why = 'webhooks are configured in the dashboard; say so with --webhook';
    return run.recorder.note(AREA, WEBHOOK, 'left out', [why]);
  }
  const isThere = (job: string) => arrivals.some(({ id }) => id === job);
  await tryArrivals(run, WEBHOOK, WEBHOOK, arrivals, () =>
    run.made.jobs.map((job) => !isThere(job) && `none came in time for the job ${job}`),
  );
}

/** Keeps what arrives at a path from now on, with what is wrong with it. */
function arrivalsAt(
  { client, receiver }: Run,
  path: string,
  { method, schema }: Expected,
): readonly Arrival[] {
  const arrivals = receiver?.at(path, (one) => {
    const { id = '' } = Object(one.body) as { id?: unknown };
    const problems = [
      ...(one.method === method ? [] : [`expected ${method}, got ${one.method}`]),
      ...(one.contentType === JSON_TYPE ? [] : [`expected JSON, got ${one.contentType}`]),
      ...(schema ? client.issues(schema, one.body) : []),
    ];
    return { body: one.body, id: String(id), problems };
  });
  return arrivals ?? [];
}

/** Waits for what must arrive; fails when some of it is missing, or anything that came is wrong. */
async function tryArrivals(
  { recorder, patience }: Run,
  notification: string,
  check: string,
  arrivals: readonly Arrival[],
  findMissing: FindMissing,
): Promise<void> {
  const findProblems = () => arrivals.flatMap(({ problems }) => problems);
  const arrive = async () => {
    const isOver = () => findProblems().length > 0 || !findMissing(arrivals).some(Boolean);
    await poll(patience, async () => isOver() || undefined);
    raise(...findProblems(), ...findMissing(arrivals));
  };
  await recorder.check(AREA, check, arrive, { restsOn: keysInBody(notification) });
}
