/** Fails if a dependency is missing: all other tools would only report what follows from it. */
import { existsSync, readFileSync } from 'node:fs';

const missing = ['.', 'packages/stub'].flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  // npm installs a package beside the one that needs it if the root has another version.
  const folders = ['node_modules', `${folder}/node_modules`];
  return names.filter((name) => !folders.some((path) => existsSync(`${path}/${name}`)));
});
if (missing.length > 0) {
  console.error(`node_modules lacks ${missing.join(', ')}; run npm ci`);
  process.exit(1);
}
