// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * The formats that the contract names, exactly as their standards define them. Each function reads
 * every character at most a few times and never backtracks, whatever it is given.
 */
/** RFC 3339 `full-date`: a day that the calendar has. */
export declare function date(value: string): boolean;
/**
 * RFC 3339 `date-time`: a day that the calendar has, a time with seconds, and an offset from UTC. A
 * leap second is accepted where one can be, in the last minute of a day in UTC.
 */
export declare function dateTime(value: string): boolean;
/** RFC 4122: five groups of hexadecimal digits, 8-4-4-4-12. */
export declare function uuid(value: string): boolean;
/** RFC 3986 `URI`: it has a scheme, so that a relative reference is none. */
export declare function uri(value: string): boolean;
/** All formats by their names in schemas: `ajv.addFormat(name, formats[name])`. */
export declare const formats: Readonly<Record<'date' | 'date-time' | 'uri' | 'uuid', (value: string) => boolean>>;
