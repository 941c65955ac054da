/** Reads the documented examples from their files. */
import { posix } from 'node:path';
import { isJsonObject, type Json, type JsonObject, joinPointer } from '../base/json.ts';
import { type FilePlace, mapOrRefuse, refuseAt } from '../base/problem.ts';
import { contentAt, type Sources, targetOf } from '../base/references.ts';
import type { Example } from '../model/contract.ts';
import { isExample } from './texts.ts';

/** Words of which each begins with a letter: `two-speakers` is exported as `twoSpeakers`, and no other name is. */
const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;

/**
 * Reads the documented examples: `openapi/examples/<SchemaName>.json` contains an Example Object for each scenario, with
 * its `summary` and its `value`; the same under `asyncapi/`. An object such as `{"$ref": "Job.json#/done/value"}` stands
 * for the value in another file.
 *
 * @returns the examples by schema name
 * @throws ProblemsError if an example has another form or name, or refers to anything but a value
 */
export function loadExamples(sources: Sources): Map<string, Example[]> {
  const files = new Map<string, string>();
  const entries = mapOrRefuse(
    [...sources].filter(([file]) => isExample(file)),
    ([file, scenarios]): [string, Example[]] => {
      const schema = posix.parse(file).name;
      const other = files.get(schema);
      if (other) refuseAt(file, `${other} has examples of the same schema; move them to one file`);
      files.set(schema, file);
      const named = isJsonObject(scenarios) ? Object.entries(scenarios) : [];
      if (named.length === 0)
        refuseAt(file, 'the file must be an object with an example; add one by its name');
      return [schema, mapOrRefuse(named, ([name, node]) => exampleOf(name, node, file, sources))];
    },
  );
  return new Map(entries);
}

function exampleOf(name: string, node: Json, file: string, sources: Sources): Example {
  const { summary, value, ...others } = Object(node) as JsonObject;
  const pointer = joinPointer('', name);
  if (!NAME.test(name))
    refuseAt(file, 'the name must be words such as `two-speakers`; rename the example', pointer);
  const isWhole = typeof summary === 'string' && /\S/.test(summary) && value !== undefined;
  if (!isWhole || Object.keys(others).length > 0)
    return refuseAt(
      file,
      'the example must have a text as its `summary`, a `value`, and nothing else; fix it',
      pointer,
    );
  return { name, summary, file, value: withReferences(value, { file, pointer }, sources) };
}

/** The value of an example, with the values of other examples that it refers to. */
function withReferences(value: Json, { file, pointer }: FilePlace, sources: Sources): Json {
  return JSON.parse(JSON.stringify(value), (_, node) => {
    const { $ref } = Object(node);
    if (typeof $ref !== 'string') return node;
    const target = targetOf($ref, file);
    const included = isExample(target.file) ? contentAt(sources, target) : undefined;
    const isWhole =
      target.pointer.endsWith('/value') && !JSON.stringify(included ?? '$ref').includes('$ref');
    if (!isWhole) refuseAt(file, `the example cannot refer to \`${$ref}\`; ${WHOLE}`, pointer);
    return included;
  });
}

const WHOLE = 'refer to the `value` of another example, without references in it';
