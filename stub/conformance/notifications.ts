/** Callbacks and webhooks: how a request asks for them, and what must arrive. */
import {
  type NotificationName,
  OPERATIONS,
  type OperationId,
  schemaAt,
  schemaNamed,
  WEBHOOKS,
} from '../src/contract.ts';
import { BODIES } from '../src/notifier.ts';
import { poll } from './client.ts';
import type { Grounds } from './relations.ts';
import { failIf } from './report.ts';
import type { Run } from './run.ts';

const AREA = 'notifications';
const NO_RECEIVER =
  'the service runs elsewhere; pass an address that it can reach with --receiver-url';
const JSON_TYPE = 'application/json';
/** The webhook that the jobs of a run cause: it tells of each that is done. */
const WEBHOOK = 'transcriptionDone';

/** What may arrive at a path, and the grounds for that. */
interface Expectation extends Grounds {
  path: string;
  method: string;
  /** The schema that its body must match; null where that is not specified. */
  schema: string | null;
}

/** A callback of an operation, by one of its methods. */
export interface Callback extends Pick<Expectation, 'method' | 'schema'> {
  name: string;
  /** The fields of a request that asks for it, at an address. */
  ask: (address: string) => object;
}

/** Says what is wrong with the bodies of all that arrived, such as one that is missing; `false` for nothing. */
type FindMissing = (bodies: readonly unknown[]) => readonly (string | false)[];

/** The callbacks of an operation, each once for each of its methods. */
export function callbacksOf(operation: OperationId): Callback[] {
  const { callbacks, requestBody } = OPERATIONS[operation];
  return Object.entries(callbacks).flatMap(([name, shapes]) =>
    shapes.map(({ method, url, requestBody: body }) => {
      const [field = '', member] = (url ?? '').replace(/^.*#\/|\}$/g, '').split('/');
      const { properties = {} } = schemaNamed(requestBody?.schema ?? '');
      const { method: choice } = schemaAt(properties[field] ?? {}).node.properties ?? {};
      const isChosen = choice && choice.default !== method;
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
 * @param bringAbout makes the job or session that the callback tells of, by a request with these fields
 */
export async function tryCallbacks(
  run: Run,
  operation: OperationId,
  bringAbout: (fields: object, name: string) => Promise<FindMissing | undefined>,
): Promise<void> {
  const { recorder, receiver } = run;
  const attempts = callbacksOf(operation).map(async ({ name, method, schema, ask }) => {
    const check = `${name} by ${method}`;
    if (!receiver) return recorder.note(AREA, check, 'left out', [NO_RECEIVER]);
    const path = `/${name}/${method}`;
    const findMissing = await bringAbout(ask(receiver.url + path), check);
    const assumed = schema ? null : BODIES[name as NotificationName];
    const assumes = assumed ? `Its body is a ${assumed}.` : undefined;
    const expected = { path, method, schema: schema ?? assumed, assumes };
    if (findMissing) await tryArrivals(run, check, expected, findMissing);
  });
  await Promise.all(attempts);
}

/** Checks that the webhook came for each job that is done, and nothing else came. */
export async function tryWebhooks(run: Run): Promise<void> {
  if (!run.receiver || !run.webhook) {
    const why = 'webhooks are configured in the dashboard; say so with --webhook';
    return run.recorder.note(AREA, WEBHOOK, 'left out', [why]);
  }
  const { method = '', requestBody } = WEBHOOKS[WEBHOOK] ?? {};
  const expected = { path: '/webhook', method, schema: requestBody?.schema ?? null };
  await tryArrivals(run, WEBHOOK, expected, (bodies) => {
    const told = bodies.map(jobOf);
    const { jobs } = run.made;
    return jobs.map((job) => !told.includes(job) && `none came in time for the job ${job}`);
  });
}

/** The job that a notification names; the empty text for none. */
export function jobOf(body: unknown): string {
  return String(Object(body).id ?? '');
}

/** Waits for what must arrive; fails when some of it is missing, or anything that came is wrong. */
async function tryArrivals(
  { client, recorder, receiver, patience }: Run,
  check: string,
  expected: Expectation,
  findMissing: FindMissing,
) {
  const { path, method, schema } = expected;
  const look = () => {
    const arrived = receiver?.received.filter((one) => one.path === path) ?? [];
    const wrong = arrived.flatMap((one) => [
      ...(one.method === method ? [] : [`expected ${method}, got ${one.method}`]),
      ...(one.contentType === JSON_TYPE ? [] : [`expected JSON, got ${one.contentType}`]),
      ...(schema ? client.issues(schema, one.body) : []),
    ]);
    return { wrong, missing: findMissing(arrived.map(({ body }) => body)) };
  };
  const arrive = async () => {
    const found = await poll(patience, async () => {
      const { wrong, missing } = look();
      return wrong.length > 0 || !missing.some(Boolean) ? wrong : undefined;
    });
    failIf(...(found ?? look().missing));
  };
  await recorder.check(AREA, check, arrive, expected);
}
