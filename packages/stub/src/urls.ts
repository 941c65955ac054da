/** The addresses of requests, and the paths of operations. */

/** Splits the address of a request at its first question mark: a query may contain others. */
export function splitAddress(address: string): { pathname: string; search: string } {
  const [pathname = '', ...rest] = address.split('?');
  return { pathname, search: rest.join('?') };
}

/** Whether the path of an address can be decoded: `%zz`, for instance, stands for no character. */
export function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(splitAddress(address).pathname);
    return true;
  } catch {
    return false;
  }
}

/** A path whose segments are words or parameters, such as `/jobs/{id}`. */
const TEMPLATE = /^(\/(\w[\w.-]*|\{\w+\}))+$/;

/**
 * Translates a path of the contract, such as `/jobs/{id}`, to the syntax of the router.
 *
 * @throws if a segment is neither a word nor a parameter, which would need more of that syntax
 */
export function routeOf(template: string): string {
  if (TEMPLATE.test(template)) return template.replaceAll(/\{(\w+)\}/g, ':$1');
  throw new Error(
    `${template} has a segment that is neither a word nor a parameter: extend \`routeOf\` in packages/stub/src/urls.ts`,
  );
}

/** Replaces each parameter of a path template. */
export function fillTemplate(template: string, value: string): string {
  return template.replaceAll(/\{[^}]*\}/g, () => encodeURIComponent(value));
}
