/** Builds after each edit while VitePress serves the pages, and shows the findings until they are fixed. */
import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/** The paths of the files that the pages are made from. */
const SOURCES = /^(openapi|asyncapi|docs(?!\/\.vitepress))\//;

/**
 * Makes VitePress's server run `npm run build` after each edit of the contract or of a guide.
 *
 * @param isListed whether the sidebar lists exactly the existing pages; if not, VitePress reloads its
 *   configuration
 */
export function followEdits(isListed: () => boolean): Plugin {
  return {
    name: 'follow-edits',
    apply: 'serve',
    configureServer({ watcher, ws, config }) {
      let findings = '';
      let isStale = false;
      let isBuilding = false;
      const show = () => {
        if (findings !== '') ws.send({ type: 'error', err: { message: findings, stack: '' } });
      };
      const build = async () => {
        isBuilding = true;
        const before = findings;
        while (isStale) {
          isStale = false;
          const args = ['--import', 'tsx', 'scripts/build.ts'];
          const { stderr } = spawn(process.execPath, args, { cwd: ROOT });
          findings = (await text(stderr)).trim();
        }
        isBuilding = false;
        if (findings !== '') config.logger.error(findings);
        else if (before !== '') ws.send({ type: 'full-reload' });
        if (!isListed()) utimesSync(join(import.meta.dirname, 'config.ts'), new Date(), new Date());
        show();
      };
      isStale = true;
      void build();
      watcher.add(['openapi', 'asyncapi', 'docs'].map((folder) => join(ROOT, folder)));
      watcher.on('all', (_, path) => {
        if (!SOURCES.test(path.slice(ROOT.length + 1))) return;
        isStale = true;
        if (!isBuilding) void build();
      });
      // Also show them on a page that is opened or reloaded.
      ws.on('connection', show);
    },
  };
}
