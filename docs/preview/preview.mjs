#!/usr/bin/env node
// `npx redocly preview` runs the package `@redocly/framework`, which npm doesn't have. This one starts Redocly's portal.
import { spawn } from 'node:child_process';

// npx downloads the portal into the cache of npm at the first start: 500 MB.
const PORTAL = '@redocly/realm@0.135.2';

// The portal calls functions that Node 20 lacks.
const isOld = process.version.startsWith('v20.');
const polyfills = isOld ? `--import ${import.meta.resolve('core-js/actual/index.js')}` : '';

const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${polyfills}` };
const shell = process.platform === 'win32';
const portal = spawn('npx', ['--yes', PORTAL, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
  shell,
});
portal.on('exit', (code) => process.exit(code ?? 1));
