/** The OpenAPI document: what each key of its objects means to those who make or answer a request. */
import { METHODS } from '../../model/contract.ts';
import { isJsonObject, type Json } from '../../model/json.ts';
import { child, joinPointer } from '../../model/pointer.ts';
import { receivedBy, sentBy } from '../uses.ts';
import type { Reasons, Uses } from '../verdict.ts';
import { security, servers } from './access.ts';
import { components, info, specification } from './document.ts';
import { type Place, pairParts, partsOf, placeAt } from './places.ts';
import { content, responses } from './responses.ts';
import { agreed, changed, each, elsewhere, object, parts, type Rule, schema } from './rules.ts';

/** A name that users write: it breaks those who import the list of operations. */
const RENAMED: Reasons = { 'breaks-importers': 'the name in the list of operations has changed' };

/** The name of a parameter; those of headers know no case. */
const parameterName = changed(RENAMED, ({ value, around }) => {
  const isHeader = child(around?.value ?? null, 'in') === 'header';
  return isHeader ? String(value).toLowerCase() : value;
});

/** Whether a parameter, a body or a header must be there. */
const required: Rule = (comparison, pair) => {
  const reasons: Reasons =
    pair[1]?.value === true
      ? { 'breaks-senders': 'whoever leaves it out is refused' }
      : { 'breaks-receivers': 'it may be missing' };
  changed(reasons)(comparison, pair);
};

/** What holds where a parameter, a header or a body does not say. */
function usualOf(place: Place): Record<string, Place> {
  const { in: where, style } = isJsonObject(place.value) ? place.value : {};
  const usual = where === 'query' || where === 'cookie' ? 'form' : 'simple';
  const values = { required: false, style: usual, explode: (style ?? usual) === 'form' };
  const usuals = Object.entries<Json>(values).map(([key, value]) => {
    const stated = joinPointer(place.pointer, key);
    return [key, { ...place, key, value, written: value, stated, pointer: stated }];
  });
  return Object.fromEntries(usuals);
}

/** A parameter, a header or a body. */
function optional(what: string): Rule {
  const keys = {
    ...{ in: elsewhere, name: parameterName, required, schema },
    ...{ style: agreed, explode: agreed, allowReserved: agreed },
    content: what === 'body' ? content : agreed,
  };
  return object(keys, usualOf, what, ({ value }) =>
    child(value, 'required') === true
      ? { 'breaks-senders': 'whoever leaves it out is refused' }
      : { compatible: 'it may be left out' },
  );
}

/** The parameters of a request: its own, and those of its path. */
const parameters: Rule = (comparison, pair) => {
  const [before, after] = pair.map((list) => {
    const shared = partsOf(partsOf(list?.around?.around).get('parameters'));
    const all = [...shared, ...partsOf(list)].map(([name, one]) => {
      const position = pathOf(one)
        .split(/[{}]/)
        .indexOf(String(child(one.value, 'name')));
      // The position in the path counts, not the name.
      const isInPath = position > 0 && child(one.value, 'in') === 'path';
      return [isInPath ? `path ${position}` : name, one] as const;
    });
    return new Map(all);
  });
  for (const [, both] of pairParts(before, after)) optional('parameter')(comparison, both);
};

/** The path around a place. */
function pathOf({ key, around }: Place): string {
  return !around || around.key === 'paths' ? key : pathOf(around);
}

/** What a request takes from around it, where it does not say. */
const inherited = ({ document, bundle, around }: Place) => ({
  parameters: partsOf(around).get('parameters'),
  security: placeAt(document, bundle, '/security'),
});

/**
 * A request: some use what is asked, others what is answered.
 *
 * @param usesOf who uses which
 */
function request(
  what: string,
  usesOf: (place: Place) => { uses: Uses; answered: Uses },
  added: Reasons,
  callbacks: Record<string, Rule> = {},
): Rule {
  const keys = {
    ...{ operationId: changed(RENAMED), parameters, security, requestBody: optional('body') },
    responses: responses(optional('header')),
    ...callbacks,
  };
  const rule = object(keys, inherited, what, () => added);
  return (comparison, pair) => {
    const one = pair[0] ?? pair[1];
    if (one) rule({ ...comparison, ...usesOf(one) }, pair);
  };
}

/** The requests of a path, whose parameters are those of each. */
function pathItem(rule: Rule): Rule {
  return object({
    ...Object.fromEntries(METHODS.map((method) => [method, rule])),
    parameters: elsewhere,
  });
}

/** A request that the service makes: what it sends is received, what is answered is sent. */
function notification(labelOf: (item: Place | undefined) => string, added: Reasons): Rule {
  const usesOf = ({ around }: Place) => {
    const label = labelOf(around);
    return { uses: receivedBy(label), answered: sentBy(label) };
  };
  return pathItem(request('notification', usesOf, added));
}

const callback = notification((item) => `callback ${item?.around?.key}`, {
  compatible: 'only those who ask for it receive it',
});

const webhook = notification((item) => `webhook ${item?.key}`, {
  'strict-receivers': 'the configured endpoints receive a notification of another kind',
});

const operation = request(
  'operation',
  ({ value }) => {
    const id = String(child(value, 'operationId'));
    return { uses: sentBy(id), answered: receivedBy(id) };
  },
  { compatible: 'it is new' },
  { callbacks: each(each(callback)) },
);

/** Judges the document as a whole. */
export const compareOpenapi = parts({
  ...{ openapi: specification, info, servers, components, security: elsewhere },
  ...{ paths: each(pathItem(operation)), webhooks: each(webhook) },
});
