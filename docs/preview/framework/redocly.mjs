/**
 * Everything that depends on how Redocly's programs work inside, tried with the versions that are pinned:
 *
 * - `redocly preview` runs the package `@redocly/framework` with npx. If it runs another package, it asks npm for one, and
 *   `cli.mjs` never starts: rename the package beside this file.
 * - The portal is `bin.js` of `@redocly/realm`. If it moves, Node reports that there is no such file.
 * - The portal's server reads `location.origin` as a browser would. Without the preload below, both documents answer 500.
 *   Defined before the first request, the global would keep the server from starting.
 * - The portal listens on all interfaces, without an option. The preload below adds the host, which `test/site/portal.test.ts`
 *   tries.
 * - The portal calls functions that Node 20 lacks. Without core-js, it stops with "is not a function".
 * - The portal's proxy for "Try it" can't be turned off, so `redocly.yaml` limits it to a port that nothing uses.
 * - The search reads the titles of tags and skips what depends on a condition, which `scripts/site/portal.ts` writes. It sorts
 *   hits in titles before hits in texts, and both by path. If that changes, the order of the hits does.
 * - `@theme/styles.css` and `@theme/markdoc/schema.ts` name parts of the portal. If one is renamed, pages look different.
 * - The portal refuses any other `NODE_ENV` than `development` and `production`.
 *
 * `test/site/portal.nightly.test.ts` opens every page and searches, so it fails when one of them changes.
 */
import { subscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

subscribe('tracing:net.server.listen:asyncStart', ({ options }) => {
  options.host ??= '127.0.0.1';
});

subscribe('http.server.request.start', () => {
  globalThis.location ??= new URL('http://localhost');
});

/**
 * The command that starts the portal.
 *
 * @param {string} folder the folder in which it is installed
 * @param {string[]} given the arguments that `redocly preview` passes on
 * @returns the arguments of Node, and its environment
 */
export function portalCommand(folder, given) {
  const preload = [import.meta.filename];
  if (process.version.startsWith('v20.'))
    preload.push(join(folder, 'node_modules/core-js/actual/index.js'));
  const imports = preload.map((file) => `--import ${pathToFileURL(file)}`);
  const options = [process.env.NODE_OPTIONS ?? '', ...imports].join(' ').trim();
  return {
    args: [
      join(folder, 'node_modules/@redocly/realm/bin.js'),
      ...given.filter((one) => !one.startsWith('--project-dir')),
    ],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: options,
      REDOCLY_TELEMETRY: 'off',
    },
  };
}
