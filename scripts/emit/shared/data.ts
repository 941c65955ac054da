/** Data about schemas as source text: named constants that refer to each other. */
import { nameIn, refTo, type Schema, type Schemas } from '../../model/schema.ts';
import { discriminatorOf } from '../../model/unions.ts';
import { NOTICE } from './text.ts';

/** Writes a schema as source text; undefined if there is nothing to say. */
type Write = (schema: Schema) => string | undefined;

/**
 * A module with a constant for each schema, by its name, after the constants that it refers to.
 *
 * @param write writes a schema that is not a reference; `inside` writes the schemas in it
 */
export function constantsModule(
  schemas: Schemas,
  write: (schema: Schema, inside: Write, name?: string) => string | undefined,
): string {
  const constants = new Map<string, string | undefined>();
  const inside: Write = (schema) => {
    const name = nameIn(schema);
    if (name === undefined) return write(schema, inside);
    if (!constants.has(name)) constants.set(name, write(schemas[name] ?? {}, inside, name));
    return constants.get(name) && name;
  };
  for (const name of Object.keys(schemas)) inside(refTo(name));
  const code = [...constants].map(([name, text]) => text && `export const ${name} = ${text};\n`);
  return [NOTICE, ...code.filter(Boolean)].join('\n');
}

/** The discriminator and the branches of a union (`Branches`) as source text; undefined without a discriminator. */
export function branchesCode(schema: Schema, schemas: Schemas, inside: Write) {
  const discriminator = discriminatorOf(schema, schemas);
  if (discriminator === undefined) return undefined;
  const pairs = discriminator.branches.map(
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
