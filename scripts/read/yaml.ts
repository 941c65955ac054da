/** YAML and JSON as plain data that every tool reads alike. */
import { Composer, type Pair, Parser, type Range, type Scalar, visit } from 'yaml';
import { type Finding, FindingsError, refuse } from '../model/finding.ts';
import type { Json } from '../model/json.ts';
import { visitValues } from '../model/pointer.ts';

/**
 * Reads the text of a YAML (or JSON) file as plain data.
 *
 * @param file the file, which is only named in findings
 * @throws FindingsError when the text is not valid, at `line:column`, or is not data that every tool
 *   takes for the same
 */
export function parseYaml(text: string, file: string): Json {
  const refuseAt = (offset: number, message: string): never => {
    throw new FindingsError([{ file, location: positionAt(text, offset), message }]);
  };
  // Duplicate keys are found below: the library compares each key with each other one.
  const options = { stringKeys: true, resolveKnownTags: false, uniqueKeys: false };
  const [document, other] = new Composer(options).compose(
    new Parser().parse(text),
    true,
    text.length,
  );
  if (!document || other) {
    return refuseAt(other?.range[0] ?? 0, 'another document begins; give it a file of its own');
  }
  const end = text.indexOf('\r');
  if (end >= 0)
    refuseAt(end, 'the line ends with CR; save the file with LF at the end of each line');
  for (const { pos, message } of [...document.errors, ...document.warnings]) {
    const [reason] = message.split(/[.:;]?(?:\n|$)/);
    refuseAt(pos[0], `not valid YAML: ${reason}; correct the file there`);
  }
  const findings: Finding[] = [];
  const find = (range: Range | null | undefined, message: string) =>
    findings.push({ file, location: positionAt(text, range?.[0] ?? 0), message });
  visit(document, {
    // An alias may name nothing, or a node that it stands in.
    Alias: (_, { source, range }) => {
      find(
        range,
        `*${source} is an alias; quote text that begins with *, and write out what is repeated`,
      );
    },
    Map: (_, { items }) => {
      const keys = new Set<unknown>();
      for (const { key } of items as Pair<Scalar>[]) {
        const message = `the key ${key.value} is given twice; remove one of the two`;
        if (keys.has(key.value)) find(key.range, message);
        keys.add(key.value);
      }
    },
  });
  refuse(findings);
  const value = document.toJS() as Json;
  visitValues(value, (found, location) => {
    if (typeof found === 'number' && !Number.isFinite(found)) {
      const message = `${found} is not a number in JSON; remove it or write another`;
      findings.push({ file, location, message });
    } else if (location.endsWith('/__proto__')) {
      const message = 'the name __proto__ has a meaning of its own in JavaScript; choose another';
      findings.push({ file, location, message });
    }
  });
  refuse(findings);
  return value;
}

/**
 * Reads the text of an example, which is JSON.
 *
 * @throws FindingsError when it is not, or has what tools take for a reference
 */
export function parseJson(text: string, file: string): Json {
  try {
    JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const [, offset = text.length] = /position (\d+)/.exec(message) ?? [];
    const location = positionAt(text, Number(offset));
    const reason = message.replace(/ (in JSON )?at position.*/s, '');
    refuse([{ file, location, message: `not valid JSON: ${reason}; correct the file there` }]);
  }
  // JSON is YAML, whose parser finds a name that is given twice.
  const value = parseYaml(text, file);
  const findings: Finding[] = [];
  visitValues(value, (found, location) => {
    const [, key] = /\/(\$ref|externalValue)$/.exec(location) ?? [];
    if (key === undefined || typeof found !== 'string') return;
    const message = `tools follow ${key} in an example too; write out what it names`;
    findings.push({ file, location, message });
  });
  refuse(findings);
  return value;
}

/** A place in a text as `line:column`. */
function positionAt(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}
