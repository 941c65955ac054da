/** Checks the values in a contract: defaults and examples. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type Contract,
  findInDocuments,
  findInSchemas,
  type NormalContract,
  type Problem,
} from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import type { Json } from '../model/json.ts';
import { child, joinPointer } from '../model/pointer.ts';
import {
  type NormalSchemas,
  namedValues,
  resolve,
  SCHEMAS,
  type TagValue,
} from '../model/schema.ts';
import { toJsonSchemas } from '../normalise/normal.ts';
import { strict } from '../normalise/profile.ts';

/** Checks every default against its schema in the bundles, independently of the generated validators. */
export function checkDefaults(contract: Contract): Finding[] {
  const { openapi, asyncapi } = contract;
  // Outside its components, an AsyncAPI document may have names that Ajv would take for keywords.
  const refusal = refusalBy({ openapi, asyncapi: { components: asyncapi.components ?? {} } });
  return findInDocuments(contract, function* ({ default: value }, { document, pointer }) {
    if (value === undefined) return;
    const error = refusal(document, pointer, value);
    if (error) yield problemWithDefault(value, error);
  });
}

function problemWithDefault(value: Json, error: Complaint): Problem {
  const what = `the default ${JSON.stringify(value)} ${complaint(error)}`;
  return [`${what}; change the default or the schema`, '/default'];
}

function documentOf({ schemas }: NormalContract): object {
  return { components: { schemas: Object.fromEntries(toJsonSchemas(schemas)) } };
}

/**
 * Checks that the strict profile accepts each documented example and each default, since strict parsers fill
 * defaults in.
 */
export function checkStrictly(normal: NormalContract): Finding[] {
  const refusal = refusalBy({ contract: documentOf(normal), strict: documentOf(strict(normal)) });
  const examples = [...normal.contract.examples].flatMap(([name, cases]) =>
    cases.flatMap(({ file, value }) => {
      const error = refusalOfExample(value, name, normal.schemas, refusal);
      if (!error) return [];
      const { instancePath, params } = error;
      const message = `the example ${complaint(error)}; change it or the schema ${name}`;
      const { additionalProperty: key } = params;
      const location = key === undefined ? instancePath : joinPointer(instancePath, key);
      return [{ file, location, message }];
    }),
  );
  const defaults = findInSchemas(normal.schemas, function* ({ default: value }, { pointer }) {
    if (value === undefined) return;
    // `checkDefaults` reports the same, unless the default and the rule are in two parts of an `allOf`.
    const error = refusal('contract', pointer, value) ?? refusal('strict', pointer, value);
    if (error) yield problemWithDefault(value, error);
  });
  return [...examples, ...defaults];
}

/** What is wrong with an example, judged only by the branch that its tag chooses. */
function refusalOfExample(
  value: Json,
  name: string,
  schemas: NormalSchemas,
  refusal: Refusal,
): Complaint | undefined {
  let pointer = joinPointer(SCHEMAS, name);
  let { union } = schemas.get(name) ?? {};
  while (union?.by === 'tag') {
    const { tag, keyword, branches } = union;
    const chosen = child(value, tag) as TagValue;
    const named = branches.find(({ when }) => when !== 'other' && when.includes(chosen));
    const branch = named ?? branches.find(({ when }) => when === 'other');
    if (!branch) {
      const params = { allowedValues: namedValues(branches) };
      return { instancePath: joinPointer('', tag), message: 'must be one of', params };
    }
    const { schema } = branch;
    pointer = schema.$ref?.slice(1) ?? `${pointer}/${keyword}/${branches.indexOf(branch)}`;
    union = resolve(schema, schemas).union;
  }
  return refusal('strict', pointer, value);
}

/** What is wrong with a value, as reported by Ajv. */
type Complaint = Pick<ErrorObject, 'instancePath' | 'message' | 'params'>;

type Refusal = ReturnType<typeof refusalBy>;

/** Returns a function that finds what is wrong with a value, by the schema at a place in a document. */
function refusalBy(documents: Readonly<Record<string, object>>) {
  // The documents are not schemas themselves: there is nothing to check against the meta-schema.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    // An unknown format is refused when the validators are generated.
    logger: false,
    validateSchema: false,
    meta: false,
    // Each schema checks a handful of values: compiling it takes longer than running it.
    inlineRefs: false,
    code: { optimize: false },
  });
  addFormats.default(ajv);
  for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, name);
  return (document: string, pointer: string, value: Json): Complaint | undefined => {
    const encoded = pointer.split('/').map(encodeURIComponent).join('/');
    const isValid = ajv.validate(`${document}#${encoded}`, value);
    return isValid ? undefined : mostSpecific(ajv.errors ?? []);
  };
}

/** The most specific error: the deepest one, unknown fields first; errors about choosing a branch come last. */
function mostSpecific(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const weight = ({ keyword, instancePath }: ErrorObject): number => {
    const isBranching = ['oneOf', 'anyOf', 'const', 'enum', '$ref'].includes(keyword);
    const isUnknown = keyword === 'additionalProperties';
    return Number(!isBranching) * 100 + instancePath.split('/').length + Number(isUnknown) / 2;
  };
  return [...errors].sort((a, b) => weight(b) - weight(a))[0];
}

function complaint({ message = 'is not valid', params }: Complaint): string {
  if (params.additionalProperty !== undefined) {
    return `has the unknown field ${params.additionalProperty}`;
  }
  const allowed: unknown = params.allowedValues;
  return Array.isArray(allowed) ? `${message} (${allowed.map(String).join(', ')})` : message;
}
