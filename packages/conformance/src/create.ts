/** Creates jobs and sessions. */
import { ACCEPTED, acceptance, isAccepted, type Response, send } from './client.ts';
import { endSession } from './live.ts';
import { type Run, Stopped } from './run.ts';
import { at, type Body, changed, valuesBy } from './values.ts';

export const JOBS = { path: '/v2/pre-recorded', values: valuesBy('PreRecordedRequest') };
export const SESSIONS = { path: '/v2/live', values: valuesBy('LiveRequest') };
export type Route = typeof JOBS;
/** Options with one language, which the transcript shows. */
export const FRENCH = { language_config: { languages: ['fr'], code_switching: true } };

/** Creates a job or a session by a valid body, which must be accepted unless it may be refused. */
export async function create(run: Run, route: Route, body: Body, mayBeRefused = false) {
  const response = await send(run, ['POST', route.path, body]);
  if (!isAccepted(response) && !mayBeRefused) await blame(run, route, body, response);
  if (!isAccepted(response)) throw new Stopped(`${route.path} is refused`);
  run.note(ACCEPTED, acceptance(route.path, response));
  const most = Object.keys(run.accepted.get(route.path) ?? {}).length;
  if (Object.keys(body).length > most) run.accepted.set(route.path, body);
  return response;
}

/** Removes from a refused body each field without which it is refused, too, and records what remains. */
async function blame(run: Run, { path, values }: Route, body: Body, refusal: Response) {
  const left: string[] = [];
  // A switch stands before its configuration, without which it may be refused.
  for (const field of values.fields) {
    if (!field.isOptional || at(body, ...field.path) === undefined) continue;
    const smaller = changed(body, field.path, undefined);
    const response = await send(run, ['POST', path, smaller]);
    await endSession(run, response);
    if (isAccepted(response)) left.push(field.path.join('.'));
    else [body, refusal] = [smaller, response];
  }
  // A field stands before what is in it.
  const [name = `POST ${path}`, ...others] = left.filter(
    (one) => !left.some((inner) => inner.startsWith(`${one}.`)),
  );
  const answer = acceptance(name, refusal);
  // That fields are refused only together is no mistake.
  const together = { ...answer, holds: undefined, words: `is refused only with ${others}` };
  run.note(ACCEPTED, others.length > 0 ? together : answer, refusal.repeat);
}
