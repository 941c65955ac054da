/** The calls that recipes of whole services must answer alike. */
import { operations } from 'speech-to-text-contract/operations';
import { parseErrorResponse } from 'speech-to-text-contract/parse';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Handlers } from '../../../docs/recipes/router.ts';
import { boundedField } from '../../support/limits.ts';

const { field, allowed, refused } = boundedField('LiveRequest');

/** Responds with the received body or the size of an upload. */
const echo = async (input: unknown) => {
  const file = input instanceof FormData && input.get('audio');
  return { status: 200, body: file instanceof File ? { size: file.size } : input } as never;
};
export const HANDLERS = {
  ...(Object.fromEntries(Object.keys(operations).map((id) => [id, echo])) as object as Handlers),
  getPreRecordedJob: (_: unknown, { params }: { params: { id?: string } }): never => {
    throw new Error(`password ${params.id}`);
  },
};

export const headers = { 'x-service-key': 'k' };
export const post = (body: unknown, own: object = headers): RequestInit => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { method: 'POST', headers: { ...own, 'content-type': 'application/json' }, body: text };
};
export const formOf = (name: string) => {
  const body = new FormData();
  // More than the limit of a JSON body.
  body.append(name, new Blob(['R'.repeat(2_000_000)]), 'talk.wav');
  return { method: 'POST', headers, body };
};
/** Too long for a JSON body. */
export const LARGE = 'x'.repeat(256 * 1024);
const QUERY = 'limit=5&status=done&custom_metadata[team]=x';
const QUERIED = { limit: 5, offset: 0, status: ['done'], custom_metadata: { team: 'x' } };
const ISSUES = [{ path: `/${field}` }, { path: '/unknown' }];

/** A request, the status of its response, and fields of the body. */
const CALLS: [path: string, init: RequestInit, status: number, body?: object][] = [
  ['/v2/live', post(allowed), 200, { ...allowed, sample_rate: 16000 }],
  ['/v2/live', post({ ...refused, unknown: 1 }), 422, { issues: ISSUES }],
  ['/v2/live', post(''), 200, { sample_rate: 16000 }],
  ['/v2/live', post('null'), 422],
  ['/v2/live', post('{'), 400],
  ['/v2/live', post([LARGE]), 413],
  ['/v2/pre-recorded', post(''), 422],
  ['/v2/pre-recorded/7', { headers }, 500],
  [`/v2/transcription?${QUERY}`, { headers }, 200, QUERIED],
  ['/v2/transcription?limit=0', { headers }, 422],
  ['/v2/transcription?a=b', {}, 401, { path: '/v2/transcription' }],
  ['/v2/nothing?a=b', { headers }, 404, { path: '/v2/nothing' }],
  ['/v2/upload', formOf('audio'), 200, { size: 2_000_000 }],
  ['/v2/upload', formOf('file'), 422],
];

/** Tests that a service, which has the key `k` and the handlers above, answers each call. */
export function testCalls(recipe: string, app: (request: Request) => Response | Promise<Response>) {
  it.each(CALLS)(`${recipe} responds to %s %j with %i`, async (path, init, status, own) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => logged.mockRestore());
    const answer = await app(new Request(`https://speech.invalid${path}`, init));
    const body = await answer.json();
    expect([answer.status, body]).toMatchObject([status, own ?? {}]);
    // Every error response has the fields of the documented one, and tells nothing of a failure.
    const error = { ok: true, value: { statusCode: status } };
    if (status >= 400) expect(parseErrorResponse(body)).toMatchObject(error);
    expect(JSON.stringify(body)).not.toContain('password');
    expect(logged.mock.calls.join().includes('password 7')).toBe(status === 500);
  });
}
