// Compiled from scripts/runtime/table.ts by `npm run build`; edit that file instead.

/** What a table is made from. */
export interface TableData {
    fields?: Readonly<Record<string, Table>>;
    /** The values of other fields. */
    others?: Table | undefined;
    items?: Table | undefined;
    /** The branches of a union, which a discriminator chooses, or else the type of the value. */
    discriminator?: string | undefined;
    branches?: readonly Branch[];
    /** The schema path of the assertion that other fields break. */
    closedAt?: string | undefined;
    /** What to write for the name of a field of an inner object: `pen.tip` for `tip`. */
    hints?: Texts;
    /** What to write for a name of an earlier version; an empty text if it was removed. */
    replaced?: Texts;
    /** Returns a new object with all defaults. A function with a literal is ten times as fast as copying an object. */
    defaults?: (() => Record<string, unknown>) | undefined;
    /** The name of the schema. */
    name?: string | undefined;
    /** The JSON types that are readable. */
    types?: readonly string[] | undefined;
    /** Of a discriminator: its values, or those that it does not have. An object in which it has another one is unreadable. */
    values?: readonly unknown[] | undefined;
    not?: readonly unknown[] | undefined;
}
type Texts = Readonly<Record<string, string>>;
/** A branch of a union, with the values of the discriminator or the types that choose it. Null stands for all other strings. */
export type Branch = readonly [chosenBy: readonly unknown[] | null, table: Table];
/** What is known of a value, in the form that is fastest to read: all tables have the same properties in one order. */
export interface Table extends Omit<TableData, 'fields' | 'branches' | 'hints' | 'replaced'> {
    fields: ReadonlyMap<string, Table>;
    branches: readonly Branch[];
    hints: Texts;
    replaced: Texts;
    /** The index of the branch that each value chooses, and of the one for all other strings, or -1. */
    indices: ReadonlyMap<unknown, number>;
    open: number;
}
export declare function table(data: TableData): Table;
/** Any value, about which there is nothing to know. */
export declare const ANY: Table;
export type Members = Readonly<Record<string, unknown>>;
/** The names and indices that lead into a value. */
export type Keys = (string | number)[];
export declare const pathTo: (keys: Keys) => string;
/** The index of the branch that a value chooses, by its discriminator or by its type; -1 if there is none. */
export declare function branchIndex(value: unknown, { discriminator, indices, open }: Table): number;
/** The branch of an open union that a value belongs to, next to its result; nothing for other schemas. */
export declare function kindIn(value: unknown, { discriminator, indices, open }: Table): {
    kind?: unknown;
};
/** The names of the fields of an object, in all of its branches. */
export declare function namesIn({ fields, branches }: Table): string[];
/** The JSON type of a value, with `number` for an integer; undefined for what is not JSON, such as NaN. */
export declare function typeOf(value: unknown): string | undefined;
export {};
