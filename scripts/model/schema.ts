/** Everything about a single schema and the named schemas that it refers to. */
export * from './schema/nodes.ts';
export * from './schema/unions.ts';
