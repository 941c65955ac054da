/** The one representation of a schema, and the functions that answer questions about it. */
export * from './schema/ajv-schema.ts';
export * from './schema/annotations.ts';
export * from './schema/nodes.ts';
export * from './schema/unions.ts';
export * from './schema/values.ts';
