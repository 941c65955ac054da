/** Samples of each format, for tests. */
import type { formats } from '../../scripts/runtime/formats.ts';

interface Texts {
  good: readonly string[];
  bad: readonly string[];
}

/** Strings that match a format, the first of which is typical, and near misses. */
export const FORMATS: Readonly<Record<string, Texts>> = {
  uri: {
    good: [
      'https://example.com/a?b=c#d',
      ...['http://localhost:8080/', 'urn:x:y', 'a:', 'HTTP://EXAMPLE.COM', 'https://[::1]/'],
    ],
    bad: [
      ...['example.com', '/path', 'https://example.com/a b', '', '//example.com', '1a:b'],
      ...['https://example.com/%zz', 'http://example.com:x/'],
    ],
  },
  uuid: {
    good: [
      '45463597-20b7-4af7-b3b3-f5fb778203ab',
      '00000000-0000-0000-0000-000000000000',
      '45463597-20B7-4AF7-B3B3-F5FB778203AB',
    ],
    bad: [
      ...['45463597', '45463597-20b7-4af7-b3b3-f5fb778203ag', ''],
      ...['45463597-20b7-4af7-b3b3-f5fb778203a', '{45463597-20b7-4af7-b3b3-f5fb778203ab}'],
    ],
  },
  'date-time': {
    good: [
      ...['2026-01-31T09:30:00Z', '2026-01-31T09:30:00.123+02:00', '2026-01-31T23:59:60.5+00:00'],
      ...['2026-01-31T22:59:60-01:00', '1999-12-31t00:00:00-08:00', '2024-02-29T12:00:00z'],
    ],
    bad: [
      ...['2026-01-31T09:30:00', '2026-02-30T09:30:00Z', 'yesterday', '', '2023-02-29T12:00:00Z'],
      ...['2026-01-31T24:00:00Z', '2026-01-31T09:30:60Z', '2026-01-31T09:30:00+24:00'],
      '2026-01-31 09:30:00Z',
    ],
  },
  date: {
    good: ['2026-01-31', '2024-02-29', '2000-02-29'],
    bad: [...['2026-02-30', '31.01.2026', '', '2023-02-29', '1900-02-29', '2026-1-31', '20260131']],
  },
} satisfies Record<keyof typeof formats, Texts>;
