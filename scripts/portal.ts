/** `npm run portal`: Redocly's portal, with the guides and both documents, configured by `redocly.yaml`. */
import { spawn } from 'node:child_process';
import { satisfies } from 'semver';

/** What `redocly preview --product realm` starts, in the version that was tried. */
const PORTAL = '@redocly/realm@0.135.2';
const NEEDED = '>=22.12';

const { node } = process.versions;
if (satisfies(node, NEEDED)) {
  const args = ['--yes', PORTAL, 'preview', ...process.argv.slice(2)];
  const portal = spawn('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  portal.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error(
    `The portal needs Node ${NEEDED}, and this is ${node}. npm run docs needs no more than you have.`,
  );
  process.exitCode = 1;
}
