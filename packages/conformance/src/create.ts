/** Creates jobs and sessions. A body that is refused is taken apart to the field that the service refuses. */
import {
  ACCEPTED,
  type Bodies,
  isAccepted,
  jsonOf,
  type Response,
  read,
  send,
  wordsOf,
} from './client.ts';
import { type Run, Stopped, that } from './run.ts';
import { at, changed, isPlain } from './values.ts';

export async function create<Name extends keyof Bodies>(
  run: Run,
  name: Name,
  path: string,
  body: object,
) {
  const response = await send(run, ['POST', path, body]);
  if (!isAccepted(response)) {
    await blame(run, path, body, response);
    throw new Stopped(`${path} is refused`);
  }
  run.note(ACCEPTED, that(path, true));
  return {
    ...response,
    body: read(run, name, jsonOf(run, `POST ${path}`, response), response.repeat),
  };
}

/** Records which fields of a valid body are refused. That fields are refused only together is no mistake. */
async function blame(run: Run, path: string, body: object, { status, text, repeat }: Response) {
  const { audio_url, ...options } = Object(body);
  const minimal = audio_url === undefined ? {} : { audio_url };
  const isMinimalAccepted = isAccepted(await send(run, ['POST', path, minimal]));
  if (!isMinimalAccepted || Object.keys(options).length === 0) {
    run.note(ACCEPTED, that(`POST ${path}`, false, text, wordsOf(status)), repeat);
    return;
  }
  const together = `fields of POST ${path} are refused together, but accepted alone: ${text}`;
  for (const [name, value] of Object.entries(options)) {
    const alone = { ...minimal, [name]: value };
    const { status, text, repeat } = await send(run, ['POST', path, alone]);
    if (status < 300) continue;
    const place = await deeper(run, path, alone, [name]);
    run.note(ACCEPTED, that(place, false, text, wordsOf(status)), repeat);
    return;
  }
  run.skips.set(ACCEPTED, together);
}

/** The place in a refused body without which it is accepted. */
async function deeper(run: Run, path: string, body: object, place: string[]): Promise<string> {
  const value = at(body, ...place);
  const isRefused = async (changedBody: object) =>
    !isAccepted(await send(run, ['POST', path, changedBody]));
  for (const name of isPlain(value) ? Object.keys(value) : [])
    if (!(await isRefused(changed(body, [...place, name], undefined))))
      return deeper(run, path, body, [...place, name]);
  for (const item of Array.isArray(value) && value.length > 1 ? value : [])
    if (await isRefused(changed(body, place, [item])))
      return `${place.join('.')}[${JSON.stringify(item)}]`;
  return `${place.join('.')}: ${JSON.stringify(value)}`;
}
