/** The addresses of requests, and the paths of operations. */

/** Splits the address of a request at its first question mark: a query may contain others. */
export function splitAddress(address: string): { pathname: string; search: string } {
  const [pathname = '', ...rest] = address.split('?');
  return { pathname, search: rest.join('?') };
}

/** Replaces each parameter of a path template. */
export function fillTemplate(template: string, value: string): string {
  return template.replaceAll(/\{[^}]*\}/g, () => encodeURIComponent(value));
}
