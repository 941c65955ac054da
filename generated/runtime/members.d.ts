// Compiled from scripts/runtime/members.ts by `npm run build`; edit that file instead.

/** The members of objects and the items of lists: copies with other ones, and groups. */
/** Stands for a member that a copy does not have. */
export declare const DROPPED: unique symbol;
/**
 * An object with its members mapped, or a list with its items; itself if none of them changes.
 *
 * @param map gets each member and its name or index; one for which it returns `DROPPED` is left out
 */
export declare function mapMembers(holder: object, map: (member: unknown, key: string | number) => unknown): object;
/** Sets a member of an object, also one with the name `__proto__`, whose assignment would set the prototype. */
export declare function setMember(object: Record<string, unknown>, name: string, value: unknown): void;
/** The member of an object with a name, which may be that of something that every object inherits, such as `constructor`. */
export declare function memberIn<Member>(object: Readonly<Record<string, Member>>, name: string): Member | undefined;
/** Items by a key that each has, in the order in which the keys come first. */
export declare function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]>;
