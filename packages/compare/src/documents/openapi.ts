/** The OpenAPI document: how a change of each key affects those who send a request or respond to it. */
import { METHODS, type Sender, usualStyle } from 'contract-compiler/model/contract.ts';
import { isJsonObject, type JsonObject } from 'contract-compiler/model/json.ts';
import { child } from 'contract-compiler/model/pointer.ts';
import type { Candidates } from '../verdict.ts';
import { security, servers, specification } from './document.ts';
import { type Place, pairParts, partsOf } from './place.ts';
import {
  agreed,
  changed,
  each,
  elsewhere,
  judge,
  object,
  parameterSchema,
  type Rule,
  schema,
} from './rules.ts';

/** The entry that covers a status: its own, or else the narrowest range that includes it. */
function entryFor(parts: ReadonlyMap<string, Place>, status: string): Place | undefined {
  const range = status.replace(/..$/, 'XX');
  const isFailure = /^[45]/.test(status);
  const others = isFailure ? parts.get('default') : undefined;
  return parts.get(status) ?? parts.get(range) ?? others;
}

const media = object({ schema, encoding: agreed });

/** Judges the media types of a body; a missing body has none. */
export const content: Rule = (comparison, pair) => {
  const [old, next] = pair;
  const oldTypes = partsOf(old);
  const nextTypes = partsOf(next);
  const areDisjoint = [...nextTypes.keys()].every((type) => !oldTypes.has(type));
  return pairParts(oldTypes, nextTypes).flatMap(({ name: type, pair: both }) => {
    const [before, after] = both;
    if (before && after) return media(comparison, both);
    if (before) {
      // An entry that only overlaps may have fewer media types, but must have one.
      const isKept = comparison.isPartial && nextTypes.size > 0;
      judge(comparison, 'media-type-removed', both, {
        'breaks-senders': `${type} is refused`,
        'breaks-receivers': isKept ? undefined : `${type} is no longer sent`,
      });
      return [];
    }
    const effect = `${type} may be sent, which readers of the other types do not expect`;
    judge(comparison, 'media-type-added', both, {
      'breaks-senders': oldTypes.size === 0 ? 'a missing body is refused' : undefined,
      [areDisjoint ? 'breaks-receivers' : 'strict-receivers']: effect,
      compatible: 'the other types are accepted as before',
    });
    return [];
  });
};

/** Compares the responses of a request: for each status, the entries that cover it. */
export function responses(header: Rule): Rule {
  const response = object({ content, headers: each(header) });
  return (comparison, pair) => {
    const [old, next] = pair;
    const oldEntries = partsOf(old);
    const nextEntries = partsOf(next);
    const uses = comparison.answered;
    const statuses = new Set([...RANGES, ...oldEntries.keys(), ...nextEntries.keys()]);
    statuses.delete('default');
    return [...statuses].flatMap((status) => {
      const before = entryFor(oldEntries, status);
      const after = entryFor(nextEntries, status);
      const both = [before, after] as const;
      const inside = { ...comparison, uses: { ...uses, status } };
      if (before && after) {
        if (before.key === after.key) return response(inside, both);
        const used = response({ ...inside, isPartial: true }, both);
        const stated = [oldEntries.get(status), nextEntries.get(status)] as const;
        const compatible = 'another entry covers the status as well';
        judge(inside, 'status', stated, { compatible });
        return used;
      }
      const outside = { ...comparison, uses };
      if (before) {
        judge(outside, 'status-removed', both, removed(status, nextEntries));
      } else {
        const undocumented = `an undocumented status ${status} may be returned`;
        judge(outside, 'status-added', both, { 'breaks-receivers': undocumented });
      }
      return [];
    });
  };
}

/** The ranges of statuses, which an entry of the responses may stand for. */
const RANGES = ['1XX', '2XX', '3XX', '4XX', '5XX'];

function removed(status: string, next: ReadonlyMap<string, Place>): Candidates {
  // A range with a status that is still returned is narrowed, not gone.
  const start = status.replace('XX', '');
  const isNarrowed = [...next.keys()].some((other) => other.startsWith(start));
  const isFailure = /^[45]/.test(status);
  const effect = `a status ${status}, which clients could rely on, is no longer returned`;
  return {
    'breaks-senders': `a status ${status} is no longer handled`,
    'breaks-receivers': isNarrowed || isFailure ? undefined : effect,
    compatible: `a status ${status} is no longer returned`,
  };
}

/** Renaming an operation breaks those who import the list of operations. */
const RENAMED: Candidates = {
  'breaks-importers': 'the name in the list of operations has changed',
};

const nowRequired: Candidates = { 'breaks-senders': 'whoever leaves it out is refused' };
const nowOptional: Candidates = {
  'breaks-receivers': 'it may be missing',
  compatible: 'it may be left out',
};

const required: Rule = (comparison, pair) => {
  const [, next] = pair;
  const rule = changed(next?.value === true ? nowRequired : nowOptional);
  return rule(comparison, pair);
};

/** The name of a parameter. Parameters are paired by it, but those of a path by their position. */
const parameterName: Rule = (comparison, pair) => {
  const [old] = pair;
  const isInPath = child(old?.around?.value, 'in') === 'path';
  return isInPath ? changed(RENAMED_VARIABLE)(comparison, pair) : [];
};

/** Renaming a variable of a path changes no request. */
const RENAMED_VARIABLE: Candidates = {
  'breaks-importers': 'the parameter of the path has another name',
};

/** The defaults of a parameter, a header or a body. */
function usualOf({ value }: Place): JsonObject {
  const { in: where, style } = isJsonObject(value) ? value : {};
  const usual = usualStyle(where);
  const explode = (style ?? usual) === 'form';
  return { required: false, style: usual, explode, allowReserved: false, allowEmptyValue: false };
}

/** Whether a parameter writes the items of a list by repeating its name. */
function isRepeated({ value }: Place): boolean {
  return (
    child(value, 'in') === 'query' &&
    child(value, 'style') === 'form' &&
    child(value, 'explode') === true
  );
}

/** Compares a parameter, a header or a body, any of which may be optional. */
function optional(noun: 'parameter' | 'header' | 'body'): Rule {
  const keys = {
    in: elsewhere,
    name: parameterName,
    required,
    schema: noun === 'parameter' ? parameterSchema(isRepeated) : schema,
    style: agreed,
    explode: agreed,
    allowReserved: agreed,
    allowEmptyValue: agreed,
    content: noun === 'body' ? content : agreed,
  };
  return object(keys, usualOf, noun, ({ value }) =>
    child(value, 'required') === true ? nowRequired : { compatible: 'it may be left out' },
  );
}

/** The parameters of a request: its own, and those of its path. */
const parameters: Rule = (comparison, pair) => {
  const [before, after] = pair.map((list) => {
    const shared = partsOf(partsOf(list?.around?.around).get('parameters'));
    return new Map([...shared, ...partsOf(list)]);
  });
  const rule = optional('parameter');
  return pairParts(before, after).flatMap(({ pair: both }) => rule(comparison, both));
};

/** The defaults of a request that the document states; all its parameters may be those of its path. */
function inherited({ bundle }: Place): JsonObject {
  const parameters = { parameters: [] };
  return bundle.security ? { ...parameters, security: { $ref: '#/security' } } : parameters;
}

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
    const [old, next] = pair;
    const stated = old ?? next;
    const names = stated ? [nameOf(stated)] : [];
    const sent = { sent: names, received: [] };
    const received = { sent: [], received: names };
    return sender === 'client'
      ? rule({ ...comparison, uses: sent, answered: received }, pair)
      : rule({ ...comparison, uses: received, answered: sent }, pair);
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
