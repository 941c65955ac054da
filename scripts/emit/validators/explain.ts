/**
 * The half of a validator that explains: Ajv's own standalone code. It sees what a guard refused,
 * decides, and leaves every error behind. Its text is changed only where an ES module requires it.
 */

import standalone from 'ajv/dist/standalone/index.js';
import type { NormalContract } from '../../model/contract.ts';
import { formats } from '../../runtime/formats.ts';
import { importsOf } from '../text.ts';
import { explainer } from './explainer.ts';

/**
 * The text of a module with a function `explain<Name>` for each schema, in Ajv's convention. It
 * imports the guards of its profile.
 */
export function explainModule(normal: NormalContract): string {
  const names = [...normal.schemas.keys()].map((name) => [`explain${name}`, name]);
  const code = asModule(standalone.default(explainer(normal), Object.fromEntries(names)));
  const imports = importsOf(code, {
    '../formats.js': Object.values(formats).map(({ name }) => name),
    [`../accept/${normal.profile}.js`]: [...normal.schemas.keys()].map((name) => `accepts${name}`),
  });
  return `${imports}\n${code}`;
}

/** As an ES module requires: no `require`, no work at import time, descriptive names. */
function asModule(code: string): string {
  const constants = code.match(/^const schema\d+ = .*$/gm)?.join('\n');
  const literal = new Function(`${constants}\nreturn (path) => JSON.stringify(eval(path))`)();
  const exported = [...code.matchAll(/^export const (\w+) = (\w+);$/gm)];
  const names = new Map(exported.map(([, name, own]) => [own, name]));
  return code
    .replace(/^("use strict";|const schema\d+ = .*|export const .*)/gm, '')
    .replace(/\bschema\d+(\.[\w$]+|\[(\d+|"([^"\\]|\\.)*")\])+/g, literal)
    .replace(/^function (?=validate\d)/gm, 'export function ')
    .replace(/\bvalidate\d+\b/g, (own) => names.get(own) ?? own)
    .replace(/new RegExp\((".*?"), "u"\)/g, (_, text) => `${new RegExp(JSON.parse(text), 'u')}`)
    .replace('require("ajv/dist/runtime/ucs2length").default', '(text) => [...text].length');
}
