/** The OpenAPI document: how a change of each key affects those who send a request or respond to it. */
import { METHODS, type Sender, usualStyle } from '../../model/contract.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { child } from '../../model/pointer.ts';
import type { Candidates } from '../verdict.ts';
import { security, servers, specification } from './document.ts';
import { type Place, pairParts, partsOf } from './place.ts';
import { agreed, changed, each, elsewhere, judge, object, type Rule, schema } from './rules.ts';

/** The entry that covers a status: its own, or else the narrowest range that includes it. */
function entryFor(parts: ReadonlyMap<string, Place>, status: string): Place | undefined {
  const range = status.replace(/..$/, 'XX');
  const failure = /^[45]/.test(status) ? ['default'] : [];
  return [status, range, ...failure].flatMap((name) => parts.get(name) ?? [])[0];
}

const media = object({ schema, encoding: agreed });

/** Judges the media types of a body; a missing body has none. */
export const content: Rule = (comparison, pair) => {
  const [old, next] = pair.map((one) => partsOf(one)) as [Map<string, Place>, Map<string, Place>];
  const areDisjoint = [...next.keys()].every((type) => !old.has(type));
  return pairParts(old, next).flatMap(([type, both]) => {
    const [before, after] = both;
    if (before && after) return media(comparison, both);
    if (before) {
      // An entry that only overlaps may have fewer media types, but must have one.
      const isKept = comparison.isPartial && next.size > 0;
      judge(comparison, 'media-type-removed', both, {
        'breaks-senders': `${type} is refused`,
        ...(!isKept && { 'breaks-receivers': `${type} is no longer sent` }),
      });
    } else {
      const effect = `${type} may be sent, which readers of the other types do not expect`;
      judge(comparison, 'media-type-added', both, {
        ...(old.size === 0 && { 'breaks-senders': 'a missing body is refused' }),
        [areDisjoint ? 'breaks-receivers' : 'strict-receivers']: effect,
        compatible: 'the other types are accepted as before',
      });
    }
    return [];
  });
};

/** Compares the responses of a request: for each status, the entries that cover it. */
export function responses(header: Rule): Rule {
  const response = object({ content, headers: each(header) });
  return (comparison, pair) => {
    const [old, next] = pair.map((one) => partsOf(one)) as [Map<string, Place>, Map<string, Place>];
    const ranges = [1, 2, 3, 4, 5].map((first) => `${first}XX`);
    const uses = comparison.answered;
    const statuses = new Set([...ranges, ...old.keys(), ...next.keys()]);
    statuses.delete('default');
    return [...statuses].flatMap((status) => {
      const inside = { ...comparison, uses: { ...uses, status } };
      const both = [entryFor(old, status), entryFor(next, status)] as const;
      const [before, after] = both;
      const isSameEntry = before?.key === after?.key;
      if (before && after) {
        const used = response(isSameEntry ? inside : { ...inside, isPartial: true }, both);
        const entry = [old.get(status), next.get(status)] as const;
        const compatible = 'another entry covers the status as well';
        if (!isSameEntry) judge(inside, 'status', entry, { compatible });
        return used;
      }
      const added = { 'breaks-receivers': `an undocumented status ${status} may be returned` };
      const candidates = before ? removed(status, next) : added;
      judge({ ...inside, uses }, before ? 'status-removed' : 'status-added', both, candidates);
      return [];
    });
  };
}

function removed(status: string, next: ReadonlyMap<string, Place>): Candidates {
  // A range with a status that is still returned is narrowed, not gone.
  const isNarrowed = [...next.keys()].some((one) => one.startsWith(status.replace('XX', '')));
  const isKept = isNarrowed || /^[45]/.test(status);
  const effect = `a status ${status}, which clients could rely on, is no longer returned`;
  return {
    'breaks-senders': `a status ${status} is no longer handled`,
    ...(!isKept && { 'breaks-receivers': effect }),
    compatible: `a status ${status} is no longer returned`,
  };
}

/** Renaming an operation breaks those who import the list of operations. */
const RENAMED: Candidates = {
  'breaks-importers': 'the name in the list of operations has changed',
};

const required: Rule = (comparison, pair) => {
  const candidates: Candidates =
    pair[1]?.value === true
      ? { 'breaks-senders': 'whoever leaves it out is refused' }
      : { 'breaks-receivers': 'it may be missing', compatible: 'it may be left out' };
  return changed(candidates)(comparison, pair);
};

/** The defaults of a parameter, a header or a body. */
function usualOf({ value }: Place): JsonObject {
  const { in: where, style } = isJsonObject(value) ? value : {};
  const usual = usualStyle(where);
  const explode = (style ?? usual) === 'form';
  return { required: false, style: usual, explode, allowReserved: false, allowEmptyValue: false };
}

function optional(noun: string): Rule {
  const keys = {
    in: elsewhere,
    name: elsewhere,
    required,
    schema,
    style: agreed,
    explode: agreed,
    allowReserved: agreed,
    allowEmptyValue: agreed,
    content: noun === 'body' ? content : agreed,
  };
  return object(keys, usualOf, noun, ({ value }) =>
    child(value, 'required') === true
      ? { 'breaks-senders': 'whoever leaves it out is refused' }
      : { compatible: 'it may be left out' },
  );
}

/** The parameters of a request: its own, and those of its path. */
const parameters: Rule = (comparison, pair) => {
  const [before, after] = pair.map((list) => {
    const shared = partsOf(partsOf(list?.around?.around).get('parameters'));
    return new Map([...shared, ...partsOf(list)]);
  });
  return pairParts(before, after).flatMap(([, both]) => optional('parameter')(comparison, both));
};

/** The defaults of a request that the document states; all its parameters may be those of its path. */
const inherited = ({ bundle }: Place) => ({
  parameters: [],
  ...(bundle.security && { security: { $ref: '#/security' } }),
});

/** Compares a request: its caller sends the request and receives the response. */
function request(
  sender: Sender,
  nameOf: (place: Place) => string,
  added: Candidates,
  callbacks: Record<string, Rule> = {},
): Rule {
  const keys = {
    operationId: changed(RENAMED),
    parameters,
    security,
    requestBody: optional('body'),
    responses: responses(optional('header')),
    ...callbacks,
  };
  const rule = object(keys, inherited, 'request', () => added);
  return (comparison, pair) => {
    const names = pair.flatMap((one) => (one ? nameOf(one) : [])).slice(0, 1);
    const [sent, received] = [
      { sent: names, received: [] },
      { sent: [], received: names },
    ];
    const [uses, answered] = sender === 'client' ? [sent, received] : [received, sent];
    return rule({ ...comparison, uses, answered }, pair);
  };
}

/** Compares the requests of a path; its parameters are compared with those of each request. */
function pathItem(rule: Rule): Rule {
  return object({
    ...Object.fromEntries(METHODS.map((method) => [method, rule])),
    parameters: elsewhere,
  });
}

/** Notifications: a callback goes to the client that asked for it, a webhook to a configured endpoint. */
const callback = request('service', ({ around }) => `callback ${around?.around?.key}`, {
  compatible: 'only those who ask for it receive it',
});
const webhook = request('service', ({ around }) => `webhook ${around?.key}`, {
  'strict-receivers': 'the configured endpoints receive a notification of another kind',
});

const operation = request(
  'client',
  ({ value }) => String(child(value, 'operationId')),
  { compatible: 'it is new' },
  { callbacks: each(each(pathItem(callback))) },
);

/** Judges the document as a whole. */
export const compareOpenapi = object({
  openapi: specification,
  servers,
  components: elsewhere,
  security: elsewhere,
  paths: each(pathItem(operation)),
  webhooks: each(pathItem(webhook)),
});
