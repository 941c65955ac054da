/** Compares JSON values in Ajv's code, whose own function calls the `valueOf` of an object, which may be a field. */
export default function equal(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  const areObjects = typeof one === 'object' && typeof two === 'object' && one && two;
  if (!areObjects || Array.isArray(one) !== Array.isArray(two)) return false;
  const [own, other] = [Object.entries(one), new Map(Object.entries(two))];
  return own.length === other.size && own.every(([key, value]) => equal(value, other.get(key)));
}
