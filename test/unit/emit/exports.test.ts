import { expect, it } from 'vitest';
import { emitExports } from '../../../scripts/emit/exports.ts';

it('the list of exports has those members of a union that all its branches have', () => {
  const text = `
    export interface Bus { kind: 'bus'; wheels: number; doors: number }
    export interface Bike { kind: 'bike'; wheels: number }
    export type Vehicle = Bus | Bike;
    export type Anything = Vehicle | { kind: 'boat' };`;
  const listed = JSON.parse(emitExports({ 'types.d.ts': text })['exports.json'] ?? '');
  expect(listed.types).toMatchObject({ Vehicle: ['kind', 'wheels'], Anything: ['kind'] });
});
