import type { Contract } from '../model/contract.ts';
import type { Files } from './files.ts';
import { compile } from './module.ts';
import { jsdoc } from './text.ts';

/** Emits `examples`: for each schema an object whose getters, by scenario, return a new value each. */
export function emitExamples({ examples }: Contract): Files {
  const constants = [...examples].sort().map(([schema, cases]) => {
    const types: string[] = [];
    const getters: string[] = [];
    for (const { name, summary, value } of cases) {
      const key = JSON.stringify(name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()));
      // JSON is also how TypeScript writes its own literal type.
      const literal = JSON.stringify(value);
      types.push(`${jsdoc(summary)}readonly ${key}: ${literal};\n`);
      getters.push(`get ${key}() { return ${literal}; },\n`);
    }
    const comment = `The documented examples of \`${schema}\`. Each access returns a new value, so a test may change what it gets.`;
    return `${jsdoc(comment)}export const ${schema}: {\n${types.join('')}} = {\n${getters.join('')}};\n`;
  });
  return compile('examples', constants.join('\n'));
}
