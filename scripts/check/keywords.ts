/** What standard tools report about the keywords of a schema: Ajv's strict mode, and recheck about patterns. */
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type * as library from 'recheck';
import { type Problem, problemAt } from '../base/problem.ts';
import type { PlacedSchema } from '../model/contract.ts';
import { placeIn } from '../model/origins.ts';
import { mapNodes, rulesOf } from '../model/schema.ts';
import { formats } from '../runtime/formats.ts';
import type { Seen } from './seen.ts';

const require = createRequire(import.meta.url);

/** What Ajv's strict mode reports: keywords and formats that are unknown or for other types, invalid patterns … */
export function checkStrictly(placed: readonly PlacedSchema[]): Problem[] {
  let reported: string[] = [];
  // A single one, because each first compiles the schemas of JSON Schema.
  const ajv = new Ajv2020({
    strict: 'log' as never,
    // `undeclared` knows the fields around a branch.
    strictRequired: false,
    strictTypes: 'log',
    strictTuples: false,
    allowUnionTypes: true,
    // No function checks bytes, which are not a value in JSON.
    formats: { ...formats, binary: true },
    code: { optimize: false },
    logger: { warn: (message: string) => reported.push(message), log() {}, error() {} },
  });
  return placed.flatMap((place) => {
    reported = [];
    try {
      // A schema that it refers to is checked by itself.
      ajv.compile(mapNodes(place.schema, ({ $ref: _, ...node }) => rulesOf(node)));
    } catch (error) {
      // `slowPatterns` reports these at their places.
      const { message } = error as Error;
      if (!message.startsWith('Invalid regular expression')) reported.push(message);
    }
    return reported.map((message) => {
      const { words, below } = strictMessage(message);
      const remedy = 'change the name, the type or the keyword';
      return problemAt(placeIn(place.schema, below), `${words}; ${remedy} (ajv)`);
    });
  });
}

/** The words of a message of the strict mode, and the pointer to the keyword that it is about. */
function strictMessage(message: string): { words: string; below: string } {
  const [, words = message, place = ''] =
    /^(?:strict mode: )?(.*?)(?: ignored in schema)?(?: at (?:path )?"[^"#]*#(.*)".*)?$/.exec(
      message,
    ) ?? [];
  const [, named] = /(?:^|keyword:? )"(\w+)"/.exec(words) ?? [];
  const keyword = /format/.test(words) ? 'format' : named;
  return { words, below: decodeURIComponent(place) + (keyword ? `/${keyword}` : '') };
}

const INVALID =
  'is not a regular expression with the flag u; remove backslashes before characters without a meaning, or fix it (recheck)';

/** Patterns that take very long for some texts, so that a sender could occupy the receiver. */
export function* slowPatterns({ node, problem }: Seen): Generator<Problem> {
  const { pattern: stated, patternProperties = {} } = node;
  // A fixed seed and no clock make the result reproducible.
  const search = { randomSeed: 1, incubationTimeout: null, seedingTimeout: null, timeout: 20_000 };
  for (const pattern of [stated ?? [], Object.keys(patternProperties)].flat()) {
    // The other backends start a process. An `import` would take time in builds without patterns.
    process.env.RECHECK_SYNC_BACKEND = 'pure';
    const below = pattern === stated ? '/pattern' : '/patternProperties';
    const result = (require('recheck') as typeof library).checkSync(pattern, 'u', search);
    if (result.status === 'safe') continue;
    if (result.status === 'unknown' && result.error.kind === 'invalid') {
      yield problem(`the pattern ${pattern} ${INVALID}`, below);
      continue;
    }
    const why = result.status === 'vulnerable' ? result.complexity.summary : result.error.kind;
    const message = `the pattern ${pattern} is slow for some texts: ${why}; simplify it (recheck)`;
    yield problem(message, below);
  }
}
