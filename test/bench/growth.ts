/** How the time of each published function grows with its input. */
import * as examples from '../../generated/examples.js';
import * as parsers from '../../generated/parse.js';
import * as readers from '../../generated/read.js';
import * as validators from '../../generated/validators.js';

type Take = (value: unknown, options?: object) => unknown;

// Engines store objects of more than a thousand fields in another form.
const SMALL = 1500;
const FACTOR = 10;
/** Linear functions take 10 to 30 times as long, since large values leave the caches, and quadratic ones 100 times. */
const MOST = 40;
/** Below this, the resolution of the clock decides. */
const SHORTEST_MS = 0.5;

const queryOf = (size: number, write: (index: number) => string) =>
  Array.from({ length: size }, (_, index) => write(index)).join('&');

/** Values by their size, for any function. */
const VALUES: Record<string, (size: number) => unknown> = {
  'text with characters to escape': (size) => '~/%'.repeat(size),
  list: (size) => new Array(size).fill({ a: 1 }),
  'many fields': (size) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`f${i}`, i])),
  'a long name': (size) => ({ ['/~'.repeat(size * 50)]: 1 }),
  'a query with a repeated parameter': (size) => queryOf(size, () => 'status[]=done'),
  'a query with members': (size) => queryOf(size, (i) => `custom_metadata[f${i}]=1`),
  'a query with many parameters': (size) => queryOf(size, (i) => `p${i}=1`),
};

/** A value whose outermost lists have some items, each its first item or a wrong one. */
function grown(value: unknown, size: number, isRight: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return new Array(size).fill(isRight ? value[0] : { wrong: null });
  const members = Object.entries(value).map(([name, part]) => [name, grown(part, size, isRight)]);
  return Object.fromEntries(members);
}

/** The values for a function, with the grown example of its schema. */
function valuesFor(name: string): typeof VALUES {
  const schema = name.replace(/^(validate|parse|read)|Value$/g, '');
  const [example] = Object.values({ ...examples }[schema as keyof typeof examples] ?? {});
  if (example === undefined) return VALUES;
  return {
    ...VALUES,
    'its example with long lists': (size) => grown(example, size, true),
    'its example with wrong lists': (size) => grown(example, size, false),
  };
}

/** Milliseconds of this process for some calls: other programs on the machine do not count. */
function shortest(take: Take, value: unknown, calls: number): number {
  let least = Infinity;
  for (let run = 0; run < 5; run++) {
    const start = process.cpuUsage();
    for (let call = 0; call < calls; call++) take(value, { unknownFields: 'drop' });
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
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

/** The functions that take too long for a kind of value, in words. Parsers drop unknown fields, which takes longest. */
export function measureGrowth(): string[] {
  const published = Object.entries({ ...validators, ...parsers, ...readers }) as [string, Take][];
  const functions = published.filter(([name]) => /^(validate|parse|read)/.test(name));
  const slow: string[] = [];
  for (const [name, take] of functions) {
    for (const [kind, make] of Object.entries(valuesFor(name))) {
      const growth = growthOf(take, make(SMALL), make(SMALL * FACTOR));
      if (growth > MOST) slow.push(`${name}, ${kind}: ${growth.toFixed(1)} times as long`);
    }
  }
  return slow;
}
