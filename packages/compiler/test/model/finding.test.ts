/** The printed form of findings. */
import { expect, it } from 'vitest';
import { formatFinding } from '../../src/model/finding.ts';

it.each(['\n', '\r\n', '\u2028', '\u2029', '\u0085', '\r'])(
  'a finding is printed on one line even if names contain %j',
  (end) => {
    const file = `a${end}::error ::b.yaml`;
    const line = formatFinding({ file, location: `/x${end}::c`, message: `no${end}::d` });
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    for (const part of ['::error ::b.yaml', '::c', '::d']) expect(line).toContain(part);
  },
);
