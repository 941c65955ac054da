/** The generated validators and parsers, compared with an engine that shares no code with them. */
import { isDeepStrictEqual } from 'node:util';
import { valueParser } from 'contract-compiler/emit/names.ts';
import { PROFILES, type Profile } from 'contract-compiler/model/contract.ts';
import { SCHEMA_REF } from 'contract-compiler/model/schema.ts';
import { readSettings } from 'contract-compiler/read/settings.ts';
import type { ParseResult } from 'contract-compiler/runtime/issues.ts';
import { interpreter } from 'contract-compiler/testing/interpret.ts';
import type { Validator } from 'contract-compiler/testing/modules.ts';
import {
  generatedModule,
  generatedText,
  ROOT,
  theContract,
  theNormal,
} from '../../support/contract.ts';

/** The judges of the values of one schema. */
export interface Judges {
  ours: Record<Profile, Validator>;
  /** The verdicts of the engine, by the schemas as written, or as a profile publishes them. */
  theirs: Record<Profile, (value: unknown) => boolean>;
  parse: (value: unknown) => ParseResult<unknown>;
  /** Whether `parse` also reads values as frameworks pass them, which the validator refuses. */
  isQuery: boolean;
}

/** The judges of every schema, by its name. */
export async function loadJudges(): Promise<Map<string, Judges>> {
  const contract = theContract();
  const settings = readSettings(ROOT, contract);
  const queries = new Set(contract.operations.map(({ queryName }) => queryName));
  const [validators, strict, tolerant, parsers] = await Promise.all(
    ['validators', 'strict', 'tolerant', 'parse'].map((name) =>
      generatedModule<Record<string, never>>(name),
    ),
  );
  const published = (profile: Profile) =>
    interpreter(JSON.parse(generatedText(`${profile}/schemas.json`)));
  const written = interpreter({ components: { schemas: Object.fromEntries(contract.schemas) } });
  const [byStrict, byTolerant] = [published('strict'), published('tolerant')];
  const judgesOf = (name: string): Judges => {
    const ours = (module?: Record<string, never>) => module?.[`validate${name}`] as never;
    const $ref = `#/$defs/${name}`;
    return {
      ours: { contract: ours(validators), strict: ours(strict), tolerant: ours(tolerant) },
      theirs: {
        contract: written({ $ref: SCHEMA_REF + name }),
        strict: byStrict({ $ref }),
        tolerant: byTolerant({ $ref }),
      },
      parse: parsers?.[valueParser(name, settings)] as never,
      isQuery: queries.has(name),
    };
  };
  return new Map([...theNormal().schemas.keys()].map((name) => [name, judgesOf(name)]));
}

/** The verdicts of our validators on a value, and what is wrong with them. */
export interface Answer {
  accepted: Record<Profile, boolean>;
  problems: string[];
}

/** Judges a value by all profiles, and collects the disagreements. */
export function judge({ ours, theirs, parse, isQuery }: Judges, value: unknown): Answer {
  const accepted = { strict: false, contract: false, tolerant: false };
  const problems: string[] = [];
  try {
    for (const profile of PROFILES) {
      const validate = ours[profile];
      accepted[profile] = validate(value);
      const count = validate.errors?.length ?? 0;
      if (accepted[profile] === count > 0) {
        problems.push(`${profile}: its verdict is ${accepted[profile]}, with ${count} errors`);
      }
      if (accepted[profile] !== theirs[profile](value)) {
        problems.push(
          `${profile}: the verdict of the validator is ${accepted[profile]}, that of the engine is not`,
        );
      }
    }
    const contractIsNarrower = accepted.strict && !accepted.contract;
    const tolerantIsNarrower = accepted.contract && !accepted.tolerant;
    if (contractIsNarrower || tolerantIsNarrower) {
      problems.push('a wider profile refuses what a narrower one accepts');
    }
    problems.push(...parseProblems(parse, value, accepted.contract, isQuery));
  } catch (thrown) {
    problems.push(String((thrown as Error).stack));
  }
  return { accepted, problems };
}

/** `parse` must agree with the validator, and parsing its value again must change nothing. */
function* parseProblems(
  parse: Judges['parse'],
  value: unknown,
  accepted: boolean,
  isQuery: boolean,
): Generator<string> {
  const result = parse(value);
  const mayDiffer = result.ok && isQuery;
  if (result.ok !== accepted && !mayDiffer) {
    yield `parse says ${result.ok}, the validator ${accepted}`;
  }
  if (result.ok) {
    const again = parse(result.value);
    if (!again.ok) {
      yield 'parse refuses what it returned';
    } else if (!isDeepStrictEqual(again.value, result.value)) {
      yield 'parse changes what it returned';
    }
    return;
  }
  // The value was refused, but the explanation found no error.
  const isUnreadable = result.issues.some(({ keyword }) => keyword === 'unreadable');
  if (isUnreadable || result.issues.length === 0) yield 'parse gives no reason';
  const { size } = new Set(result.issues.map(({ path, message }) => `${path} ${message}`));
  if (size < result.issues.length) yield 'parse reports an issue twice';
}
