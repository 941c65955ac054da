import { isIPv6 } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formats } from '../../src/runtime/formats.ts';

/** Valid texts of each format, which the test edits. The official suite of JSON Schema has more, also invalid ones. */
const VALID = {
  date: '2024-02-29 2000-02-29 0000-01-01 9999-12-31 2023-04-30 2023-02-28',
  'date-time': `1963-06-19T08:30:06.283185Z 1998-12-31T15:59:60.123-08:00 1999-01-01T00:59:60+01:00
    2024-02-29T00:00:00+23:59 2024-01-01T00:00:00.123456789012345678901234567890Z
    2024-01-01T00:00:00-00:00`,
  uuid: '2eb8aa08-aa98-11ea-b4aa-73b441d16380 2EB8AA08-AA98-11EA-B4AA-73B441D16380',
  uri: `http://foo.bar/?q=Test%20URL-encoded%20stuff#quux http://[::1]:8080/x a: file:///etc
    http://-.~_!$&'()*+,;=:%40:80%2f::::::@example.com http://[1:2:3:4:5:6:7:8]/ http://user@host:80
    http://[::ffff:192.168.0.1]/ http://[v1.fe80::a+en1]/ http://a?b?c#d?e/f
    urn:oasis:names:specification:docbook:dtd:xml:4.1.2`,
};

/** The grammar of RFC 3986, rule by rule. */
function isUri(value: string): boolean {
  const name = "(?:[\\w.~!$&'()*+,;=-]|%[\\da-f]{2})";
  const pchar = `(?:${name}|[:@])`;
  const host = `(?:\\[(?<ip>[^\\]]*)\\]|${name}*)`;
  const authority = `//(?:(?:${name}|:)*@)?${host}(?::\\d*)?(?:/${pchar}*)*`;
  const path = `/(?:${pchar}+(?:/${pchar}*)*)?|${pchar}+(?:/${pchar}*)*|`;
  const tail = `(?:\\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?`;
  const found = new RegExp(`^[a-z][a-z\\d+.-]*:(?:${authority}|${path})${tail}$`, 'i').exec(value);
  const ip = found?.groups?.ip;
  if (ip === undefined) return found !== null;
  return /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(ip) || (isIPv6(ip) && !ip.includes('%'));
}

it('formats agree with reference implementations on single edits of valid texts', () => {
  const ajv = new Ajv2020();
  addFormats.default(ajv);
  // The reference is known to accept other spellings of a UUID, a space between
  // date and time, and offsets without minutes.
  const isKnownDifference = (name: string, value: string) =>
    (name === 'uuid' && value.startsWith('urn:')) ||
    (name === 'date-time' && (/\s/.test(value) || !/(?:z|[+-]\d\d:\d\d)$/i.test(value)));
  let compared = 0;
  const found: string[] = [];
  for (const [name, values] of Object.entries(VALID)) {
    const reference = name === 'uri' ? isUri : ajv.compile({ type: 'string', format: name });
    const letters = fc.constantFrom(..."0123456789abcdefTZtz:-+.%/?#[]@!'| ");
    const edits = fc.tuple(
      fc.constantFrom(...values.split(/\s+/)),
      fc.noBias(fc.nat(100)),
      letters,
      fc.nat(1),
    );
    for (const [value, place, letter, left] of fc.sample(edits, { seed: 7, numRuns: 3000 })) {
      const at = place % (value.length + 1);
      const edited = value.slice(0, at) + letter + value.slice(at + left);
      if (isKnownDifference(name, edited)) continue;
      compared++;
      const ours = formats[name as keyof typeof formats](edited);
      if (ours !== reference(edited)) found.push(`${name} ${edited} ${ours}`);
    }
  }
  expect(compared).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
