/** The endpoints with which a program in another language injects faults and reads calls. */
import type { FastifyInstance } from 'fastify';
import { checkFault, type Fault } from './faults.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';

const PATH = '/__stub';

/** Whether a path is one of the stub's own: no fault happens to such a call, and it is not recorded. */
export function isControl(path: string): boolean {
  return path.startsWith(`${PATH}/`);
}

/** Adds the routes: `GET`, `POST` and `DELETE` of the faults, and `GET` of the calls. */
export async function addControl(app: FastifyInstance, service: Service): Promise<void> {
  await app.register(async (own) => {
    // Many clients state the content type in each call, also without a body.
    own.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: unknown, text: string) => (text === '' ? undefined : parseJson(text)),
    );
    addRoutes(own, service);
  });
}

function addRoutes(app: FastifyInstance, { calls, faults }: Service): void {
  const config = { isControl: true };
  app.get(`${PATH}/faults`, { config }, async () => faults.list);
  app.post(`${PATH}/faults`, { config }, async ({ body }, reply) => {
    const given = [body].flat() as Fault[];
    for (const fault of given) expectFault(fault);
    for (const fault of given) faults.inject(fault);
    return reply.code(201).send(faults.list);
  });
  app.delete(`${PATH}/faults`, { config }, async (_, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.get(`${PATH}/calls`, { config }, async () => calls.list);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'the body is not JSON');
  }
}

/** @throws a refusal with 422 if a value is not a fault */
function expectFault(fault: Fault): void {
  try {
    checkFault(fault);
  } catch (error) {
    throw new Refusal(422, (error as Error).message);
  }
}
