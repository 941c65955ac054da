/** Creates jobs and sessions. A body that is refused is taken apart to the fields that the service refuses. */
import * as client from './client.ts';
import { ACCEPTED, isAccepted, type Response, send } from './client.ts';
import { type Run, Stopped, that } from './run.ts';
import { endSession } from './stream.ts';
import { at, changed, isPlain } from './values.ts';

type Created = 'PreRecordedJobCreated' | 'LiveSessionCreated';

/** Creates a job or a session by a valid body. */
export async function create<Name extends Created>(
  run: Run,
  name: Name,
  path: string,
  body: object,
) {
  const response = await send(run, ['POST', path, body]);
  const isCreated = isAccepted(response);
  if (!isCreated) await blame(run, path, body, response);
  if (!isCreated) throw new Stopped(`${path} is refused`);
  run.note(ACCEPTED, that(path, true));
  const json = client.jsonOf(run, `POST ${path}`, response);
  return { ...response, body: client.read(run, name, json, response.repeat) };
}

/** The refusal of a body, if it is refused. A session that is created ends at once. */
async function refusalOf(run: Run, path: string, body: object): Promise<Response | undefined> {
  const response = await send(run, ['POST', path, body]);
  if (!isAccepted(response)) return response;
  const url = `${at(client.parsed(response.text), 'url')}`;
  if (/^wss?:/.test(url)) await endSession(run, url);
  return undefined;
}

/** Records which fields of a valid body are refused. That fields are refused only together is no mistake. */
async function blame(run: Run, path: string, body: object, refusal: Response): Promise<void> {
  const { audio_url, ...options } = Object(body);
  const minimal = audio_url === undefined ? {} : { audio_url };
  const note = (place: string, { status, text, repeat }: Response) =>
    run.note(ACCEPTED, that(place, false, text, client.wordsOf(status)), repeat);
  const first = await refusalOf(run, path, minimal);
  if (first) return void note(`POST ${path}`, first);
  let isAlone = false;
  for (const [name, value] of Object.entries(options)) {
    const alone = { ...minimal, [name]: value };
    const found = await refusalOf(run, path, alone);
    if (found) note(await deeper(run, path, alone, [name]), found);
    isAlone ||= found !== undefined;
  }
  const together = `what is accepted alone is refused together: ${refusal.repeat}`;
  if (!isAlone) run.skips.set(ACCEPTED, together);
}

/** The place in a refused body without which it is accepted. */
async function deeper(run: Run, path: string, body: object, place: string[]): Promise<string> {
  const value = at(body, ...place);
  for (const name of isPlain(value) ? Object.keys(value) : [])
    if (!(await refusalOf(run, path, changed(body, [...place, name], undefined))))
      return deeper(run, path, body, [...place, name]);
  for (const item of Array.isArray(value) && value.length > 1 ? value : [])
    if (await refusalOf(run, path, changed(body, place, [item])))
      return `${place.join('.')}[${JSON.stringify(item)}]`;
  return `${place.join('.')}: ${JSON.stringify(value)}`;
}
