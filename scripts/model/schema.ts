/**
 * The shapes that flow through the build: JSON, raw schemas as the contract states them, and the
 * normal form that every emitter starts from.
 */

export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** An entry of `x-replaces`: what the first version called a thing, or what it had and this one lacks. */
export interface Replaces {
  /** The first version's name of what stands here now. */
  name?: string;
  /** The first version's name of what is gone. */
  removed?: string;
  /** How the value changed, or what to do instead. */
  change?: string;
}

/** What a schema says to readers; none of it decides whether a value is valid. */
export interface Annotations {
  title?: string;
  description?: string;
  default?: Json;
  examples?: Json[];
  deprecated?: boolean;
  'x-unspecified'?: string | string[];
  'x-assumption'?: string | string[];
  'x-maturity'?: 'alpha' | 'beta';
  'x-opaque'?: true;
  'x-replaces'?: Replaces[];
}

export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** The keywords that the contract uses, over schema nodes of type `Node`. */
export interface Keywords<Node> extends Annotations {
  $ref?: string;
  type?: TypeName | TypeName[];
  const?: Json;
  enum?: Json[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  contentEncoding?: string;
  contentMediaType?: string;
  items?: Node;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: boolean | Node;
  anyOf?: Node[];
  oneOf?: Node[];
  not?: Node;
}

/** A schema as the bundles state it. */
export interface Schema extends Keywords<Schema> {
  allOf?: Schema[];
}

/** A schema with `allOf` merged, tagged unions told apart and open enumerations recognised. */
export interface NormalSchema extends Keywords<NormalSchema> {
  /** The required property whose value chooses the branch of `oneOf` or `anyOf`. */
  tag?: string;
  /** The known values of an open enumeration; any other string that fits `pattern` is valid too. */
  known?: string[];
}

/** A documented example of one schema. */
export interface Example {
  /** The case, from the file's name. */
  name: string;
  /** The file, from the project's root. */
  file: string;
  value: Json;
}

/** Both bundles and every named schema once. */
export interface Contract {
  openapi: JsonObject;
  asyncapi: JsonObject;
  /** Every named schema of both documents by name; references read `#/components/schemas/<Name>`. */
  schemas: Map<string, Schema>;
  /** The schemas that only compositions name; they are not public. */
  parts: Set<string>;
  /** The documented examples by schema name. */
  examples: Map<string, Example[]>;
}

export type Profile = 'contract' | 'strict' | 'tolerant';

/** The public schemas in the normal form, read by one profile. */
export interface NormalContract {
  contract: Contract;
  profile: Profile;
  schemas: Map<string, NormalSchema>;
}

/** Generated text by its path under `generated/`. */
export type Files = Record<string, string>;
