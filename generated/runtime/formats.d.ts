// Compiled from scripts/runtime/formats.ts by `npm run build`; edit that file instead.

/**
 * The formats that the contract uses, exactly as their standards define them. Each function runs in linear time,
 * whatever the input.
 */
/** RFC 3339 `full-date`: a day that exists. */
export declare function date(value: string): boolean;
/**
 * RFC 3339 `date-time`: a day that exists, a time with seconds, and an offset from UTC. A leap second is accepted
 * where one can be, in the last minute of a day in UTC.
 */
export declare function dateTime(value: string): boolean;
/** RFC 4122: five groups of hexadecimal digits, 8-4-4-4-12. */
export declare function uuid(value: string): boolean;
/** RFC 3986 `URI`: it has a scheme, so a relative reference is not one. */
export declare function uri(value: string): boolean;
export type FormatName = 'date' | 'date-time' | 'uri' | 'uuid';
/** Format checks, by format name: `ajv.addFormat(name, formats[name])`. */
export declare const formats: Readonly<Record<FormatName, (value: string) => boolean>>;
/** What a text in a format is, and one such text. Apart from the checks, so that a bundler may drop either. */
export declare const FORMAT_WORDS: Readonly<Record<FormatName, {
    words: string;
    sample: string;
}>>;
