/** The OpenAPI document: how a change of each key affects those who send a request or respond to it. */
import { isDeepStrictEqual } from 'node:util';
import { METHODS, type Sender, usualStyle } from '../../../../scripts/contract.ts';
import { child, type JsonObject } from '../../../../scripts/json.ts';
import { type Candidates, NOBODY } from '../verdict.ts';
import { content, responses } from './bodies.ts';
import { type Place, pairParts, partOf, partsOf } from './place.ts';
import {
  agreed,
  changed,
  each,
  elsewhere,
  object,
  type Rule,
  type Rules,
  servers,
  specification,
  textSchema,
} from './rules.ts';

const required: Rule = (context, pair) => {
  const candidates: Candidates =
    pair[1]?.value === true
      ? { 'breaks-senders': 'a request without it is refused' }
      : { 'breaks-receivers': 'it may be missing', compatible: 'it may be absent' };
  changed(candidates)(context, pair);
};

/** The name of an operation in generated code, which no request shows. */
const operationId: Rule = (context, pair) =>
  changed({ 'breaks-importers': 'it has another name' })({ ...context, users: NOBODY }, pair);

/** The rules for a parameter, which is paired by `in` and `name`. */
const PARAMETER: Rules = {
  required,
  name: elsewhere,
  schema: textSchema,
  style: agreed,
  explode: agreed,
};

const BODY: Rules = { required, content };

/** The values of keys that a parameter does not state. */
function usual({ value }: Place): JsonObject {
  const style = usualStyle(child(value, 'in'));
  const isForm = (child(value, 'style') ?? style) === 'form';
  return { required: false, style, explode: isForm };
}

function added({ value }: Place): Candidates {
  return child(value, 'required') === true
    ? { 'breaks-senders': 'a request without it is refused' }
    : { compatible: 'it may be absent' };
}

const parameter = object(PARAMETER, { defaults: usual, noun: 'parameter', added });

const requestBody = object(BODY, { defaults: () => ({ required: false }), noun: 'body', added });

/** The parameters of a request: its own, and those of its path. */
const parameters: Rule = (context, pair) => {
  const [before, after] = pair.map((list) => {
    const shared = partsOf(partOf(list?.around?.around, 'parameters'));
    return new Map([...shared, ...partsOf(list)]);
  });
  for (const { pair: both } of pairParts(before ?? new Map(), after ?? new Map())) {
    parameter(context, both);
  }
};

/** The credentials of a request. */
const security: Rule = (context, pair) => {
  const isOpen = isDeepStrictEqual(pair[1]?.value ?? [], []);
  const candidates: Candidates = isOpen
    ? { compatible: 'no credentials are required' }
    : { unjudged: 'other credentials may be required' };
  changed(candidates)(context, pair);
};

/** The rules for a request, from the client or from the service. */
const REQUEST: Rules = {
  operationId,
  parameters,
  security,
  requestBody,
  responses,
};

/** The defaults of a request that the document states; all its parameters may be those of its path. */
function inherited({ bundle }: Place): JsonObject {
  return { parameters: [], ...(bundle.security && { security: { $ref: '#/security' } }) };
}

/** @param sender who makes the request, and receives the response */
function request(
  sender: Sender,
  rules: Rules,
  nameOf: (place: Place) => string,
  effects: Candidates,
): Rule {
  const rule = object(rules, { defaults: inherited, noun: 'request', added: () => effects });
  return (context, pair) => {
    const names = [pair[0] ?? pair[1]].flatMap((one) => (one ? nameOf(one) : []));
    const sent = { sent: names, received: [] };
    const received = { sent: [], received: names };
    const [users, answered] = sender === 'client' ? [sent, received] : [received, sent];
    rule({ ...context, users, answered }, pair);
  };
}

const callback = request('service', REQUEST, ({ around }) => `callback ${around?.around?.key}`, {
  compatible: 'only those who ask for it receive it',
});

const webhook = request('service', REQUEST, ({ around }) => `webhook ${around?.key}`, {
  'strict-receivers': 'the configured endpoints receive a notification of another kind',
});

/** The rules for a path, by method; its parameters are compared with those of each request. */
function pathRules(rule: Rule): Rules {
  return {
    ...Object.fromEntries(METHODS.map((method) => [method, rule])),
    parameters: elsewhere,
  };
}

const CALLBACK_PATH: Rules = pathRules(callback);

const OPERATION: Rules = {
  ...REQUEST,
  callbacks: each(each(object(CALLBACK_PATH))),
};

const operation = request('client', OPERATION, ({ value }) => String(child(value, 'operationId')), {
  compatible: 'it is new',
});

const PATH: Rules = pathRules(operation);

const WEBHOOK_PATH: Rules = pathRules(webhook);

const securitySchemes = each(changed({ unjudged: 'the key may be sent in another way' }));

const OPENAPI: Rules = {
  openapi: specification,
  servers,
  components: object({ securitySchemes, '*': elsewhere }),
  security: elsewhere,
  paths: each(object(PATH)),
  webhooks: each(object(WEBHOOK_PATH)),
};

/** Judges the document as a whole, except its named schemas. */
export const compareOpenapi: Rule = object(OPENAPI);
