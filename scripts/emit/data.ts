/** Modules of what is known about schemas, in which those of named schemas refer to each other: shapes, defaults. */
import type { Schema, Schemas } from '../schema.ts';
import { NOTICE } from './text.ts';

/** The source text of an object's members; a text that is undefined is left out. */
export type Members = Record<string, string | undefined>;

/** Writes what is known about a schema, or undefined; `refer` returns the name of a schema with such a text. */
export type Write = (
  schema: Schema,
  refer: (name: string) => string | undefined,
) => string | undefined;

/** The texts of all schemas about which something is known, each after those that it refers to. */
export function dataOf(schemas: Schemas, write: Write): Map<string, string> {
  const seen = new Set<string>();
  const data = new Map<string, string>();
  const refer = (name: string): string | undefined => {
    if (!seen.has(name)) {
      seen.add(name);
      const text = write(schemas[name] ?? {}, refer);
      if (text !== undefined) data.set(name, text);
    }
    return data.has(name) ? name : undefined;
  };
  Object.keys(schemas).forEach(refer);
  return data;
}

/** A module with a constant for each text. */
export function dataModule(data: Map<string, string>, imports = ''): string {
  const constants = [...data].map(([name, text]) => `export const ${name} = ${text};\n`);
  return [NOTICE, imports, ...constants].filter(Boolean).join('\n') || NOTICE;
}

/** An object as source text; undefined if it has no members. */
export function objectCode(members: Members): string | undefined {
  const stated = Object.entries(members).flatMap(([key, text]) =>
    text === undefined ? [] : [`${keyCode(key)}: ${text}`],
  );
  return stated.length > 0 ? `{ ${stated.join(', ')} }` : undefined;
}

/** A key as source text; a plain `__proto__` would set the prototype. */
export function keyCode(key: string): string {
  return key === '__proto__' ? `['__proto__']` : JSON.stringify(key);
}

/** Several objects as one, as source text; undefined if there are none. A bundler may leave it out if it is unused. */
export function joinedCode(objects: (string | undefined)[]): string | undefined {
  const stated = objects.filter((one) => one !== undefined);
  if (stated.length < 2) return stated[0];
  return `/* @__PURE__ */ Object.assign({}, ${stated.join(', ')})`;
}
