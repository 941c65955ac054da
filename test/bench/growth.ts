/** How the time of each published function grows with its input. */
import * as examples from '../../generated/examples.js';
import * as parsers from '../../generated/parse.js';
import * as readers from '../../generated/read.js';
import * as standard from '../../generated/standard.js';
import * as validators from '../../generated/validators.js';

type Take = (value: unknown) => unknown;

// Engines store objects of more than a thousand fields in another form.
const SMALL = 1500;
const FACTOR = 10;
/** Linear functions take 10 to 20 times as long, since large values leave the caches, and quadratic ones 100 times. */
const MOST = 25;

/** Below this, the resolution of the clock decides. */
const SHORTEST_MS = 0.5;

/** Values by their size, for any function. */
const KINDS: Record<string, (size: number) => unknown> = {
  text: (size) => 'x'.repeat(size),
  'text with characters to escape': (size) => '~/%'.repeat(size),
  list: (size) => new Array(size).fill({ a: 1 }),
  'many fields': (size) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`f${i}`, i])),
  'a long name': (size) => ({ ['/~'.repeat(size * 50)]: 1 }),
};

/** Values for the parsers of queries. */
const QUERIES: typeof KINDS = {
  'numbered parameters': (size) => queryOf(size, (i) => `status[${i}]=done`),
  'repeated parameters': (size) => queryOf(size, () => 'status[]=done'),
  'members of a parameter': (size) => queryOf(size, (i) => `custom_metadata[f${i}]=1`),
  'many parameters': (size) => queryOf(size, (i) => `p${i}=1`),
};

const queryOf = (size: number, write: (index: number) => string) =>
  Array.from({ length: size }, (_, index) => write(index)).join('&');

/** A value with some items, and each of them wrong in one way, in its outermost lists. */
function grown(value: unknown, size: number, isRight: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return new Array(size).fill(isRight ? value[0] : { wrong: null });
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, grown(part, size, isRight)]),
  );
}

/** The published functions by their names. */
function functions(): [name: string, take: Take][] {
  const plain = Object.entries({ ...validators, ...parsers, ...readers }) as [string, Take][];
  const all = plain.filter(([name]) => /^(validate|parse|read)/.test(name));
  const dropping = all.flatMap(([name, take]): [string, Take][] => {
    const drop = (value: unknown) => (take as Drop)(value, { unknownFields: 'drop' });
    return name.startsWith('parse') ? [[`${name} that drops`, drop]] : [];
  });
  const objects = Object.entries(standard).flatMap(([name, schema]): [string, Take][] =>
    typeof schema === 'object' ? [[`standard ${name}`, schema['~standard'].validate]] : [],
  );
  return [...all, ...dropping, ...objects];
}

type Drop = (value: unknown, options: { unknownFields: 'drop' }) => unknown;

/** The kinds of values for a function, with the grown examples of its schema. */
function kindsFor(name: string): typeof KINDS {
  const [, schema = ''] = /(?:validate|parse|read|standard )(\w+?)(?:Value)?\b/.exec(name) ?? [];
  const [example] = Object.values({ ...examples }[schema as keyof typeof examples] ?? {});
  return {
    ...KINDS,
    ...(/Query/.test(name) && QUERIES),
    ...(example !== undefined && {
      'its example with long lists': (size) => grown(example, size, true),
      'its example with wrong lists': (size) => grown(example, size, false),
    }),
  };
}

/** Milliseconds of this process for some calls: other programs on the machine do not count. */
function shortest(take: Take, value: unknown, calls: number): number {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    for (let call = 0; call < calls; call++) take(value);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** How many times as long the large value takes; the collector of garbage may spoil a measurement. */
function growthOf(take: Take, small: unknown, large: unknown): number {
  let growth = Infinity;
  for (let attempt = 0; attempt < 4 && growth > MOST; attempt++) {
    const after = shortest(take, large, 1);
    if (after < SHORTEST_MS) return 1;
    growth = Math.min(growth, (after / shortest(take, small, FACTOR)) * FACTOR);
  }
  return growth;
}

/** The functions that take too long for a kind of value, in words. */
export function measureGrowth(): string[] {
  return functions().flatMap(([name, take]) =>
    Object.entries(kindsFor(name)).flatMap(([kind, make]) => {
      const growth = growthOf(take, make(SMALL), make(SMALL * FACTOR));
      return growth > MOST ? [`${name}, ${kind}: ${growth.toFixed(1)} times as long`] : [];
    }),
  );
}
