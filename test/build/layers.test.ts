/** A module imports only from its layer and earlier ones: see Import rules in ARCHITECTURE.md. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { ROOT } from '../support/contract.ts';

/** The folders and modules of `scripts/` by layer. Biome looks after `runtime`. */
const LAYERS = [
  ['runtime', 'json', 'problem', 'schema', 'command'],
  ['read', 'contract'],
  ['merge', 'profiles'],
  ['check', 'emit'],
  ['site'],
  ['build', 'compare', 'release'],
];

/** The part of `scripts/` to which a module belongs, such as `read`; undefined for other folders. */
const partOf = (path: string) => /^scripts\/([\w-]+)/.exec(path)?.[1];
const layerOf = (part: string) => LAYERS.findIndex((parts) => parts.includes(part));

/** What is wrong with an import; undefined if it is allowed. */
function problemOf(file: string, target: string): string | undefined {
  const [own, other] = [partOf(file), partOf(target)];
  const service = 'packages/stub/src/service/';
  if (file.startsWith(service) && !target.startsWith(service)) {
    return 'a copy of the folder of the service must run alone';
  }
  if (own === undefined) {
    const isAllowed = target.startsWith('packages/stub/src/') || target === 'package.json';
    return isAllowed ? undefined : 'the stub imports the contract as the published package only';
  }
  if (layerOf(own) < 0) return `add \`${own}\` to a layer in test/build/layers.test.ts`;
  if (other === undefined) return 'scripts/ imports nothing from other folders';
  const isSibling = own !== other && [own, other].every((part) => /^(check|emit)$/.test(part));
  if (layerOf(other) > layerOf(own) || isSibling) return `\`${own}\` is not above \`${other}\``;
  return undefined;
}

it('no module imports from a later layer', () => {
  const files = globSync(['scripts/**/*.{ts,mjs}', 'packages/stub/src/**/*.ts'], { cwd: ROOT });
  const problems = files.flatMap((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    return Array.from(code.matchAll(/\b(?:from|import)\b[\s(]*'(\.[^']+)'/g), ([, path = '']) => {
      const target = posix.join(posix.dirname(file), path);
      const problem = problemOf(file, target);
      return problem && `${file} imports ${target}: ${problem}`;
    }).filter(Boolean);
  });
  expect(problems, 'move what is shared to the earlier layer').toEqual([]);
});
