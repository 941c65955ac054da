/** Values from the service that may violate the contract: the rest of them is checked all the same. */
import { known, readableOf, schemaNamed } from '../contract.ts';
import { CheckEnd, skip } from './ending.ts';

/** An index in a path. */
const INDEX = /\/\d+(?=\/|$)/g;
/** The count of similar issues at the end of an issue. */
const COUNT = /( \(and \d+ more like it\))?$/;

/** What `located` adds to an issue. */
export const LOCATION = / \((response of|message|type|id) [^()]*\)/;

/** Skips a check that cannot be made because of a violation, which is reported already. */
export function skipSince(violation: string): never {
  skip(`not checked, because ${violation.replace(LOCATION, '')}`);
}

/**
 * What can be read of a received value, without fields that the contract does not list; undefined if nothing can. A check
 * or a relation that reads a place that violates the contract is skipped.
 *
 * @param issues how the value violates its schema, one line each, with the path in front
 */
export function guarded(schema: string, value: unknown, issues: readonly string[]): unknown {
  const readable = known(schemaNamed(schema), readableOf(schema, value));
  return guard(readable, value, issues.map(guardedPlace), '');
}

/** The path at the start of an issue; empty if the issue is about the whole value. */
function pathOf(issue: string): string {
  return /^(\/.*?) (?:is|must|has|cannot) /.exec(issue)?.[1] ?? '';
}

/** A place that violates the contract; in the pattern of the path, `*` stands for any index. */
interface Place {
  issue: string;
  pattern: string;
}

function guardedPlace(issue: string): Place {
  const path = pathOf(issue);
  // Similar issues, of which only the first is named, may be at any index.
  const isMerged = issue.endsWith(' more like it)');
  return { issue, pattern: isMerged ? path.replace(INDEX, '/*') : path };
}

function guard(value: unknown, sent: unknown, places: readonly Place[], path: string): unknown {
  if (places.length === 0 || typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const at = `${path}/${String(key)}`;
      const [inner, innerSent] = [Reflect.get(target, key), Object(sent)[key]];
      // Without the items that cannot be read, a list means something else.
      const isShorter = Array.isArray(inner) && inner.length < innerSent?.length;
      const found = places.find(({ pattern }) =>
        [at, at.replace(INDEX, '/*')].some(
          (one) => pattern === one || (isShorter && pattern.startsWith(`${one}/`)),
        ),
      );
      if (found) skipSince(found.issue);
      return guard(inner, innerSent, places, at);
    },
  });
}

/** Runs a function. Returns why it was skipped, if it reads what violates the contract. */
export function unlessSkipped<Result>(run: () => Result): { result?: Result; cause?: string } {
  try {
    return { result: run() };
  } catch (error) {
    if (!(error instanceof CheckEnd) || error.outcome !== 'skipped') throw error;
    return { cause: error.message };
  }
}

/**
 * The issues of a received value, each with the identifier of the job, file, or session that it is in, and the type of the
 * message.
 *
 * @param name what was received
 */
export function located(issues: readonly string[], value: unknown, name = ''): string[] {
  return issues.map((issue) => {
    const places = [name, idAt(value, pathOf(issue).split('/').slice(1))].filter(Boolean);
    const suffix = places.length > 0 ? ` (${places.join(', ')})` : '';
    return issue.replace(COUNT, (count) => suffix + count);
  });
}

/** The first identifier on a path, and the type of its message. */
function idAt(value: unknown, [name, ...others]: string[]): string {
  const { id, session_id = id, type } = Object(value);
  const ofMessage = typeof type === 'string' ? `type ${type}, ` : '';
  if (typeof session_id === 'string') return `${ofMessage}id ${session_id}`;
  return name === undefined ? '' : idAt(Object(value)[name], others);
}
