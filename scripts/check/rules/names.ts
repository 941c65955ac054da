import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { nameAt, ofSchemas, type Rule } from '../rule.ts';

/** Names that every program already has, from JavaScript, the web platform and TypeScript. */
const GLOBALS = new Set(Object.getOwnPropertyNames(globalThis));
for (const library of ['es5', 'dom']) {
  const file = createRequire(import.meta.url).resolve(`typescript/lib/lib.${library}.d.ts`);
  const declarations = readFileSync(file, 'utf8').matchAll(
    /^(?:interface|type|declare \w+) ([A-Z]\w*)/gm,
  );
  for (const [, name = ''] of declarations) GLOBALS.add(name);
}

/** A schema's name is PascalCase and hides no global. */
export const names = ofSchemas(function* (_, place) {
  const name = nameAt(place);
  if (name === undefined) return;
  if (GLOBALS.has(name)) yield [`the name ${name} hides a global; choose a longer one`];
  else if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    yield [`the name ${name} is not PascalCase; rename it`];
  }
});

/** A title is unique, and not the name of a schema: generators name types after both. */
export const uniqueTitles: Rule = (contract) => {
  const taken = new Set<string>();
  const visit = ofSchemas(function* ({ title }, place) {
    for (const name of new Set([nameAt(place) ?? title, title])) {
      if (name === undefined) continue;
      if (taken.has(name)) yield [`another schema is called ${name}; rename one of them`];
      taken.add(name);
    }
  });
  return visit(contract);
};
