/** The generated validators by schema name, for tests that go through all of them. */

/** A generated validator: Ajv's convention. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string; schemaPath: string }[] | null;
}

/**
 * Loads the validators of the contract profile as they are committed.
 *
 * @returns a lookup by schema name that throws for a schema without a validator
 */
export async function loadValidators(): Promise<(name: string) => Validate> {
  const file = new URL('../../generated/validators.js', import.meta.url).href;
  const module = (await import(file)) as Record<string, Validate>;
  return (name) => {
    const validate = module[`validate${name}`];
    if (validate === undefined) throw new Error(`generated/validators.js has no validate${name}`);
    return validate;
  };
}
