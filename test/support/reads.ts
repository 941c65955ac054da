/**
 * Counts how often a call reads from a value: each field or item read, each name listed. Unlike its time, the count is
 * the same on every machine.
 *
 * @param call gets the value, wrapped
 */
export function countReads(value: unknown, call: (value: unknown) => void): number {
  let count = 0;
  const wrapped = (inner: unknown): unknown =>
    typeof inner === 'object' && inner !== null ? new Proxy(inner, handler) : inner;
  const handler: ProxyHandler<object> = {
    get(target, key) {
      count++;
      return wrapped(Reflect.get(target, key));
    },
    getOwnPropertyDescriptor(target, key) {
      count++;
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      count += keys.length;
      return keys;
    },
  };
  call(wrapped(value));
  return count;
}
