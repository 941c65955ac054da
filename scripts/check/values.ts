/** Checks the values in a contract: defaults, and the examples of schemas and of parameters. */
import { Ajv, type ErrorObject } from 'ajv';
import { type Contract, requestsOf } from '../contract.ts';
import { child, isJsonObject, type Json, joinPointer, tokens } from '../json.ts';
import type { Problem } from '../problem.ts';
import { type Merged, strictProfile } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import {
  branchFor,
  nameIn,
  resolve,
  SCHEMAS,
  type Schema,
  type Schemas,
  tagOf,
  valuesOf,
  visitSchema,
} from '../schema.ts';
import { type Found, findMerged, problemAt } from './find.ts';
import { violation } from './violation.ts';

/**
 * Checks that the strict profile accepts each default and each example: none has an unknown field, and the functions
 * that check its formats are those of the published package.
 */
export function checkValues(merged: Merged): Problem[] {
  const refusal = refusalBy(merged);
  return [
    ...checkDefaults(merged, refusal),
    ...checkExamples(merged, refusal),
    ...checkParameters(merged.contract, refusal),
  ];
}

function checkDefaults(merged: Merged, refusal: Refusal): Problem[] {
  return findMerged(merged, function* (node, { pointer }): Generator<Found> {
    const { default: value } = node;
    if (value === undefined) return;
    const error = refusal(pointer, value);
    if (error === undefined) return;
    const where = partIn('the default', error.instancePath);
    yield [`${where} ${violation(error, value)}; change it or the schema`, '/default'];
  });
}

function checkExamples({ contract, schemas }: Merged, refusal: Refusal): Problem[] {
  return [...contract.examples].flatMap(([name, examples]) =>
    examples.flatMap(({ file, value }) => {
      const error = refusalByTag(value, name, schemas, refusal);
      if (error === undefined) return [];
      const { instancePath, params, owner = name } = error;
      const key: unknown = params.additionalProperty;
      const pointer = key === undefined ? instancePath : joinPointer(instancePath, String(key));
      const where = partIn('the example', instancePath);
      const message = `${where} ${violation(error, value)}; change it or the schema ${owner}`;
      return [{ file, pointer, message }];
    }),
  );
}

/** Checks the examples of parameters. */
function checkParameters(contract: Contract, refusal: Refusal): Problem[] {
  return requestsOf(contract).flatMap(({ parameters }) =>
    parameters.flatMap((one) => {
      const { examples } = one.node;
      if (!one.schema || !isJsonObject(examples)) return [];
      return Object.keys(examples).flatMap((name): Problem[] => {
        const value = child(examples[name], 'value');
        const error =
          value === undefined ? undefined : refusal(joinPointer(one.pointer, 'schema'), value);
        if (error === undefined) return [];
        const where = partIn('the example', error.instancePath);
        const message = `${where} ${violation(error, value ?? null)}; change it or the schema`;
        return [problemAt(one, message, `${joinPointer('/examples', name)}/value`)];
      });
    }),
  );
}

/** What is wrong with an example, judged only by the branch that its tag chooses. */
function refusalByTag(
  value: Json,
  name: string,
  schemas: Schemas,
  refusal: Refusal,
): Complaint | undefined {
  let pointer = joinPointer(SCHEMAS, name);
  let schema = schemas[name] ?? {};
  for (let tag = tagOf(schema, schemas); tag; tag = tagOf(schema, schemas)) {
    const index = branchFor(tag, child(value, tag.name));
    if (index < 0) {
      const params = { allowedValues: valuesOf(tag) };
      return { keyword: 'enum', instancePath: joinPointer('', tag.name), params };
    }
    const branch: Schema = schema.oneOf?.[index] ?? {};
    const target = nameIn(branch);
    pointer = target ? joinPointer(SCHEMAS, target) : `${pointer}/oneOf/${index}`;
    schema = resolve(branch, schemas);
  }
  return refusal(pointer, value);
}

/** What is wrong with a value, as Ajv reports it, and the named schema that has the violated rule. */
type Complaint = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'> &
  Partial<Pick<ErrorObject, 'message'>> & { owner?: string | undefined };

/** Finds what is wrong with a value, by the schema at a pointer in a bundle. */
type Refusal = (pointer: string, value: Json) => Complaint | undefined;

function refusalBy({ schemas, roots }: Merged): Refusal {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    formats: { ...formats, binary: true },
    logger: false,
    // An error then has the schema of its rule.
    verbose: true,
    validateSchema: false,
    meta: false,
    // Each schema checks a handful of values: compiling it takes longer than running it.
    inlineRefs: false,
    code: { optimize: false },
  });
  const strict = { components: { schemas: strictProfile(schemas) }, roots: strictProfile(roots) };
  ajv.addSchema(strict, 'strict');
  const starts = Object.keys(roots);
  const startOf = (pointer: string) => starts.find((one) => `${pointer}/`.startsWith(`${one}/`));
  return (pointer, value) => {
    const start = startOf(pointer);
    const place =
      start === undefined ? pointer : joinPointer('/roots', start) + pointer.slice(start.length);
    const encoded = place.split('/').map(encodeURIComponent).join('/');
    if (ajv.validate(`strict#${encoded}`, value)) return undefined;
    const error = mostSpecific(ajv.errors ?? []);
    return error && { ...error, owner: ownerOf(error.parentSchema, strict.components.schemas) };
  };
}

/** The name of the schema that a node is part of; undefined if it is in no named schema. */
function ownerOf(node: unknown, schemas: Schemas): string | undefined {
  return Object.keys(schemas).find((name) => {
    let isFound = false;
    visitSchema(schemas[name] ?? {}, (one) => {
      isFound ||= one === node;
    });
    return isFound;
  });
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

/** The name of a place in a value: of its last field, or of the whole value. */
function partIn(whole: string, pointer: string): string {
  const name = tokens(pointer).findLast((token) => !/^\d+$/.test(token));
  if (name !== undefined) return `\`${name}\` of ${whole}`;
  return whole === 'the default' ? '`default`' : whole;
}
