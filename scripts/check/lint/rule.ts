import type { UserContext } from '@redocly/openapi-core';
import type { JsonObject } from '../../model/json.ts';
import type { Schema } from '../../model/schema.ts';

/** What is wrong with a node, and the steps from the node to the place. */
export type Problem = readonly [message: string, ...steps: (string | number)[]];

type Visit<Node> = (node: Node, ctx: UserContext) => Iterable<Problem>;

/** A rule: what to look for in the nodes of each type, by Redocly's names of the types. */
export interface Rule {
  any?: Visit<unknown>;
  Schema?: Visit<Schema>;
  Parameter?: Visit<JsonObject & { schema?: Schema }>;
  Operation?: Visit<JsonObject>;
  Channel?: Visit<JsonObject>;
  Message?: Visit<JsonObject>;
  MediaType?: Visit<JsonObject>;
  Header?: Visit<JsonObject>;
  /** A reference, before it is followed. */
  ref?: Visit<JsonObject>;
}

/** A rule as Redocly runs it. */
export function toRedocly(rule: Rule) {
  const visitors = Object.entries(rule).map(([type, visit]: [string, Visit<never>]) => [
    type,
    (node: never, ctx: UserContext) => {
      const place = type === 'ref' ? ctx.rawLocation : ctx.location;
      for (const [message, ...steps] of visit(node, ctx)) {
        ctx.report({ message, location: place.child(steps) });
      }
    },
  ]);
  return () => Object.fromEntries(visitors);
}

/** A schema, and the file that it is in: a reference in it starts from there. */
export interface Placed {
  schema: Schema;
  file: string;
}

/** A schema behind its reference. */
export function resolve({ schema, file }: Placed, ctx: UserContext): Placed {
  if (schema.$ref === undefined) return { schema, file };
  const { node, location } = ctx.resolve<Schema>({ $ref: schema.$ref }, file);
  return node === undefined
    ? { schema: {}, file }
    : { schema: node, file: location.source.absoluteRef };
}

/** The members of one of a schema's lists, each behind its reference. */
export function members(
  { schema, file }: Placed,
  keyword: 'allOf' | 'anyOf' | 'oneOf',
  ctx: UserContext,
): Placed[] {
  return (schema[keyword] ?? []).map((member) => resolve({ schema: member, file }, ctx));
}

/** The name of the component that `ctx` is at, or `undefined` at any other node. */
export function componentName({ location }: UserContext): string | undefined {
  const [, inComponents, name] =
    /^#\/(components\/schemas\/)?([^/]+)$/.exec(location.pointer) ?? [];
  const isNamed =
    inComponents !== undefined || /[\\/]schemas[\\/][^\\/]+$/.test(location.source.absoluteRef);
  return isNamed ? name : undefined;
}
