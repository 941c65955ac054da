// Compiled from scripts/runtime/table.ts by `npm run build`; edit that file instead.

/** What a part of a value may be. An empty table stands for any value. */
export interface Table {
    /** The name of the schema. */
    name?: string;
    /** The JSON types that a reader accepts. */
    types?: readonly string[];
    fields?: Tables;
    /** The values of other fields. */
    others?: Table;
    items?: Table;
    /** Branches of different types. */
    anyOf?: readonly Table[];
    /** The discriminator of a union, which selects a branch. */
    discriminator?: string;
    branches?: Branches<Table>;
    /** Of a branch: its fields that are discriminators. An object in which one has the value of another branch is not readable. */
    discriminators?: readonly string[];
    /** Of a discriminator: its values, or those that it does not have. */
    values?: readonly unknown[];
    not?: readonly unknown[];
    /** What a parser goes by instead, where a reader accepts more than the contract. */
    parsedAs?: Table;
    /** The rule that other fields break. */
    closed?: string;
    /** The names in inner objects, which an unknown name may mean, by the field of the object. */
    hints?: Readonly<Record<string, readonly string[]>>;
    /** The fields that replace one of an earlier version, by its name. */
    replaced?: Readonly<Record<string, readonly string[]>>;
    /** Returns a new object with all defaults. A function with a literal is ten times as fast as copying an object. */
    defaults?: () => Record<string, unknown>;
}
export type Tables = Readonly<Record<string, Table>>;
/** The branches of a union, each with the values of the discriminator that select it. Null stands for all other strings. */
type Branches<Branch> = readonly (readonly [values: readonly unknown[] | null, branch: Branch])[];
export type Members = Readonly<Record<string, unknown>>;
/** The names and indices that lead to a part. */
export type Keys = (string | number)[];
export declare const pathTo: (keys: Keys) => string;
/** The index of the branch that a value chooses, by its type or by its discriminator; -1 if there is none. */
export declare function branchIndex(value: unknown, { anyOf, discriminator, branches }: Table): number;
/** The index of the branch that a value of the discriminator selects; -1 if there is none. */
export declare function listedIndex(chosen: unknown, branches: Branches<unknown>): number;
/** The table of a field or an item; undefined if it may have any value. */
export declare function memberOf(table: Table, key: string | number): Table | undefined;
export declare function typesIn({ types, anyOf }: Table): readonly string[];
export declare function isOfTypes(value: unknown, types: readonly string[]): boolean;
export {};
