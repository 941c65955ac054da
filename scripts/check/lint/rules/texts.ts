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

const TEXTS = ['title', 'summary', 'description', 'x-assumption', 'x-unspecified'] as const;

/**
 * A description does not label what it describes optional or required: the schema says so. No text
 * speaks of what this package makes of the document.
 */
export const plainDescriptions: Rule = {
  *any(node) {
    for (const key of TEXTS) {
      const text = [(node as { [key]?: unknown } | null)?.[key]].flat().join(' ');
      const [, ...labels] = (key === 'description' && LABEL.exec(text)) || [];
      const label = labels.find((each) => each !== undefined);
      if (label)
        yield [`the description says "${label}"; the schema does, so remove the word`, key];
      const [word] = /\b(?:profile|strict|tolerant|validator)s?\b/i.exec(text) ?? [];
      if (word) yield [`"${word}" is a word of this package; say it without`, key];
    }
  },
};

/** What is not mature says so in its description too, which is all that most readers see. */
export const describedMaturity: Rule = {
  *any(node) {
    const { 'x-maturity': maturity, description } = Object(node);
    if (typeof maturity !== 'string' || String(description).includes(maturity)) return;
    yield [`the description does not say "${maturity}"; add it`, 'description'];
  },
};

/** Examples are in files of their own, where they are checked, and are shown from there. */
export const examplesInFiles: Rule = {
  Schema: noExamples,
  MediaType: noExamples,
  Header: noExamples,
  Message: noExamples,
};

function* noExamples(node: object): Iterable<Problem> {
  for (const key of ['example', 'examples']) {
    if (!(key in node)) continue;
    yield [`${key} is in the document; move it to examples/<SchemaName>/<case>.json`, key];
  }
}

/** A parameter has examples, each with a summary, where it is. */
export const exampleParameters: Rule = {
  *Parameter({ examples }) {
    const all = Object.entries(Object(examples));
    if (all.length === 0) yield ['the parameter has no examples; add {<name>: {summary, value}}'];
    for (const [name, example] of all) {
      if (isBlank(Object(example).summary)) {
        yield ['the example has no summary; say what it shows', 'examples', name];
      }
    }
  },
};

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}
