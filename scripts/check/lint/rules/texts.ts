import { componentName, type Problem, type Rule } from '../rule.ts';

type Description = { description?: unknown } | null;

const describes = (what: string) =>
  function* (node: object): Iterable<Problem> {
    if (isBlank((node as Description)?.description))
      yield [`the ${what} has no description; say what it is`];
  };

/**
 * Every schema with a name, every property and parameter, every operation, message and channel says
 * what it is; a branch of a union that is written in place has a title too.
 */
export const described: Rule = {
  Parameter: describes('parameter'),
  Operation: describes('operation'),
  Channel: describes('channel'),
  Message: describes('message'),
  *Schema(schema, ctx) {
    const name = componentName(ctx);
    if (name !== undefined) yield* describes(`schema ${name}`)(schema);
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      if (property.$ref !== undefined || !isBlank(property.description)) continue;
      yield [`the property ${key} has no description; say what it is`, 'properties', key];
    }
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      for (const [index, branch] of (schema[keyword] ?? []).entries()) {
        if (branch.$ref !== undefined || !(branch.properties ?? branch.allOf)) continue;
        for (const key of ['title', 'description'] as const) {
          if (!isBlank(branch[key])) continue;
          yield [`the branch has no ${key}, which readers know it by; add it`, keyword, index];
        }
      }
    }
  },
};

const LABEL =
  /^(optional|required)\b|[([](optional|required)[)\]]|(?:^|[.;]\s+)(optional|required)[.:;]/i;

/** A description does not label what it describes optional or required: the schema says so. */
export const plainDescriptions: Rule = {
  *any(node) {
    const text = (node as Description)?.description;
    const [, ...words] = (typeof text === 'string' && LABEL.exec(text)) || [];
    const word = words.find((each) => each !== undefined);
    if (word === undefined) return;
    yield [`the description says "${word}"; the schema does, so remove the word`, 'description'];
  },
};

/** Examples are in files of their own, where they are checked, and are shown from there. */
export const examplesInFiles: Rule = {
  Schema: noExamples,
  MediaType: noExamples,
  Parameter: noExamples,
  Header: noExamples,
  Message: noExamples,
};

function* noExamples(node: object): Iterable<Problem> {
  for (const key of ['example', 'examples']) {
    if (!(key in node)) continue;
    yield [`${key} is in the document; move it to examples/<SchemaName>/<case>.json`, key];
  }
}

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}
