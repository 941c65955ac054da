import { isDeepStrictEqual } from 'node:util';
import type { UserContext } from '@redocly/openapi-core';
import { listedValues, type Schema } from '../../../model/schema.ts';
import { members, type Placed, type Rule, resolve } from '../rule.ts';

/** One flat shape of an object: what a combination of its branches declares. */
interface Shape {
  isObject: boolean;
  properties: Map<string, Schema>;
  required: Set<string>;
}

const UNIONS = ['oneOf', 'anyOf'] as const;

/**
 * Objects in a union are told apart by a property that every branch requires and fixes; a
 * discriminator names this property, and maps its values to the branches.
 */
export const taggedUnions: Rule = {
  *Schema(schema, ctx) {
    const placed = { schema, file: ctx.location.source.absoluteRef };
    for (const keyword of UNIONS) {
      const branches = members(placed, keyword, ctx).map((branch) => shapesOf(branch, ctx));
      if (branches.length < 2 || !branches.flat().every(({ isObject }) => isObject)) continue;
      const names = [...(branches[0]?.[0]?.properties.keys() ?? [])];
      const tag = names.find((name) => tellsApart(branches.map((each) => valuesOf(each, name))));
      if (tag === undefined) {
        yield ['no property tells the branches apart; fix one by const in each branch', keyword];
        continue;
      }
      for (const [index, shapes] of branches.entries()) {
        if (shapes.every(({ required }) => required.has(tag))) continue;
        yield [`${tag} tells the branches apart; require it in this one too`, keyword, index];
      }
      const mapped = branches.flatMap((branch, index) =>
        (valuesOf(branch, tag) ?? []).map((value) => [value, schema[keyword]?.[index]?.$ref]),
      );
      const wanted = { propertyName: tag, mapping: Object.fromEntries(mapped) };
      if (!schema.discriminator || isDeepStrictEqual(schema.discriminator, wanted)) continue;
      yield [`the branches say otherwise: ${JSON.stringify(wanted)}`, 'discriminator'];
    }
  },
};

/** Within one chain of `allOf` a property is declared once, so that merging cannot conflict. */
export const declaredOnce: Rule = {
  *Schema(schema, ctx) {
    if (!schema.allOf && !(schema.properties && (schema.oneOf ?? schema.anyOf))) return;
    const names = declared({ schema, file: ctx.location.source.absoluteRef }, ctx);
    for (const name of new Set(names.filter((each, index) => names.indexOf(each) < index))) {
      const message = `the parts declare the property ${name} more than once; keep one`;
      yield [message, schema.allOf ? 'allOf' : 'properties'];
    }
  },
};

/** The names declared along a chain, once per declaration; a union's branches count as one. */
function declared(placed: Placed, ctx: UserContext): string[] {
  const below = (list: Placed[]) => list.flatMap((each) => declared(each, ctx));
  return [
    ...Object.keys(placed.schema.properties ?? {}),
    ...below(members(placed, 'allOf', ctx)),
    ...UNIONS.flatMap((keyword) => [...new Set(below(members(placed, keyword, ctx)))]),
  ];
}

/** The flat shapes that a schema allows, one for each combination of branches. */
function shapesOf(placed: Placed, ctx: UserContext): Shape[] {
  const { type, properties, required } = placed.schema;
  const fields = Object.entries(properties ?? {}).map(
    ([name, schema]) => [name, resolve({ ...placed, schema }, ctx).schema] as const,
  );
  const own: Shape = {
    isObject: type === 'object' || properties !== undefined,
    properties: new Map(fields),
    required: new Set(required),
  };
  const parts = members(placed, 'allOf', ctx).map((part) => shapesOf(part, ctx));
  const unions = UNIONS.map((keyword) =>
    members(placed, keyword, ctx).flatMap((branch) => shapesOf(branch, ctx)),
  );
  return [...parts, ...unions.filter(({ length }) => length > 0)].reduce(
    (left, right) => left.flatMap((a) => right.map((b) => merge(a, b))),
    [own],
  );
}

function merge(a: Shape, b: Shape): Shape {
  return {
    isObject: a.isObject || b.isObject,
    properties: new Map([...a.properties, ...b.properties]),
    required: new Set([...a.required, ...b.required]),
  };
}

/** The values that a property may have in a branch, or `undefined` where they are not fixed. */
function valuesOf(branch: Shape[], name: string): unknown[] | undefined {
  const values = branch.map(({ properties }) => listedValues(properties.get(name)));
  return values.every((each) => each !== undefined) ? [...new Set(values.flat())] : undefined;
}

/** Whether each branch fixes values, and no value chooses two branches. */
function tellsApart(branches: (unknown[] | undefined)[]): boolean {
  const values = branches.flat();
  return !branches.includes(undefined) && new Set(values).size === values.length;
}
