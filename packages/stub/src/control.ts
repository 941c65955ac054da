/** The endpoints with which a program in another language controls the stub. */
import type { EndpointResponse } from './endpoints.ts';
import { checkFault, type Fault } from './faults.ts';
import { filledIn } from './options.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';
import type { Disconnection, SessionRegistry } from './session-registry.ts';

const PATH = '/__stub';

/** The body of a call that sends a message. */
interface Sending {
  message?: unknown;
  session?: string | undefined;
}

/** What a call to one of the stub's own endpoints does with its body. */
export type Control = (body: unknown) => EndpointResponse;

/** Returns what a call does; undefined if it does not belong to the stub's own endpoints. */
export function controlOf({ calls, checker, faults }: Service, sessions: SessionRegistry) {
  const routes: Readonly<Record<string, (body: unknown, id: number) => unknown>> = {
    'GET /faults': () => faults.list,
    'POST /faults': (body) => {
      const added = [body].flat() as Fault[];
      for (const fault of added) checkFault(fault);
      const ids = added.map((fault) => faults.inject(fault));
      return faults.list.filter(({ id }) => ids.includes(id));
    },
    'DELETE /faults': () => faults.clear(),
    'DELETE /faults/ID': (_, id) => {
      if (!faults.remove(id)) throw new Refusal(404, `there is no fault ${id}`);
    },
    'GET /pending': () => faults.pending,
    'GET /calls': () => calls.list,
    'DELETE /calls': () => void calls.list.splice(0),
    'GET /violations': () => checker.violations,
    'POST /disconnect': (body) => ({ sessions: sessions.disconnect(body as Disconnection) }),
    'POST /send': (body = {}) => {
      const none: Sending = { message: undefined, session: undefined };
      const { message, session } = filledIn('send', body as Sending, none);
      return { sessions: sessions.send(message, session) };
    },
  };
  const names = Object.keys(routes)
    .map((one) => one.replace(' ', ` ${PATH}`))
    .join(', ');
  const statusOf = (method: string, result: unknown) =>
    result === undefined ? 204 : method === 'POST' ? 201 : 200;
  return (method: string, path: string): Control | undefined => {
    if (!path.startsWith(`${PATH}/`)) return undefined;
    const [id] = /(?<=\/)\d+$/.exec(path) ?? [];
    const run = routes[`${method} ${path.slice(PATH.length).replace(/\/\d+$/, '/ID')}`];
    return (body) => {
      if (!run) throw new Refusal(404, `${method} ${path} does not exist; choose from ${names}`);
      try {
        const result = run(body, Number(id));
        return { status: statusOf(method, result), body: result };
      } catch (error) {
        throw error instanceof Refusal ? error : new Refusal(422, (error as Error).message);
      }
    };
  };
}
