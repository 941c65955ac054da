/** Data about schemas as source text: named constants that refer to each other. */
import { nameIn, refTo, type Schema, type Schemas } from '../../model/schema.ts';
import { branchesByValue, discriminatorOf } from '../../model/unions.ts';
import { NOTICE } from './text.ts';

/** Writes a schema as source text; undefined if there is nothing to say. */
type Write = (schema: Schema) => string | undefined;

/**
 * The constant of each schema by its name, after the constants that it refers to.
 *
 * @param write writes a schema that is not a reference; `inside` writes the schemas in it
 */
export function constantsOf(
  schemas: Schemas,
  write: (schema: Schema, inside: Write, name?: string) => string | undefined,
): Map<string, string> {
  const seen = new Set<string>();
  const constants = new Map<string, string>();
  const inside: Write = (schema) => {
    const name = nameIn(schema);
    if (name === undefined) return write(schema, inside);
    if (!seen.has(name)) {
      seen.add(name);
      const text = write(schemas[name] ?? {}, inside, name);
      if (text !== undefined) constants.set(name, text);
    }
    return constants.has(name) ? name : undefined;
  };
  for (const name of Object.keys(schemas)) inside(refTo(name));
  return constants;
}

/** A module of constants. */
export function constantsModule(constants: ReadonlyMap<string, string>): string {
  const code = [...constants].map(([name, text]) => `export const ${name} = ${text};\n`);
  return [NOTICE, ...code].join('\n');
}

/** The discriminator and the branches of a union (`Branches`) as source text; undefined without a discriminator. */
export function branchesCode(schema: Schema, schemas: Schemas, inside: Write) {
  const discriminator = discriminatorOf(schema, schemas);
  if (discriminator === undefined) return undefined;
  const pairs = branchesByValue(schema, discriminator).map(
    ([values, branch]) => `[${JSON.stringify(values)}, ${inside(branch) ?? '{}'}]`,
  );
  return { discriminator: JSON.stringify(discriminator.name), branches: `[${pairs.join(', ')}]` };
}

/** An object as source text; undefined if it has no members. */
export function objectCode(members: Record<string, string | undefined>): string | undefined {
  const stated = Object.entries(members).flatMap(([key, text]) =>
    text === undefined ? [] : [`${JSON.stringify(key)}: ${text}`],
  );
  return stated.length > 0 ? `{ ${stated.join(', ')} }` : undefined;
}
