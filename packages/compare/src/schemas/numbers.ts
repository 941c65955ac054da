/** Sets of numbers: whether all numbers of one schema satisfy the bounds and the step of another. */
import type { Schema } from '../../../../scripts/schema.ts';

/** Whether it is proved that every number of one schema satisfies the rules of another about numbers. */
export function areNumbersWithin(inner: Schema, outer: Schema): boolean {
  // Each step of the outer schema must divide one of the inner: multiples of 4 are multiples of 2.
  const divides = (step: number) => stepsOf(inner).some((own) => isWhole(own / step));
  if (!stepsOf(outer).every(divides)) return false;
  const areWhole = stepsOf(inner).some(isWhole);
  return (
    startsWithin(startOf(inner, areWhole), startOf(outer, areWhole)) &&
    startsWithin(startOf(mirrored(inner), areWhole), startOf(mirrored(outer), areWhole))
  );
}

/** Whether a number is whole, as far as floating point can tell: 0.3 / 0.1 counts. */
function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) < 1e-9;
}

/** What every number of a schema is a multiple of. */
function stepsOf({ type, multipleOf }: Schema): number[] {
  const steps = [type].flat().every((one) => one === 'integer') ? [1] : [];
  return multipleOf === undefined ? steps : [...steps, multipleOf];
}

/** Where a range of numbers starts, and whether that number is itself excluded. */
interface Start {
  number: number;
  isExcluded: boolean;
}

/** @param areWhole whether only whole numbers count: those above 0 start at 1 */
function startOf({ minimum, exclusiveMinimum }: Schema, areWhole: boolean): Start {
  const least = minimum ?? -Infinity;
  const above = exclusiveMinimum ?? -Infinity;
  const isExcluded = above >= least && above > -Infinity;
  if (!areWhole) return { number: Math.max(least, above), isExcluded };
  const number = isExcluded ? Math.floor(above) + 1 : Math.ceil(least);
  return { number, isExcluded: false };
}

function startsWithin(inner: Start, outer: Start): boolean {
  if (inner.number !== outer.number) return inner.number > outer.number;
  return inner.isExcluded || !outer.isExcluded;
}

/** The bounds of the negated numbers, so that the end of a range is the start of another. */
function mirrored({ maximum, exclusiveMaximum }: Schema): Schema {
  const negated = (bound: number | undefined) => (bound === undefined ? undefined : -bound);
  return { minimum: negated(maximum), exclusiveMinimum: negated(exclusiveMaximum) };
}
