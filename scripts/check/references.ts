/** Checks that each reference leads to a definition of the contract, and that something refers to each definition. */
import { child, joinPointer, visitValues } from '../base/json.ts';
import type { Problem } from '../base/problem.ts';
import { follow, type Sources, targetOf } from '../base/references.ts';
import { isExample } from '../load/texts.ts';
import { visitObjects } from '../model/visit.ts';

/** Each document is where reading begins; Redocly reports the components in it that nothing uses. */
const isEntry = (file: string): boolean => /^(\w+)\/\1\.yaml$|\.arazzo\.yaml$/.test(file);

/** References out of the contract, which Redocly would follow, and references to themselves, which it does not survive. */
export function checkTargets(sources: Sources): Problem[] {
  const problems: Problem[] = [];
  for (const [file, content] of sources)
    visitValues(isExample(file) ? null : content, (value, pointer) => {
      const $ref = child(value, '$ref');
      if (typeof $ref !== 'string') return;
      if (!sources.has(targetOf($ref, file).file))
        problems.push({ file, pointer: `${pointer}/$ref`, message: `\`${$ref}\` ${OUTSIDE}` });
      else if (!follow(sources, { file, pointer }))
        problems.push({ file, pointer, message: CIRCLE });
    });
  return problems;
}

const OUTSIDE = 'does not lead to a YAML file in openapi/ or asyncapi/; fix the path';
const CIRCLE = 'the reference leads to itself; refer to a schema by its name';

const UNUSED = 'refer to it, fix its indentation, or remove it';
const INSIDE =
  'leads into a definition; give what it leads to a name at the top of its file, and refer to this name';

/** References to a part of a definition, and definitions that nothing refers to. */
export function checkReferences(sources: Sources): Problem[] {
  const problems: Problem[] = [];
  const targets = new Set<string>();
  const files = [...sources].filter(([file]) => !isExample(file));
  for (const [file, content] of files)
    visitObjects(content, ({ $ref }, holder) => {
      if (typeof $ref !== 'string') return;
      const { file: target, pointer } = targetOf($ref, file);
      targets.add(`${target}#${pointer}`);
      if (isEntry(target) || pointer.split('/').length <= 2) return;
      problems.push({ file, pointer: `${holder}/$ref`, message: `\`${$ref}\` ${INSIDE}` });
    });
  for (const [file, content] of files) {
    if (isEntry(file) || targets.has(`${file}#`)) continue;
    for (const name of Object.keys(Object(content))) {
      const pointer = joinPointer('', name);
      const message = `nothing refers to \`${name}\` or to its file as a whole; ${UNUSED}`;
      if (!targets.has(`${file}#${pointer}`)) problems.push({ file, pointer, message });
    }
  }
  return problems;
}
