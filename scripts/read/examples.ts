/** Reads the documented examples from their files. */
import { posix } from 'node:path';
import { at, isJsonObject, type Json, joinPointer } from '../base/json.ts';
import { mapOrRefuse, refuseAt } from '../base/problem.ts';
import type { Example } from '../model/contract.ts';
import { isExample, type Sources } from './texts.ts';

/**
 * Reads the documented examples: `openapi/examples/<SchemaName>.json` contains an Example Object for each scenario, with
 * its `summary` and its `value`; the same under `asyncapi/`. An object such as `{"$ref": "Job.json#/done/value"}` stands
 * for the value in another file.
 *
 * @returns the examples by schema name
 * @throws ProblemsError if an example lacks its summary or its value, or refers to anything but a value
 */
export function readExamples(sources: Sources): Map<string, Example[]> {
  const files = [...sources].filter(([file]) => isExample(file));
  return new Map(
    mapOrRefuse(files, ([file, scenarios]) => {
      if (!isJsonObject(scenarios) || Object.keys(scenarios).length === 0)
        return refuseAt(file, 'the file must be an object with an example; add one by its name');
      const examples = Object.entries(scenarios).map(([name, example]) => {
        const { summary, value } = Object(example) as { summary?: Json; value?: Json };
        if (typeof summary !== 'string' || value === undefined) {
          const message = 'the example must be an object with a `summary` and a `value`; add both';
          return refuseAt(file, message, joinPointer('', name));
        }
        return { name, summary, file, value: withReferences(value, file, sources) };
      });
      return [posix.parse(file).name, examples];
    }),
  );
}

/** A value with those of other examples that it refers to, which may refer to further ones. */
function withReferences(value: Json, file: string, sources: Sources, within: string[] = []): Json {
  return JSON.parse(JSON.stringify(value), (_, node) => {
    if (typeof node?.$ref !== 'string') return node;
    const [path = '', pointer = ''] = node.$ref.split('#');
    const target = posix.join(posix.dirname(file), path);
    const place = `${target}#${pointer}`;
    const included = isExample(target) ? at(sources.get(target) ?? null, pointer) : undefined;
    if (!included || !pointer.endsWith('/value') || within.includes(place))
      refuseAt(file, `the example cannot refer to \`${node.$ref}\`; refer to another example`);
    return withReferences(included, target, sources, [...within, place]);
  });
}
