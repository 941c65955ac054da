/** The lists of fields and values in the guides. */
import { groupBy, mapValues } from '../base/json.ts';
import { refuseAt } from '../base/problem.ts';
import { boundsInWords } from '../emit/shared/limits.ts';
import { code } from '../emit/shared/text.ts';
import {
  mapNodes,
  pathsIn,
  replacedIn,
  type Schema,
  type Schemas,
  withTarget,
} from '../model/schema.ts';
import { knownIn, listedIn, referenced } from '../model/unions.ts';

/**
 * The fields of a schema and of the objects in it, but not in the `omitted` ones, that are required or have a default, a limit,
 * or listed values; the required ones first. Each is an item: its path with its maturity, such as `a.b[].c` _beta_, and these facts.
 */
export function listDefaults(schemas: Schemas, name = '', ...omitted: string[]): string[] {
  // A guide shows no description that could say the unit.
  const silent = mapValues(schemas, (schema) => mapNodes(schema, withoutDescription));
  const nodes = pathsIn(silent[name] ?? {}, '', silent);
  const fields = nodes.filter(({ keyword }) => keyword === 'properties');
  const lost = omitted.find((key) => !fields.some(({ path }) => path === key));
  if (lost) refuseAt('', `\`${name}\` has no field \`${lost}\`; fix the insert`);
  const isIn = (path: string, key: string) =>
    path.startsWith(key) && /^[.[]/.test(path.slice(key.length));
  const shown = fields.filter(({ path }) => !omitted.some((key) => isIn(path, key)));
  const isFirst = ({ path, isRequired }: (typeof shown)[number]) =>
    isRequired && !/[.[]/.test(path);
  shown.sort((left, right) => Number(isFirst(right)) - Number(isFirst(left)));
  const items = shown.flatMap(({ path, node, isRequired }) => {
    const field = { ...referenced(node, silent), ...node };
    const states = [field['x-maturity'], field.deprecated && 'deprecated'].filter(Boolean);
    const label = [code(path), ...states.map((state) => `_${state}_`)].join(' ');
    const facts = [
      ...(isRequired ? ['required'] : []),
      ...(field.default === undefined ? [] : [`default ${code(field.default)}`]),
      ...boundsInWords(node, silent, valuesInWords),
    ];
    return facts.length > 0 ? [`- ${label}: ${facts.join(', ')}`] : [];
  });
  // Branches may share a field.
  return [[...new Set(items)].join('\n')];
}

const withoutDescription = ({ description: _, ...schema }: Schema): Schema => schema;

/** The names of the first version in a schema and in the objects in it, with what replaces them and how values changed. */
export function listReplaced(schemas: Schemas, name = ''): string[] {
  const nodes = pathsIn(schemas[name] ?? {}, '', schemas).map(({ path, node }) => {
    return { path, node: withTarget(node, schemas) };
  });
  const entries = replacedIn(nodes).map(({ old, use, change }) => ({
    old,
    uses: use === undefined || use === old ? [] : [code(use)],
    changes: [change ?? (use ? [] : 'Not supported.')].flat(),
  }));
  const items = [...groupBy(entries, ({ old }) => old)].flatMap(([old, same]) => {
    const uses = new Set(same.flatMap((entry) => entry.uses));
    const changes = new Set(same.flatMap((entry) => entry.changes));
    const parts = [[...uses].join(', '), [...changes].join(' ')].filter(Boolean);
    // A name of the first version may stay.
    return parts.length > 0 ? [`- ${code(old)}: ${parts.join('. ')}`] : [];
  });
  return [items.join('\n')];
}

/** The most values that an item lists; of a longer enumeration, it has the name, a heading of the guide in words. */
const MOST_VALUES = 20;

function valuesInWords(schema: Schema, name: string | undefined): string[] {
  const values = enumerated(schema);
  if (!values) return [];
  if (values.length <= MOST_VALUES || name === undefined)
    return [`one of ${values.map(code).join(', ')}${knownIn(schema) ? ', or another value' : ''}`];
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
  return [`a [${code(name)}](#${words.toLowerCase()})`];
}

const enumerated = (schema: Schema) => knownIn(schema) ?? listedIn(schema);

/** The values of a named enumeration. */
export function listValues(schemas: Schemas, name = ''): string[] {
  const values =
    enumerated(schemas[name] ?? {}) ?? refuseAt('', `\`${name}\` lists no values; fix the insert`);
  return [values.map(code).join(', ')];
}
