/** Creates jobs and sessions. */
import {
  validateLiveRequest,
  validatePreRecordedRequest,
} from 'speech-to-text-contract/validators';
import { ACCEPTED, acceptance, bodyOf, isAccepted, parsed, type Response, send } from './client.ts';
import { endSession } from './live.ts';
import { type Run, Stopped } from './run.ts';
import { at, changed, valuesBy } from './values.ts';

export const JOBS = {
  path: '/v2/pre-recorded',
  created: 'PreRecordedJobCreated',
  values: valuesBy('PreRecordedRequest', validatePreRecordedRequest),
} as const;
export const SESSIONS = {
  path: '/v2/live',
  created: 'LiveSessionCreated',
  values: valuesBy('LiveRequest', validateLiveRequest),
} as const;
export type Route = typeof JOBS | typeof SESSIONS;
/** Options with one language, which the transcript shows. */
export const FRENCH = { language_config: { languages: ['fr'], code_switching: true } };

/** Creates a job or a session by a valid body, which must be accepted unless it may be refused. */
export async function create<Of extends Route>(
  run: Run,
  route: Of,
  body: object,
  mayBeRefused = false,
) {
  const response = await send(run, ['POST', route.path, body]);
  if (!isAccepted(response) && !mayBeRefused) await blame(run, route, body, response);
  if (!isAccepted(response)) throw new Stopped(`${route.path} is refused`);
  run.note(ACCEPTED, acceptance(route.path, response));
  const most = Object.keys(run.accepted.get(route.path) ?? {}).length;
  if (Object.keys(body).length > most) run.accepted.set(route.path, body);
  const name: Of['created'] = route.created;
  return { ...response, body: bodyOf(run, name, response) };
}

/** Removes from a refused body what it is refused without, too, and records the fields that remain. */
async function blame(run: Run, { path, values }: Route, body: object, refusal: Response) {
  const optional = values.fields.filter(({ isOptional }) => isOptional);
  let least = body;
  // A switch stands before its configuration, without which it may be refused.
  for (const field of optional) {
    if (at(least, ...field.path) === undefined) continue;
    const smaller = Object(changed(least, field.path, undefined));
    const response = await send(run, ['POST', path, smaller]);
    if (isAccepted(response)) await endSession(run, `${at(parsed(response.text), 'url')}`);
    else [least, refusal] = [smaller, response];
  }
  const left = optional.filter((field) => at(least, ...field.path) !== undefined);
  const keys = left.map((field) => field.path.join('.'));
  const [field = `POST ${path}`, ...others] = keys.filter(
    (key) => !keys.some((other) => other.startsWith(`${key}.`)),
  );
  const answer = acceptance(field, refusal);
  // That fields are refused only together is no mistake.
  const together = { ...answer, holds: undefined, words: `is refused only with ${others}` };
  run.note(ACCEPTED, others.length > 0 ? together : answer, refusal.repeat);
}
