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
import { differences } from './relations.ts';
import { failBy, failIf, leaveOut, poll, retryIf } from './report.ts';
import type { Run } from './run.ts';

const AREA = 'notifications';
const NO_RECEIVER =
  'the service runs elsewhere; pass an address that it reaches with --receiver-url';
/** The webhook that the jobs of a run cause: it tells of each that is done. */
const WEBHOOK: NotificationName = 'transcriptionDone';

/** Says what is wrong with the bodies of all that arrived, such as one that is missing; `false` for nothing. */
type FindMissing = (bodies: readonly unknown[]) => readonly (string | false)[];

/**
 * The callbacks of an operation, each once for each of its methods: the schema of its body, null where that is not
 * specified, and what gives the fields of a request that asks for it at an address.
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
              // A configuration is used when the option of its name is on.
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
 * @param bringAbout makes the job or session that the callback tells of, by a request with these fields
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
      const expected = { name, path, method, schema: schema ?? BODIES[name] };
      if (findMissing) await tryArrivals(run, check, expected, findMissing);
    });
  });
  await Promise.all(attempts);
}

/** Checks that the webhook came for each job that is done, and nothing else came. */
export async function tryWebhooks(run: Run): Promise<void> {
  if (!run.receiver || !run.webhook) {
    leaveOut('webhooks are configured in the dashboard; say so with --webhook');
  }
  const { method = '', requestBody } = WEBHOOKS[WEBHOOK] ?? {};
  const schema = requestBody?.schema ?? null;
  const expected = { name: WEBHOOK, path: '/webhook', method, schema };
  await tryArrivals(run, WEBHOOK, expected, (bodies) => {
    const told = bodies.map(jobOf);
    const { jobs } = run.made;
    return jobs.map((job) => !told.includes(job) && `none came in time for the job ${job}`);
  });
}

/** The fields that switch the callback of an operation off, with a configuration that must not be used. */
export function quietFields({ receiver, made }: Run, operation: OperationId): object {
  if (!receiver) return {};
  made.quiet.push(operation);
  return { callback: false, callback_config: { url: `${receiver.url}/off/${operation}` } };
}

/** Checks that no callback came that was switched off, after everything else has come. */
export async function tryQuiet({ recorder, receiver, made }: Run): Promise<void> {
  for (const operation of made.quiet) {
    const arrived = receiver?.received.filter(({ path }) => path === `/off/${operation}`) ?? [];
    const compare = () => failIf(arrived.length > 0 && 'callback: false, and yet a callback came');
    await recorder.check(AREA, `${operation} with callback: false`, 'callback-off', compare);
  }
}

/** The job that a notification names; the empty text for none. */
export function jobOf(body: unknown): string {
  return String(Object(body).id ?? '');
}

/** What must arrive: which notification, where and how. */
interface Expected {
  name: NotificationName;
  path: string;
  method: string;
  schema: string | null;
}

/** Waits for what must arrive; fails when some of it is missing, or anything that came is wrong. */
async function tryArrivals(
  { client, recorder, receiver, patience }: Run,
  check: string,
  { name, path, method, schema }: Expected,
  findMissing: FindMissing,
): Promise<void> {
  const arrive = async () => {
    const arrived = receiver?.received.filter((one) => one.path === path) ?? [];
    for (const one of arrived) {
      failBy(
        'contract',
        ...differences('method', one.method, method),
        ...differences('content-type', one.contentType, 'application/json'),
      );
      failIf(...(schema ? client.issues(schema, one.body) : []));
    }
    retryIf(...findMissing(arrived.map(({ body }) => body)));
  };
  await recorder.check(AREA, check, name, () => poll(patience, arrive));
}
