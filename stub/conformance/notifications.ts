/** Callbacks and webhooks: how a request asks for them, and what arrives. */
import { expandedSchema, OPERATIONS, type OperationId, WEBHOOKS } from '../src/contract.ts';
import { poll } from './client.ts';
import { placesInBody } from './grounds.ts';
import type { Notification } from './receiver.ts';
import { raise } from './report.ts';
import type { Run } from './run.ts';

/** The area of the checks of callbacks and webhooks. */
export const NOTIFICATIONS = 'notifications';
/** Why callbacks are left out when there is no receiver. */
export const NO_RECEIVER =
  'the service runs elsewhere; pass an address that it can reach with --receiver-url';
const JSON_TYPE = 'application/json';
const WEBHOOK_PATH = '/webhook';
/** The webhooks that the run brings about, each with the jobs of which it tells. */
const EXPECTED: Readonly<Record<string, (run: Run) => readonly string[]>> = {
  transcriptionDone: ({ made }) => made.jobs,
};

/** A callback of an operation, by one of its methods. */
export interface Callback {
  name: string;
  method: string;
  /** What its body is held against; null where that is not specified. */
  schema: string | null;
  /** The fields of a request that asks for it, at an address. */
  ask: (address: string) => object;
}

/** What the checks look at in a notification. */
export interface Arrival {
  /** What it can be, by its required fields. */
  names: readonly string[];
  /** The job that it names. */
  id: string;
  problems: readonly string[];
}

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

/** Keeps what arrives at a path, which must be one of some notifications. */
export function arrivalsAt(
  run: Run,
  path: string,
  kinds: readonly Pick<Callback, 'name' | 'method' | 'schema'>[],
): readonly Arrival[] {
  return run.receiver?.at(path, (one) => read(run, one, kinds)) ?? [];
}

function read(
  { client }: Run,
  { method, contentType, body }: Notification,
  kinds: readonly Pick<Callback, 'name' | 'method' | 'schema'>[],
): Arrival {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const has = (schema: string | null) =>
    (schema ? (expandedSchema(schema).required ?? []) : []).every((field) => field in fields);
  const fitting = kinds.filter(({ schema }) => has(schema));
  // What has the fields of none is held against all, to say what it lacks.
  const candidates = fitting.length > 0 ? fitting : kinds;
  const issues = candidates.map(({ schema }) => (schema ? client.issues(schema, body) : []));
  const { id = '' } = fields as { id?: unknown };
  return {
    names: fitting.map(({ name }) => name),
    id: String(id),
    problems: [
      ...(kinds.some((kind) => kind.method === method) ? [] : [`unexpected method ${method}`]),
      ...(contentType === JSON_TYPE ? [] : [`expected JSON, got ${contentType}`]),
      ...(issues.some((found) => found.length === 0) ? [] : issues.flat()),
    ],
  };
}

/** Begins to receive webhooks, when the dashboard names the receiver. */
export function receiveWebhooks(run: Run): readonly Arrival[] {
  const kinds = Object.entries(WEBHOOKS).map(([name, { method, requestBody }]) => ({
    name,
    method,
    schema: requestBody?.schema ?? null,
  }));
  return run.webhook ? arrivalsAt(run, WEBHOOK_PATH, kinds) : [];
}

/** The webhooks came for all jobs of which they tell, and all that came is one of them. */
export async function tryWebhooks(run: Run, arrivals: readonly Arrival[]): Promise<void> {
  const { client, recorder, patience } = run;
  const isReceived = run.receiver && run.webhook;
  const why = 'webhooks are configured in the dashboard; say so with --webhook';
  for (const name of Object.keys(WEBHOOKS)) {
    const jobs = EXPECTED[name]?.(run);
    if (jobs) client.tried.add(name);
    if (jobs && !isReceived) recorder.note(NOTIFICATIONS, name, 'left out', [why]);
    if (!jobs || !isReceived) continue;
    const isThere = (job: string) =>
      arrivals.some(({ id, names }) => id === job && names.includes(name));
    const arrive = async () => {
      await poll(patience, async () => jobs.every(isThere) || undefined);
      raise(...jobs.map((job) => !isThere(job) && `none came in time for the job ${job}`));
    };
    await recorder.check(NOTIFICATIONS, name, arrive, { restsOn: placesInBody(name) });
  }
  if (!isReceived) return;
  await recorder.check(NOTIFICATIONS, 'all webhooks', () =>
    raise(...arrivals.flatMap(({ problems }) => problems)),
  );
  for (const { names } of arrivals) for (const name of names) client.tried.add(name);
}
