/** The addresses of requests, and the paths of operations. */

/** Splits the address of a request at its first question mark: a query may contain others. */
export function splitAddress(address: string): { pathname: string; search: string } {
  const at = address.indexOf('?');
  if (at < 0) return { pathname: address, search: '' };
  return { pathname: address.slice(0, at), search: address.slice(at + 1) };
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

/**
 * Translates a path template of OpenAPI, such as `/jobs/{job-id}:cancel`, to the syntax of the router, in which names of
 * parameters are words, and a colon begins one.
 *
 * @returns the path for the router, and the names of the parameters in the order of `p0`, `p1` …
 */
export function routeOf(template: string): { url: string; names: string[] } {
  const names: string[] = [];
  let stars = 0;
  const url = template
    .split(/(\{[^}]*\})/)
    .map((part) => {
      // The router takes a bare asterisk for the rest of the path.
      if (!/^\{.*\}$/.test(part)) {
        return part.replaceAll(':', '::').replaceAll('*', () => `:s${stars++}(^\\*)`);
      }
      names.push(part.slice(1, -1));
      // A parameter may end before the next slash.
      return `:p${names.length - 1}(^[^/]+?)`;
    })
    .join('');
  return { url, names };
}

/** Replaces each parameter of a path template. */
export function fillTemplate(template: string, value: string): string {
  return template.replaceAll(/\{[^}]*\}/g, () => encodeURIComponent(value));
}
