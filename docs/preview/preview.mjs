#!/usr/bin/env node
// `npx redocly preview` runs the package `@redocly/framework`, which npm doesn't have. This one starts Redocly's portal.
import { spawn } from 'node:child_process';

const PORTAL = '@redocly/realm@0.135.2';
const args = process.argv.slice(2);
const port = args.find((arg) => arg.startsWith('--port='))?.slice('--port='.length) ?? '4000';

console.log(
  `The first start downloads the portal (500 MB) into npm's cache. When it is ready, open http://127.0.0.1:${port}`,
);
const preload = `--import ${import.meta.resolve('./preload.mjs')}`;
const portal = spawn('npx', ['--yes', '--prefer-offline', PORTAL, ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}` },
  shell: process.platform === 'win32',
});
portal.on('exit', (code) => process.exit(code ?? 1));
