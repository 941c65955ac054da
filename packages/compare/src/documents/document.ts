/** The parts that both documents have: the specification's version, servers, credentials, components, descriptions. */
import { isDeepStrictEqual } from 'node:util';
import {
  DOCUMENTS,
  type DocumentName,
  type DocumentPlace,
} from 'contract-compiler/model/contract.ts';
import { isJsonObject, type Json, type JsonObject } from 'contract-compiler/model/json.ts';
import { at, child, joinPointer } from 'contract-compiler/model/pointer.ts';
import { refName } from 'contract-compiler/model/schema.ts';
import { type Comparison, judgeSchemas } from '../judge.ts';
import { type Either, NOBODY } from '../verdict.ts';
import { essenceOf, type Place, partsOf, placeAt } from './place.ts';
import * as rules from './rules.ts';
import { judge, type Rule } from './rules.ts';

function areAmong(all: readonly Json[], others: readonly Json[]): boolean {
  return all.every((one) => others.some((other) => isDeepStrictEqual(one, other)));
}

/** The servers of a document: each URL of the base must stay, with the same variables, unless it is a placeholder. */
export const servers: Rule = (comparison, pair) => {
  const everyone = { ...comparison, uses: { sent: ['every call'], received: [] } };
  const [old, next] = pair;
  const before = serversOf(old);
  const after = serversOf(next);
  const addresses = before.filter((server) => !isPlaceholder(server));
  if (!areAmong(addresses, after)) {
    const gone = 'a server URL is gone, or its variables have changed';
    judge(everyone, 'servers', pair, { 'breaks-senders': gone });
  } else if (!areAmong(before, after)) {
    judge(everyone, 'servers', pair, { compatible: 'a placeholder has become a URL' });
  } else if (!areAmong(after, before)) {
    judge(everyone, 'servers', pair, { compatible: 'a new server URL' });
  }
  return [];
};

function serversOf(list: Place | undefined): Json[] {
  return [...partsOf(list).values()].map((server) => essenceOf(server));
}

/** Whether a server is a placeholder: no host under the domain `invalid` exists. */
function isPlaceholder(server: Json): boolean {
  const stated = String(child(server, 'url') ?? child(server, 'host'));
  const address = stated.replaceAll(/{([^{}]*)}/g, (whole, name: string) => {
    const usual = child(child(child(server, 'variables') ?? null, name) ?? null, 'default');
    return typeof usual === 'string' ? usual : whole;
  });
  return /^([a-z][a-z\d+.-]*:\/\/)?([^/?#]*\.)?invalid(:\d*)?([/?#]|$)/i.test(address);
}

/** The credentials of a call; renaming a security scheme changes nothing. */
export const security: Rule = (comparison, pair) => {
  const [old, next] = pair;
  const before = alternativesOf(old);
  const after = alternativesOf(next);
  const isStillAccepted = isEnough(before, after);
  const isStillSent = isEnough(after, before);
  if (isStillAccepted && isStillSent) return [];
  const shown = [old && { ...old, value: before }, next && { ...next, value: after }] as const;
  const refused = 'credentials that used to suffice no longer do';
  const unsent = 'the credentials that were used are no longer sent';
  judge(comparison, 'security', shown, {
    'breaks-senders': isStillAccepted ? undefined : refused,
    'breaks-receivers': isStillSent ? undefined : unsent,
    compatible: 'credentials that used to suffice still do',
  });
  return [];
};

/** The security schemes and scopes of each alternative. A list without alternatives requires nothing. */
function alternativesOf(security: Place | undefined): Json[][] {
  const { value, document = 'openapi', bundle = {} } = security ?? {};
  if (!Array.isArray(value) || value.length === 0) return [[]];
  return value.filter(isJsonObject).map((alternative) =>
    Object.entries(alternative).flatMap(([name, scopes]) => {
      const place = placeAt(document, bundle, joinPointer('/components/securitySchemes', name));
      const scheme = place ? essenceOf(place) : name;
      return [scheme, ...[scopes].flat().map((scope) => ({ scheme, scope }))];
    }),
  );
}

/** Whether each of the given alternatives satisfies one of the wanted ones. */
function isEnough(given: readonly Json[][], wanted: readonly Json[][]): boolean {
  return given.every((own) => wanted.some((asked) => areAmong(asked, own)));
}

/** The version of the specification; patch versions of it mean the same. */
export const specification = rules.changed(
  { 'breaks-importers': 'their tools must support another version of the specification' },
  ({ value }) => String(value).split('.').slice(0, 2).join('.'),
);

/** Judges a named schema; one that both documents have is judged once. */
const namedSchema: Rule = (comparison, pair) => {
  const { base, revision } = comparison;
  const [old, next] = pair;
  const { document, stated = '', key: name = '' } = next ?? old ?? {};
  const [first] = DOCUMENTS;
  const isInFirst = [base, revision].some(({ contract }) => at(contract[first], stated));
  if (document !== first && isInFirst) return [];
  const isOldPublic = base.names.has(name);
  const isNextPublic = revision.names.has(name);
  const importers = `\`${name}\` and its functions are no longer exported`;
  if (isOldPublic && isNextPublic) {
    const uses = comparison.usesByName.get(name) ?? NOBODY;
    const tags = comparison.tagsByName.get(name);
    judgeSchemas({ ...comparison, uses }, [name, name], { tags });
  } else if (isOldPublic) {
    judge(comparison, 'schema-removed', pair, { 'breaks-importers': importers });
  } else if (isNextPublic) {
    judge(comparison, 'schema-added', pair, { compatible: 'it is new' });
  }
  return [];
};

/** Judges named schemas; other components are compared where they are referred to. */
export const components = rules.object({
  schemas: rules.each(namedSchema),
  '*': rules.elsewhere,
});

/** Reports the remaining differences of a document: they mean the same, or only affect documentation. */
export function judgeRest(
  comparison: Comparison,
  document: DocumentName,
  [old, next]: Either<Json>,
  pointer = '',
): void {
  const { base, revision, differences } = comparison;
  const name = refName(`#${pointer}`) ?? '';
  const homes = [base, revision].flatMap(({ contract }) => contract.places.get(name) ?? []);
  // `compare` judges the version.
  const isElsewhere = pointer === '/info/version' || homes.some((one) => one.document !== document);
  if (isElsewhere || isDeepStrictEqual(old, next)) return;
  if (differences.hasAt(document, pointer)) return;
  if (isDiscriminator(next) && pointer.endsWith('/discriminator')) {
    judgeDiscriminator(comparison, { document, pointer }, [old, next]);
    return;
  }
  const areObjects = isJsonObject(old) && isJsonObject(next) && old.$ref === next.$ref;
  const areLists = Array.isArray(old) && Array.isArray(next) && old.length === next.length;
  if (areObjects || areLists) {
    for (const key of Object.keys({ ...old, ...next })) {
      const below = joinPointer(pointer, key);
      judgeRest(comparison, document, [child(old, key), child(next, key)], below);
    }
    return;
  }
  if (differences.hasBelow(document, pointer)) return;
  const documentation = 'it means the same as before, or only readers see it';
  differences.add({ document, pointer, what: 'form', old, new: next }, { documentation });
}

/** A discriminator, which repeats for generators what the tags of a union say. */
interface Discriminator {
  propertyName: string;
  mapping?: Record<string, string>;
}

function isDiscriminator(value: Json | undefined): value is Discriminator & JsonObject {
  return typeof child(value, 'propertyName') === 'string';
}

/** Judges a discriminator that has changed: generated code follows it, and chooses another branch than the tag does. */
function judgeDiscriminator(
  { revision, usesByName, differences }: Comparison,
  place: DocumentPlace,
  [old, next]: readonly [Json | undefined, Discriminator],
): void {
  const [name = ''] = refName(`#${place.pointer}`)?.split('/') ?? [];
  const change = { ...place, what: 'discriminator', old, new: next };
  const { union } = revision.schemas.get(name) ?? {};
  const { propertyName, mapping = {} } = next;
  const isMapped = ([value, target]: [string, string]) =>
    union?.by === 'tag' &&
    union.branches.some(({ when, schema }) => {
      return when !== 'other' && when.includes(value) && schema.$ref === target;
    });
  const agrees = union?.tag === propertyName && Object.entries(mapping).every(isMapped);
  // A union of one branch has no tag that it could contradict.
  if (union?.by === 'tag' && !agrees) {
    const effect = 'the discriminator contradicts the tags of the branches';
    const candidates = { 'breaks-senders': effect, 'breaks-receivers': effect };
    differences.add(change, candidates, usesByName.get(name));
    return;
  }
  const before = isDiscriminator(old) ? old.mapping : undefined;
  const isExchanged = Object.entries(mapping).some(
    ([value, target]) => (before?.[value] ?? target) !== target,
  );
  const importers = 'generated code takes a value of the tag for another branch';
  const documentation = 'it says for generators what the tags say';
  differences.add(change, isExchanged ? { 'breaks-importers': importers } : { documentation });
}
