/** Checks that each reference leads to a definition of the contract, and that something refers to each definition. */
import { child, groupBy, joinPointer, visitValues } from '../base/json.ts';
import { DOCUMENTS, type FilePlace, type Problem } from '../base/problem.ts';
import { follow, type Sources, targetOf } from '../base/references.ts';
import { entryOf } from '../load/redocly.ts';
import { isExample, namedSchemas } from '../load/texts.ts';
import { SCHEMAS } from '../model/schema.ts';
import { holdsSchema, keysIn } from '../model/visit.ts';

/** A `$ref`, and the object that has it. */
interface Reference {
  holder: FilePlace;
  $ref: string;
  target: FilePlace;
}

function referencesIn(sources: Sources): Reference[] {
  const references: Reference[] = [];
  for (const [file, content] of sources)
    visitValues(isExample(file) ? null : content, (value, pointer) => {
      const $ref = child(value, '$ref');
      if (typeof $ref === 'string')
        references.push({ holder: { file, pointer }, $ref, target: targetOf($ref, file) });
    });
  return references;
}

function aboutReference({ holder, $ref }: Reference, message: string): Problem {
  const pointer = `${holder.pointer}/$ref`;
  return { ...holder, pointer, message: `\`${$ref}\` ${message}` };
}

/**
 * References out of the contract, which Redocly would follow, references to themselves, which it does not survive, and
 * schemas of one name.
 */
export function checkReferences(sources: Sources): Problem[] {
  const wrong = referencesIn(sources).flatMap((reference) => {
    if (!sources.has(reference.target.file)) return aboutReference(reference, OUTSIDE);
    const { holder, target } = reference;
    const isOfSchemas = ({ file, pointer }: FilePlace) =>
      file.includes('/schemas/') || pointer.startsWith(`${SCHEMAS}/`);
    const needsSchema = isOfSchemas(holder) || keysIn(holder.pointer).some(holdsSchema);
    // A document may refer to a whole file, but a schema needs a name.
    if (needsSchema && !(isOfSchemas(target) && target.pointer))
      return aboutReference(reference, UNNAMED);
    if (!needsSchema && isOfSchemas(target)) return aboutReference(reference, MISPLACED);
    return follow(sources, reference.holder) ? [] : aboutReference(reference, CIRCLE);
  });
  return [...wrong, ...repeatedNames(sources)];
}

/** Schemas of which another place has one of the same name: both documents have a schema from one place. */
function repeatedNames(sources: Sources): Problem[] {
  const repeated = [...groupBy(namedSchemas(sources), ({ name }) => name).values()];
  return repeated.flatMap(([first, ...others]) =>
    others.map(({ file, pointer, name }) => {
      const message = `${first?.file} has another schema of the name \`${name}\`; rename one of them, or refer to one`;
      return { file, pointer, message };
    }),
  );
}

const OUTSIDE = 'does not lead to a YAML file in openapi/ or asyncapi/; fix the path';
const MISPLACED = 'leads to a schema, which only `schema` and `payload` have; write one above it';
const UNNAMED = 'does not lead to a named schema; write a path such as `word.yaml#/Word`';
const CIRCLE = 'leads to itself; fix it, or refer to a schema by its name';

/** Whether reading begins with a file: with a document, in which Redocly reports components that nothing uses, or workflows. */
const isEntry = (file: string): boolean =>
  DOCUMENTS.map(entryOf).includes(file) || file.endsWith('.arazzo.yaml');

/** References to a part of a definition, and definitions that nothing refers to. */
export function checkDefinitions(sources: Sources): Problem[] {
  const references = referencesIn(sources);
  const inside = references.filter(
    ({ target }) => !isEntry(target.file) && target.pointer.split('/').length > 2,
  );
  const used = new Set(references.map(({ target }) => `${target.file}#${target.pointer}`));
  const files = [...sources].filter(([file]) => !isExample(file) && !isEntry(file));
  const unused = files.flatMap(([file, content]) => {
    const pointers = Object.keys(Object(content)).map((name) => joinPointer('', name));
    const isUsed = (pointer: string) => used.has(`${file}#`) || used.has(`${file}#${pointer}`);
    const message = `nothing refers to this or to the file as a whole; ${UNUSED}`;
    return pointers.flatMap((pointer) => (isUsed(pointer) ? [] : { file, pointer, message }));
  });
  return [...inside.map((reference) => aboutReference(reference, INSIDE)), ...unused];
}

const UNUSED = 'refer to it, fix its indentation, or remove it';
const INSIDE =
  'leads into a definition; give what it leads to a name at the top of its file, and refer to this name';
