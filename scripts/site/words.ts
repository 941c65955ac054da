/** The wording of types, limits and meanings on the pages. */
import type { Sender } from '../contract.ts';
import { limitsInWords } from '../emit/shared/limits.ts';
import {
  branchesOf,
  knownIn,
  listedIn,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  STATES,
  type TypeName,
} from '../schema.ts';
import { badge, code, link } from './md.ts';

/** The type of a schema in words, with links to the schemas that it names. */
export function typeInWords(schema: Schema): string {
  const name = nameIn(schema);
  if (name !== undefined) return link(name, `schema:${name}`);
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  const branches = branchesOf(schema);
  if (branches.length > 0 && !schema.properties) return joinedTypes(branches.map(typeInWords));
  if (schema.type === undefined) return 'any value';
  // Null comes last.
  const types = [schema.type].flat().sort((a, b) => Number(a === 'null') - Number(b === 'null'));
  return joinedTypes(types.map((type) => oneType(schema, type)));
}

function oneType(schema: Schema, type: TypeName): string {
  if (type === 'array') return `list of ${innerType(schema.items ?? {})}`;
  if (type === 'object') return objectInWords(schema);
  return type === 'string' && schema.format === 'binary' ? 'bytes' : type;
}

function objectInWords({ properties = {}, additionalProperties }: Schema): string {
  if (Object.keys(properties).length > 0) return 'object';
  if (typeof additionalProperties === 'object')
    return `dictionary of ${innerType(additionalProperties)}`;
  return 'object with any fields';
}

/** The type of items or members in the plural; one of several types is in the singular and in brackets. */
function innerType(schema: Schema): string {
  const text = typeInWords(schema);
  if (text.includes(' or ')) return `(${text})`;
  return text.replace(/^(string|number|integer|boolean|list|dictionary|object)\b/, '$1s');
}

function joinedTypes(texts: string[]): string {
  const distinct = [...new Set(texts)];
  // Without a comma, `list of strings or null` reads like a list of strings and nulls.
  return distinct.join(distinct[0]?.includes(' ') ? ', or ' : ' or ');
}

/** The restrictions of a schema: its limits and its listed values, including items and branches. */
export function limitsAndValues(stated: Schema, schemas: Schemas): string[] {
  return [
    ...limitsInWords(stated, schemas),
    ...valuesInWords(stated, schemas),
    ...(listedIn(stated.not) ?? []).map((value) => `not ${code(JSON.stringify(value))}`),
  ];
}

/** The most listed values of another schema; longer lists become a link. */
const MOST_VALUES = 20;

function valuesInWords(stated: Schema, schemas: Schemas): string[] {
  const list = listingIn(stated, schemas);
  if (list === undefined) return [];
  const { values, pattern, name } = list;
  const others = pattern === undefined ? '' : `, or another value that matches ${code(pattern)}`;
  const said =
    name !== undefined && values.length > MOST_VALUES
      ? `a value of ${link(name, `schema:${name}`)}`
      : `one of ${values.map(code).join(', ')}${others}`;
  const isList = (one: Schema) => resolve(one, schemas).type === 'array';
  const lists = branchesOf(stated).some(isList) ? ', or a list of these values' : '';
  return [`${isList(stated) ? 'each item is ' : ''}${said}${lists}`];
}

/** The values that a schema lists, or else the first of its branches and its items that lists any. */
function listingIn(schema: Schema, schemas: Schemas) {
  const inner = [...branchesOf(schema), schema.items ?? []].flat();
  const others = inner.map((one) => resolve(one, schemas).items ?? one);
  return [schema, ...others].map((one) => ownListing(one, schemas)).find(Boolean);
}

/** The values of an enumeration, the pattern of other values if it is open, and its name if it has one. */
function ownListing(schema: Schema, schemas: Schemas) {
  // Keywords next to a reference take precedence.
  const whole = { ...resolve(schema, schemas), ...schema };
  const known = knownIn(whole);
  const values = known ?? whole.enum;
  const pattern = known && whole.anyOf?.find((one) => one.pattern)?.pattern;
  return values && { values, pattern, name: nameIn(schema) };
}

/** The states of a schema, such as its maturity and its deprecation, as badges. */
export function badges(schema: Schema): string[] {
  return STATES.flatMap((key) => {
    const state = schema[key];
    return state ? badge(state === true ? key : state) : [];
  });
}

/** Who sends something to whom, as a badge. */
export function direction(sender: Sender): string {
  return badge(sender === 'client' ? 'client → service' : 'service → client');
}

/** The first sentence of a description. */
export function summaryOf(description = ''): string {
  return description.replaceAll(/\s+/g, ' ').split(/(?<=\.) /)[0] ?? '';
}

/**
 * The names of the interface's first version as code. A subject in braces is a message. One with a capital or a third
 * word is a description, in which only names with underscores are code.
 */
export function writeOldName(subject: string): string {
  if (subject.startsWith('{')) return `a message of the form \`${subject}\``;
  if (/^[A-Z]|\s.*\s/.test(subject)) return subject.replace(/\b[a-z]+(_[a-z]+)+\b/g, '`$&`');
  return subject
    .split(', ')
    .map((name) => `\`${name}\``)
    .join(', ');
}
