/** The named schemas: who uses each, and how it has changed. */
import { childrenOf, nameIn, type Schema } from '../../../scripts/schema.ts';
import type { SchemaUse } from './documents/rules.ts';
import { type Comparison, judgeSchema } from './judge.ts';
import type { SchemaSet } from './schemas/set.ts';
import { NOBODY, type Users } from './verdict.ts';

type UsersByName = ReadonlyMap<string, Users>;

/**
 * The senders and receivers of each named schema, by the references from where the documents use schemas.
 *
 * A schema that is not reached that way counts as sent and as received, under its own name.
 *
 * @param used each use of a schema in the documents
 */
export function usersByName(set: SchemaSet, used: readonly SchemaUse[]): UsersByName {
  const found = new Map<string, Users>();
  const add = (name: string, { sent, received, strict = [] }: Users) => {
    const known = found.get(name) ?? NOBODY;
    found.set(name, {
      sent: [...new Set([...known.sent, ...sent])],
      received: [...new Set([...known.received, ...received])],
      strict: [...new Set([...(known.strict ?? []), ...strict])],
    });
  };
  const visit = (schema: Schema, users: Users, seen: Set<string>): void => {
    // Below an opaque field, only strict readers check what arrives.
    const inside = schema['x-opaque'] ? belowOpaque(users) : users;
    const name = nameIn(schema);
    const key = `${name} ${inside.received.length}`;
    if (name !== undefined && !seen.has(key)) {
      seen.add(key);
      add(name, inside);
      visit(set.named(name), inside, seen);
    }
    for (const { node } of childrenOf(schema)) visit(node, inside, seen);
  };
  for (const { schema, users } of used) visit(set.merged(schema), users, new Set());
  for (const name of set.names) {
    if (!found.has(name)) add(name, { sent: [name], received: [name] });
  }
  return found;
}

function belowOpaque({ sent, received, strict = [] }: Users): Users {
  return { sent, received: [], strict: [...strict, ...received] };
}

/** Compares each named schema once. */
export function compareNamed(comparison: Comparison, usersOf: UsersByName): void {
  const { base, revision, differences } = comparison;
  for (const name of new Set([...base.schemas.names, ...revision.schemas.names])) {
    const [before, after] = [base, revision].map(({ schemas, contract }) =>
      schemas.names.has(name) ? contract.schemas[name] : undefined,
    );
    const users = usersOf.get(name) ?? NOBODY;
    const places = [revision, base].flatMap(({ contract }) => contract.places.get(name) ?? []);
    const [inRevision] = places;
    const inBase = places.at(-1);
    if (before && after && inRevision) {
      judgeSchema({ ...comparison, users }, [before, after], { name });
    } else if (before && inBase) {
      const effect = `\`${name}\` and its functions are no longer exported`;
      const change = { ...inBase, what: 'schema-removed', old: before };
      differences.add(change, { 'breaks-importers': effect });
    } else if (inRevision) {
      const change = { ...inRevision, what: 'schema-added', new: after };
      differences.add(change, { compatible: 'it is new' });
    }
  }
}
