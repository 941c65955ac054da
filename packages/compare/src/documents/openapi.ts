/** The OpenAPI document: how a change of each key affects the senders of requests and responses. */
import { METHODS, type Sender, usualStyle } from '../../../../scripts/contract.ts';
import {
  child,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
} from '../../../../scripts/json.ts';
import { always, type Candidates } from '../verdict.ts';
import { content, responses } from './bodies.ts';
import { essenceOf, type Place, pairParts, partOf, partsOf, placeAt } from './place.ts';
import {
  agreed,
  areAmong,
  changed,
  each,
  eachNamed,
  elsewhere,
  judge,
  judgeName,
  object,
  type Rule,
  type Rules,
  schema,
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

/** Whether a list repeats a parameter, as in `?a=1&a=2`. */
function repeats(parameter: Place | undefined): boolean {
  const value = parameter?.value;
  if (child(value, 'in') !== 'query') return false;
  return (child(value, 'style') ?? 'form') === 'form' && child(value, 'explode') !== false;
}

const textSchema = schemaBy((pair) => ({
  parameter: { repeats: pair.every((place) => repeats(place?.around)) },
}));

/** The rules for a parameter, which is paired by `in` and `name`. */
const PARAMETER: Rules = {
  required: required('parameter'),
  // Only generated code shows the name of a path parameter; other parameters are paired by name.
  name: changed(
    { 'breaks-importers': 'the parameter is renamed in generated code' },
    ({ value, around }) => (child(around?.value, 'in') === 'path' ? value : null),
  ),
  schema: textSchema,
  style: agreed,
  explode: agreed,
};

/** The defaults of the keys of a parameter. */
function usual({ value }: Place): JsonObject {
  const style = usualStyle(child(value, 'in'));
  const isForm = (child(value, 'style') ?? style) === 'form';
  return { required: false, style, explode: isForm };
}

const parameter = object(PARAMETER, { defaults: usual, noun: 'parameter', added });

const header = object(
  { required: required('header'), explode: agreed, schema },
  { defaults: () => ({ required: false, explode: false }), noun: 'header', added },
);

const requestBody = object(
  { required: required('body'), content },
  { defaults: () => ({ required: false }), noun: 'body', added },
);

/** Headers that OpenAPI ignores as parameters. */
const IGNORED = /^header (accept|content-type|authorization)$/;

/** The parameters of a request and of its path. */
const parameters: Rule = (context, [old, next]) => {
  const allOf = (list: Place | undefined) => {
    const all = [...partsOf(partOf(list?.around?.around, 'parameters')), ...partsOf(list)];
    return new Map(all.filter(([name]) => !IGNORED.test(name)));
  };
  for (const { pair } of pairParts(allOf(old), allOf(next))) parameter(context, pair);
};

/** The credentials of a request; renaming a security scheme changes nothing. */
const security: Rule = (context, pair) => {
  const [old, next] = pair;
  const [before, after] = [credentialsIn(old), credentialsIn(next)];
  // Each alternative must satisfy an alternative of the other release.
  const areEnough = (given: Json[][], wanted: Json[][]) =>
    given.every((own) => wanted.some((asked) => areAmong(asked, own)));
  const isStillAccepted = areEnough(before, after);
  const isStillSent = areEnough(after, before);
  if (isStillAccepted && isStillSent) return;
  const insufficient = 'credentials that were sufficient are no longer sufficient';
  const unsent = 'the previous credentials are no longer sent';
  // The list may be the same although a scheme has changed.
  const shown = [old && { ...old, value: before }, next && { ...next, value: after }] as const;
  judge(context, 'security', shown, {
    'breaks-senders': isStillAccepted ? undefined : insufficient,
    'breaks-receivers': isStillSent ? undefined : unsent,
    compatible: isStillAccepted
      ? 'credentials that were sufficient are still sufficient'
      : 'the request comes with credentials that were not sent before',
    duties: always('use the credentials in the current contract'),
  });
};

/** What each alternative needs: its schemes with their scopes. A list without alternatives requires nothing. */
function credentialsIn(list: Place | undefined): Json[][] {
  const alternatives = Array.isArray(list?.value) ? list.value.filter(isJsonObject) : [];
  if (!list || alternatives.length === 0) return [[]];
  return alternatives.map((alternative) =>
    Object.entries(alternative).flatMap(([name, scopes]): Json[] => {
      const pointer = joinPointer('/components/securitySchemes', name);
      const place = placeAt(list.document, list.bundle, pointer);
      const scheme = place ? sameCase(essenceOf(place)) : name;
      return [scheme, ...[scopes].flat().map((scope) => ({ scheme, scope }))];
    }),
  );
}

/** A security scheme with the name of its header or of its HTTP scheme in lower case. */
function sameCase(essence: Json): Json {
  const { in: where, name, scheme, ...rest } = Object(essence) as JsonObject;
  const lower = (text: Json | undefined) => (text ?? '').toString().toLowerCase();
  return {
    ...rest,
    in: where ?? '',
    name: where === 'header' ? lower(name) : (name ?? ''),
    scheme: lower(scheme),
  };
}

/** The rules for a request, from the client or from the service. */
const REQUEST: Rules = {
  operationId,
  parameters,
  security,
  requestBody,
  // OpenAPI ignores the header that says the media type.
  responses: responses(object({ 'content-type': elsewhere, '*': header })),
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

/** Judges the callbacks of a call by URL, because the name of a callback is not sent. */
const callbacks: Rule = (context, pair) => {
  const [before, after] = pair.map((all) => {
    const byUrl = new Map<string, Place>();
    for (const [name, one] of partsOf(all)) {
      for (const [url, sent] of partsOf(one))
        byUrl.set(byUrl.has(url) ? `${name} ${url}` : url, sent);
    }
    return byUrl;
  });
  for (const { pair: both } of pairParts(before ?? new Map(), after ?? new Map())) {
    judgeName(context, [both[0]?.around, both[1]?.around]);
    path(callback)(context, both);
  }
};

/** Judges a path by method; its parameters are compared with each request. */
function path(rule: Rule): Rule {
  const methods = METHODS.map((method) => [method, rule] as const);
  return object({ ...Object.fromEntries(methods), parameters: elsewhere });
}

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
  components: elsewhere,
  security: elsewhere,
  paths: each(path(operation)),
  webhooks: eachNamed(path(webhook)),
});
