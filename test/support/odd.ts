/** Values that no JSON text can carry, and JSON as odd as it gets: nothing that reads values may throw. */
export function oddValues(): unknown[] {
  const cycle: Record<string, unknown> = { type: 'transcript', kind: 'live' };
  cycle.data = cycle.items = cycle.utterance = cycle.language_config = cycle;
  const fail = () => {
    throw new Error('trap');
  };
  const traps = { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const getter = {
    get type() {
      return fail();
    },
    get kind() {
      return fail();
    },
    get url() {
      return fail();
    },
  };
  return [
    cycle,
    new Proxy({}, traps),
    new Proxy([], traps),
    revoked.proxy,
    getter,
    { toString: fail, toJSON: fail },
    // biome-ignore lint/suspicious/noSparseArray: a hole is one of the odd values.
    [, 1],
    { items: new Array(2) },
    NaN,
    Infinity,
    -0,
    10n,
    2n ** 100000n,
    Symbol('s'),
    () => {},
    undefined,
    null,
    '',
    'x'.repeat(1e6),
    '\ud800',
    new Date(NaN),
    new Map([[1, 2]]),
    new Uint8Array(8),
    new ArrayBuffer(4),
    Object.create(null),
    new (class {
      type = 'x';
    })(),
    JSON.parse('['.repeat(1e5) + ']'.repeat(1e5)),
    { a: JSON.parse(`${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}`) },
    globalThis,
    new URLSearchParams('a=1'),
  ];
}
