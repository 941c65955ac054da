/** Fails if a dependency is missing: all other tools would only report what follows from it. */
import { existsSync, readFileSync } from 'node:fs';

const missing = ['package.json', 'packages/stub/package.json']
  .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  .flatMap((manifest) => Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
  .find((name) => !existsSync(`node_modules/${name}`));
if (missing !== undefined) {
  console.error(`node_modules lacks ${missing}; run npm ci`);
  process.exit(1);
}
