/** The OpenAPI document: how a change of each key affects the senders of requests and responses. */
import { METHODS, type Sender } from '../../../../scripts/contract.ts';
import { child, type JsonObject } from '../../../../scripts/json.ts';
import { type Candidates, unjudged } from '../verdict.ts';
import { content, responses } from './bodies.ts';
import { type Place, pairParts, partOf, partsOf } from './place.ts';
import {
  changed,
  each,
  eachNamed,
  elsewhere,
  object,
  type Rule,
  type Rules,
  schemaBy,
  servers,
  specification,
} from './rules.ts';

/** The effects of a required or optional part of a request. */
const presence = (isRequired: boolean, noun: string): Candidates => ({
  'breaks-senders': isRequired ? `a request without the ${noun} is rejected` : undefined,
  compatible: `the ${noun} may be missing`,
  duties: isRequired
    ? { receiving: `reject a request without the ${noun}`, sending: `always send the ${noun}` }
    : { receiving: `accept a request without the ${noun}` },
});

const required =
  (noun: string): Rule =>
  (context, pair) => {
    const isRequired = pair[1]?.value === true;
    const missing = isRequired ? undefined : `the ${noun} may be missing`;
    changed({ ...presence(isRequired, noun), 'breaks-receivers': missing })(context, pair);
  };

const added = ({ value }: Place, noun: string): Candidates => {
  const isRequired = child(value, 'required') === true;
  const sending = isRequired ? `always send the ${noun}` : undefined;
  return { ...presence(isRequired, noun), duties: { receiving: `read the ${noun}`, sending } };
};

/** The name of an operation in generated code, which no request shows. */
const operationId = changed({ 'breaks-importers': 'the operation is renamed in generated code' });

/** The rules for a parameter, which is paired by `in` and `name`. */
const parameter = object(
  {
    required: required('parameter'),
    // Only generated code shows the name of a path parameter; other parameters are paired by name.
    name: changed(
      { 'breaks-importers': 'the parameter is renamed in generated code' },
      ({ value, around }) => (child(around?.value, 'in') === 'path' ? value : null),
    ),
    schema: schemaBy({ isParameter: true }),
  },
  { defaults: () => ({ required: false }), noun: 'parameter', added },
);

const requestBody = object(
  { required: required('body'), content },
  { defaults: () => ({ required: false }), noun: 'body', added },
);

/** The parameters of a request and of its path. */
const parameters: Rule = (context, [old, next]) => {
  const allOf = (list: Place | undefined) =>
    new Map([...partsOf(partOf(list?.around?.around, 'parameters')), ...partsOf(list)]);
  for (const { pair } of pairParts(allOf(old), allOf(next))) parameter(context, pair);
};

const credentials = unjudged('other credentials may be sufficient or necessary');

/** The credentials of a request. Their keys are names of security schemes. */
const security = changed(credentials, ({ value }) => value);

/** The rules for a request, from the client or from the service. */
const REQUEST: Rules = {
  operationId,
  parameters,
  security,
  requestBody,
  responses,
};

/** The defaults of a request that the document states; all its parameters may be on its path. */
function inherited({ bundle }: Place): JsonObject {
  return { parameters: [], ...(bundle.security && { security: { $ref: '#/security' } }) };
}

/** @param sender who makes the request and receives the response */
function request(
  sender: Sender,
  rules: Rules,
  nameOf: (place: Place) => string,
  effects: Candidates,
): Rule {
  const rule = object(rules, {
    defaults: inherited,
    noun: 'request',
    added: () => effects,
    removed: { sending: 'no longer send the request' },
  });
  return (context, pair) => {
    const place = pair[0] ?? pair[1];
    const names = place ? [nameOf(place)] : [];
    const sent = { sent: names, received: [] };
    const received = { sent: [], received: names };
    const [users, responseUsers] = sender === 'client' ? [sent, received] : [received, sent];
    rule({ ...context, users, responseUsers }, pair);
  };
}

const callback = request('service', REQUEST, ({ around }) => `callback ${around?.around?.key}`, {
  compatible: 'only clients that ask for the callback receive it',
  duties: { sending: 'send the callback to clients that ask for it' },
});

const webhook = request('service', REQUEST, ({ around }) => `webhook ${around?.key}`, {
  'strict-receivers': 'the configured endpoints receive a new kind of notification',
  duties: { sending: 'send the notification' },
});

/** Judges a path by method; its parameters are compared with each request. */
function path(rule: Rule): Rule {
  const methods = METHODS.map((method) => [method, rule] as const);
  return object({ ...Object.fromEntries(methods), parameters: elsewhere });
}

/** The callbacks of a call, whose names no request shows. */
const callbacks = eachNamed(each(path(callback)));

const operation = request(
  'client',
  { ...REQUEST, callbacks },
  ({ value }) => String(child(value, 'operationId')),
  { compatible: 'the operation is new', duties: { receiving: 'serve the call' } },
);

/** Judges the document as a whole, except its named schemas. */
export const compareOpenapi: Rule = object({
  openapi: specification,
  servers,
  components: object({ securitySchemes: each(changed(credentials)), '*': elsewhere }),
  security: elsewhere,
  paths: each(path(operation)),
  webhooks: eachNamed(path(webhook)),
});
