/** The generated validators of every profile, each with another implementation that shares no code. */
import { isDeepStrictEqual } from 'node:util';
import { valueParser } from '../../../scripts/emit/names.ts';
import { type NormalContract, PROFILES, type Profile } from '../../../scripts/model/contract.ts';
import { SCHEMA_REF, type Schema } from '../../../scripts/model/schema.ts';
import { toJsonSchemas } from '../../../scripts/normalise/normal.ts';
import { strict, tolerant } from '../../../scripts/normalise/profile.ts';
import { readSettings } from '../../../scripts/read/settings.ts';
import type { Issue } from '../../../scripts/runtime/issues.ts';
import { generatedModule, ROOT, theContract, theNormal } from '../../support/contract.ts';
import { interpreter } from '../../support/interpret.ts';
import type { Validator } from '../../support/modules.ts';

type Result = { ok: true; value: unknown } | { ok: false; issues: Issue[] };

/** The generated validator of a schema, and its halves apart. */
export interface Ours {
  validate: Validator;
  accepts: (value: unknown) => boolean;
  explain: (value: unknown) => boolean;
}

/** The validators of all schemas, and the other implementation. */
export interface Judges {
  normal: Record<Profile, NormalContract>;
  ours: (profile: Profile, name: string) => Ours;
  /** The verdict of the other implementation. */
  theirs: (profile: Profile, name: string) => (value: unknown) => boolean;
  parse: (name: string) => (value: unknown) => Result;
}

/** The generated module of each profile. */
const MODULES: Record<Profile, string> = {
  contract: 'validators',
  strict: 'strict',
  tolerant: 'tolerant',
};

export async function loadJudges(): Promise<Judges> {
  const contract = theNormal();
  const normal = { contract, strict: strict(contract), tolerant: tolerant(contract) };
  const modules = {} as Record<Profile, Record<string, unknown>>;
  const others = {} as Record<Profile, ReturnType<typeof otherImplementation>>;
  for (const profile of PROFILES) {
    const halves = [MODULES[profile], `accept/${profile}`, `explain/${profile}`].map((half) =>
      generatedModule<object>(half),
    );
    modules[profile] = Object.assign({}, ...(await Promise.all(halves)));
    // For the contract profile, the other implementation gets the schemas as they are written, not merged.
    const isContract = profile === 'contract';
    const raw = isContract ? contract.contract.schemas : toJsonSchemas(normal[profile].schemas);
    others[profile] = otherImplementation(raw);
  }
  const settings = readSettings(ROOT, theContract());
  const parsers = await generatedModule<Record<string, (value: unknown) => Result>>('parse');
  return {
    normal,
    ours: (profile, name) => ({
      validate: existing(modules[profile], `validate${name}`) as Validator,
      accepts: existing(modules[profile], `accepts${name}`) as Ours['accepts'],
      explain: existing(modules[profile], `explain${name}`) as Ours['explain'],
    }),
    theirs: (profile, name) => others[profile](name),
    parse: (name) => existing(parsers, valueParser(name, settings)),
  };
}

function existing<Item>(items: Record<string, Item>, name: string): Item {
  const item = items[name];
  if (item === undefined) throw new Error(`there is no ${name}`);
  return item;
}

/** The verdicts of an engine that interprets the schemas, by name. */
export function otherImplementation(schemas: ReadonlyMap<string, Schema>) {
  const interpret = interpreter({ components: { schemas: Object.fromEntries(schemas) } });
  const known = new Map<string, (value: unknown) => boolean>();
  return (name: string) => {
    const check = known.get(name) ?? interpret({ $ref: SCHEMA_REF + name });
    known.set(name, check);
    return check;
  };
}

/** What is wrong with the answers to one value. */
export interface Disagreement {
  profile: Profile;
  problem: string;
}

/** The verdicts on one value in all profiles, and the contradictions between them. */
export interface Answer {
  accepted: Record<Profile, boolean>;
  /** The places of the schemas that refused the value. */
  refusedBy: [Profile, string][];
  disagreements: Disagreement[];
}

/** Compares the verdicts of both implementations on one value of a schema, in each of the given profiles. */
export function judge(
  judges: Judges,
  name: string,
  value: unknown,
  profiles: readonly Profile[] = PROFILES,
): Answer {
  const accepted = {} as Record<Profile, boolean>;
  const refusedBy: [Profile, string][] = [];
  const disagreements: Disagreement[] = [];
  const report = (profile: Profile, problem: string) => disagreements.push({ profile, problem });
  let narrower: Profile | undefined;
  for (const profile of profiles) {
    const { validate, accepts, explain } = judges.ours(profile, name);
    try {
      const [guard, decided] = [accepts(value), explain(value)];
      accepted[profile] = validate(value);
      const errors = validate.errors ?? [];
      for (const { schemaPath } of errors) refusedBy.push([profile, schemaPath]);
      if (accepted[profile] === errors.length > 0) {
        report(profile, `its verdict is ${accepted[profile]}, with ${errors.length} errors`);
      }
      if (accepted[profile] !== decided) {
        report(profile, `the validator says ${accepted[profile]}, its explanation ${decided}`);
      }
      if (guard && !decided) report(profile, 'the guard accepts what is refused');
    } catch (thrown) {
      report(profile, `the validator throws ${thrown}`);
    }
    const other = judges.theirs(profile, name)(value);
    if (accepted[profile] !== other) {
      const words = other ? 'refuses what the other accepts' : 'accepts what the other refuses';
      report(profile, `the validator ${words}`);
    }
    if (narrower && accepted[narrower] && !accepted[profile]) {
      report(profile, `refuses what ${narrower} accepts`);
    }
    narrower = profile;
  }
  const { operations } = judges.normal.contract.contract;
  const isQuery = operations.some(({ queryName }) => queryName === name);
  const problem = parseProblem(judges.parse(name), value, accepted.contract, isQuery);
  if (problem) report('contract', problem);
  return { accepted, refusedBy, disagreements };
}

/** `parse` must agree with the validator, and parsing its value again must change nothing. */
function parseProblem(
  parse: (value: unknown) => Result,
  value: unknown,
  accepted: boolean,
  isQuery: boolean,
): string | undefined {
  try {
    const result = parse(value);
    // A query is also read as frameworks pass it, which its validator refuses.
    if (result.ok !== accepted && !(result.ok && isQuery))
      return `parse says ${result.ok}, the validator ${accepted}`;
    if (!result.ok) {
      // The value was refused, but the explanation found no error.
      const unreadable = result.issues.some(({ keyword }) => keyword === 'unreadable');
      if (unreadable || result.issues.length === 0) return 'parse cannot say why';
      const { size } = new Set(result.issues.map(({ path, message }) => `${path} ${message}`));
      return size < result.issues.length ? 'parse says something twice' : undefined;
    }
    const again = parse(result.value);
    if (!again.ok) return 'parse refuses what it returned';
    return isDeepStrictEqual(again.value, result.value) ? undefined : 'parse is not stable';
  } catch (thrown) {
    return `parse throws ${thrown}`;
  }
}
