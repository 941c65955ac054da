/** The endpoints with which a program in another language injects faults and reads calls. */
import type { FastifyInstance } from 'fastify';
import { checkFault, type Fault } from './faults.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';

const PATH = '/__stub';

/** Adds the routes: `GET`, `POST` and `DELETE` of the faults, and `GET` of the calls. */
export async function addControl(app: FastifyInstance, { calls, faults }: Service): Promise<void> {
  const config = { isControl: true };
  await app.register(async (own) => {
    // Many clients state the content type in each call, also without a body.
    const json = 'application/json';
    own.addContentTypeParser(json, { parseAs: 'string' }, async (_: unknown, text: string) => text);
    own.get(`${PATH}/faults`, { config }, async () => faults.list);
    own.post(`${PATH}/faults`, { config }, async ({ body }, reply) => {
      if (body === undefined) throw new Refusal(422, 'send a fault, or a list of faults, as JSON');
      for (const fault of readFaults(String(body))) faults.inject(fault);
      return reply.code(201).send(faults.list);
    });
    own.delete(`${PATH}/faults`, { config }, async (_, reply) => {
      faults.clear();
      return reply.code(204).send();
    });
    own.get(`${PATH}/calls`, { config }, async () => calls.list);
  });
}

/** Reads a fault or a list of faults. Throws a refusal if one of them is wrong. */
function readFaults(text: string): Fault[] {
  try {
    const faults = [JSON.parse(text)].flat() as Fault[];
    for (const fault of faults) checkFault(fault);
    return faults;
  } catch (error) {
    throw new Refusal(422, (error as Error).message);
  }
}
