/** Values as odd as they get, each once: nothing that reads values may trip over one of them. */

import { flat } from './large.ts';

/** What large values have: characters or items. */
export const MANY = 1_000_000;

/** How deep they are. */
export const LEVELS = 100_000;

/** Names that objects, lists or texts have by themselves: none of them may count as a field that is there. */
export const INHERITED = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'],
  ...['isPrototypeOf', '__defineGetter__', 'length', ''],
];

const [HIGH, LOW] = ['\ud83d', '\udcac'];

/** What a JSON text can carry, by what it is; made when it is needed, being large. */
export const JSON_VALUES: Readonly<Record<string, () => unknown>> = {
  'a list 100,000 levels deep': () => JSON.parse('['.repeat(LEVELS) + ']'.repeat(LEVELS)),
  'an object 100,000 levels deep': () => nested('a'),
  'a list of a million items': () => new Array(MANY).fill(null),
  'a number that overflows': () => JSON.parse('1e400'),
  'a negative number that overflows': () => JSON.parse('-1e400'),
  'minus zero': () => JSON.parse('-0'),
  null: () => null,
  'a text without characters': () => '',
  'half of a surrogate pair': () => HIGH,
  'the other half of a surrogate pair': () => LOW,
  'the halves of a surrogate pair the wrong way round': () => LOW + HIGH,
  'an object with half of a surrogate pair for a name': () => ({ [HIGH]: LOW }),
  'a text of a million letters': () => flat('x'.repeat(MANY)),
  'a text of a million halves of surrogate pairs': () => flat(HIGH.repeat(MANY)),
};

/** Long texts that look like one of a format, by what is odd in them. */
export const TEXTS: readonly [what: string, make: (length: number) => string][] = [
  ['two users before the host', (n) => `http://${'a'.repeat(n / 2)}@${'b'.repeat(n / 2)}@`],
  ['colons in the host', (n) => `http://[${':'.repeat(n)}]`],
  ['colons in a host without an end', (n) => `http://[${':'.repeat(n)}`],
  ['dots in the host', (n) => `http://[v1.${'.'.repeat(n)}`],
  ['escapes', (n) => `https://example.com/${'%41'.repeat(n / 3)}`],
  ['escapes that end early', (n) => `a:${'%41'.repeat(n / 3)}%`],
  ['a second of many digits', (n) => `2024-01-01T00:00:00.${'0'.repeat(n)}`],
];

/** What no JSON text can carry, by what it is. */
export function otherValues(): Readonly<Record<string, unknown>> {
  const cycle: Record<string, unknown> = { type: 'transcript', kind: 'live' };
  cycle.data = cycle.items = cycle.utterance = cycle.language_config = cycle;
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
  return {
    'an object within itself': cycle,
    'an object that throws at every touch': new Proxy({}, traps),
    'a list that throws at every touch': new Proxy([], traps),
    'a revoked proxy': revoked.proxy,
    'an object whose fields throw': getter,
    'an object that throws when it is printed': { toString: fail, toJSON: fail },
    // biome-ignore lint/suspicious/noSparseArray: a hole is one of the odd values.
    'a list with a hole': [, 1],
    'an object with a list of holes': { items: new Array(2) },
    NaN: Number.NaN,
    'a bigint': 10n,
    'a bigint of 30,000 digits': 2n ** 100000n,
    'a symbol': Symbol('s'),
    'a function': () => {},
    undefined: undefined,
    'a date that is none': new Date(Number.NaN),
    'a map': new Map([[1, 2]]),
    bytes: new Uint8Array(8),
    'a buffer': new ArrayBuffer(4),
    'an object without a prototype': Object.create(null),
    'an object of a class': new (class {
      type = 'x';
    })(),
    'the global object': globalThis,
    'the parameters of a query': new URLSearchParams('a=1'),
  };
}

/** Objects with 99 channels, which the contract refuses, where one may not see them. */
export function hiddenFields(): Readonly<Record<string, object>> {
  const hidden = Object.defineProperty({}, 'channels', { value: 99, configurable: true });
  class WithGetter {
    get channels() {
      return 99;
    }
  }
  return {
    'a getter of its class': new WithGetter(),
    'a field of its prototype': Object.create({ channels: 99 }),
    'a field of its prototype that is not listed': Object.create(hidden),
    'an accessor of its own': {
      get channels() {
        return 99;
      },
    },
  };
}

/** One field within another, as deep as values get. */
export function nested(key: string): unknown {
  // As a literal it takes a fifth of the time.
  const literal = `{ ${JSON.stringify(key)}: value }`;
  const body = `let value = 1; for (let i = 0; i < ${LEVELS}; i++) value = ${literal}; return value;`;
  return new Function(body)();
}

function fail(): never {
  throw new Error('trap');
}
