/** Object types as source text. */

/** A field of an object type. */
export interface TypedField {
  name: string;
  type: string;
  isOptional?: boolean;
  /** A JSDoc comment, with the line break after it. */
  comment?: string;
}

/** An object type with fields, and with an index for all others where their type is given. */
export function objectType(fields: readonly TypedField[], others?: string): string {
  const members = fields.map(({ name, type, isOptional = false, comment = '' }) => {
    // A status is a number to typed clients.
    const key = /^\d+$/.test(name) ? name : JSON.stringify(name);
    return `\n${comment}${key}${isOptional ? '?' : ''}: ${type};`;
  });
  const index =
    others === undefined ? '' : `${fields.length > 0 ? '\n' : ''}[key: string]: ${others}`;
  return `{${members.join('')}${index}}`;
}

/** A field that is not there. */
export function absentField(name: string): TypedField {
  return { name, type: 'never', isOptional: true };
}
