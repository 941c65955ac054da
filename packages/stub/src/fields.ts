/** What the fields of options, faults, and control calls must be. */
import { isCallable } from './service/notifications.ts';
import { Refusal } from './service/refusal.ts';

/** The allowed values, in words, and whether a value is one of them. */
type Rule = readonly [must: string, allows: (value: unknown) => boolean];

/** What an option must be and, if the command has it, its flags, its description, and its default. */
export type OptionRow = readonly [rule: Rule, ...texts: string[]];

/** A key, which is sent in a header, or an address to listen on. */
export const text: Rule = [
  'a text of ASCII characters without spaces',
  (value) => typeof value === 'string' && /^[!-~]+$/.test(value),
];
export const httpUrl: Rule = [
  'an http or https URL',
  (value) => typeof value === 'string' && isCallable(value),
];
export const baseUrl: Rule = [
  'an http or https URL without a user, a password, a query, and a fragment',
  (value) => httpUrl[1](value) && /^[^?#@]+$/.test(String(value)),
];
export const anything: Rule = ['any value', () => true];
export const oneOf = (values: readonly unknown[]): Rule => [
  `one of ${values.join(', ')}`,
  (value) => values.includes(value),
];
export const wholeNumber = (least: number, most: number): Rule => [
  `a whole number from ${least} to ${most}`,
  (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
];
export const headers: Rule = [
  'an object of header names and values, but not `content-length` or `transfer-encoding`',
  (value) => {
    try {
      const given = new Headers(value as Record<string, string>);
      return !given.has('content-length') && !given.has('transfer-encoding');
    } catch {
      return false;
    }
  },
];
/** What a WebSocket may be closed with. */
export const closeCode: Rule = [
  'a close code: 1000 to 1003, 1007 to 1014, or 3000 to 4999',
  (value) => /^(100[0-37-9]|101[0-4]|[34]\d{3})$/.test(`${value}`) && typeof value === 'number',
];
/** At most an hour. */
export const milliseconds = wholeNumber(0, 3_600_000);

/** @throws if a field is unknown, such as a misspelled one, or has a value that is not allowed */
export function checkFields(owner: string, rules: Record<string, Rule>, values: unknown): void {
  for (const [name, value] of Object.entries(Object(values))) {
    const [must, allows] = (Object.hasOwn(rules, name) && rules[name]) || [];
    const names = Object.keys(rules).join(', ');
    if (!allows) throw new Refusal(422, `${owner} has no \`${name}\`; choose from ${names}`);
    if (value === undefined || allows(value)) continue;
    throw new Refusal(422, `the \`${name}\` of ${owner} must be ${must}`);
  }
}
