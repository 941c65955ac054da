/** Checks of what is written in the documents: descriptions and the keys of this project. */
import { groupBy, isJsonObject, type Json, joinPointer, tokens } from '../base/json.ts';
import { DOCUMENTS, type Problem, problemAt } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import { placeIn, placesOf, placeText } from '../model/places.ts';
import { assertionsOf, SCHEMAS, type Schema, schemasIn } from '../model/schema.ts';
import { visitObjects } from '../model/visit.ts';
import { findIn, type VisitedSchema } from './find.ts';

/** Checks the schemas as they are written, and each `x-replaces`. */
export function checkWritten(contract: Contract): Problem[] {
  const schemas = contract.placed.map(({ written }) => written);
  const ofSchemas = findIn(schemas, (seen) => [...undescribed(seen), ...wrongKeywords(seen)]);
  return [...ofSchemas, ...repeatedTitles(schemas), ...wrongKeys(contract)];
}

const MATURITY = /^(alpha|beta)$/;

/** What the description of a deprecated field or call says. */
const REPLACEMENT = /Use `|without a documented\s+replacement/;

/**
 * Named schemas, fields, and branches without a description, branches without a title, and fields whose description does not say
 * that they may change.
 */
function* undescribed({ node, keyword = '', problem }: VisitedSchema): Generator<Problem> {
  const { title, description = '', 'x-maturity': maturity = '' } = node;
  const isBranch = /^(one|any)Of$/.test(keyword) && node.properties !== undefined;
  const { pointer } = placeIn(node);
  // A reference alone has the description of what it leads to.
  const isField = keyword === 'properties' && Object.keys(assertionsOf(node)).join() !== '$ref';
  const isNamed = isField || pointer === joinPointer(SCHEMAS, nameAt(pointer));
  if (isBranch && !title) yield problem('the branch has no title; add one');
  const subject = isBranch ? 'the branch' : `\`${nameAt(pointer)}\``;
  if ((isBranch || isNamed) && !description.trim())
    yield problem(`${subject} has no description; add one`);
  if (keyword === 'properties' && MATURITY.test(maturity) && !description.includes(`(${maturity})`))
    yield problem(`${subject} is ${maturity}; say "(${maturity})" in its description`);
}

const nameAt = (pointer: string): string => tokens(pointer).at(-1) ?? '';

/** Titles that two schemas of a document have: generators name types after them. */
function repeatedTitles(schemas: Schema[]): Problem[] {
  const titled = schemas.flatMap(schemasIn).filter(({ title }) => title !== undefined);
  const byTitle = groupBy(titled, (node) => `${placeIn(node).document} ${node.title}`);
  const repeated = [...byTitle.values()].flatMap(([, ...others]) => others);
  return repeated.map((node) =>
    problemAt(placeIn(node, '/title'), `another schema is titled ${node.title}; change one`),
  );
}

const DEPRECATED =
  'is deprecated; say in its description "Use `…` instead." or "Deprecated, without a documented replacement."';

/** Keywords that contradict each other. */
function* wrongKeywords({ node, problem }: VisitedSchema): Generator<Problem> {
  const { discriminator, not, oneOf = [] } = node;
  if (not && !/^(const|enum)$/.test(Object.keys(assertionsOf(not)).join()))
    yield problem(
      '`not` may only list values, by `const` or `enum`; remove other keywords',
      '/not',
    );
  if (node.const !== undefined && node.enum)
    yield problem('`const` and `enum` list values twice; remove one of them', '/const');
  if (discriminator && !(oneOf.length > 1 && oneOf.every(({ $ref }) => $ref)))
    yield problem(
      '`discriminator` belongs to a `oneOf` of references; remove it',
      '/discriminator',
    );
}

const isText = (value: Json, form: RegExp): boolean =>
  typeof value === 'string' && form.test(value);

/** Sentences in a line each that begin with a capital letter, and end with a full stop or a question mark. */
const areSentences = (value: Json): boolean =>
  [value].flat().every((text) => isText(text, /^[A-Z0-9`"'].*[.?]$/)) && [value].flat().length > 0;

/** An entry of `x-replaces`. */
const isReplaced = (entry: Json): boolean =>
  isJsonObject(entry) &&
  /^(change,)?(name(,use)?|removed)$/.test(Object.keys(entry).sort().join()) &&
  Object.values(entry).every((text) => isText(text, /^\S(.*\S)?$/));

const SENTENCES = [
  areSentences,
  'a sentence or a list of sentences, each in one line, that begin with a capital letter and end with a full stop or a question mark',
] as const;

type Allows = (value: Json, isInSchema: boolean) => boolean;

/** The keys of this project: what the value of each must be. */
const KEYS: Record<string, readonly [allows: Allows, must: string]> = {
  'x-assumption': SENTENCES,
  // The linter knows what samples have.
  'x-codeSamples': [
    (value, isInSchema) => Array.isArray(value) && !isInSchema,
    'a list of samples, not in a schema',
  ],
  'x-maturity': [(value) => isText(value, MATURITY), '`alpha` or `beta`'],
  'x-opaque': [(value, isInSchema) => isInSchema && value === true, 'true, in a schema'],
  'x-replaces': [
    (value) => Array.isArray(value) && value.every(isReplaced),
    'a list of objects of texts in one line, each with either `name` and perhaps a field to `use`, or `removed`, and perhaps `change`',
  ],
  'x-unit': [
    // Without its last letter, it is the singular.
    (value, isInSchema) => isInSchema && isText(value, /^[a-z]{3,}(?<!(ch|sh|s|x|i)e)s$/),
    'a plural that adds only an s, such as `seconds`, in a schema (a description can name any unit)',
  ],
  'x-unspecified': SENTENCES,
};
const UNKNOWN_KEY = `the key is unknown; use ${Object.keys(KEYS).join(', ')}, or add the key to scripts/check/written.ts`;

/** Unknown keys of the form `x-…`, values of another form, and what is deprecated without a remedy. */
function wrongKeys(contract: Contract): Problem[] {
  const parameters = contract.operations.flatMap(({ query }) => query.map(placeText));
  const schemas = contract.placed.flatMap(({ written }) => schemasIn(written));
  const places = new Set([...parameters, ...schemas.flatMap(placesOf)]);
  const problems: Problem[] = [];
  for (const document of DOCUMENTS)
    visitObjects(contract[document], (node, pointer) => {
      const isInSchema = places.has(placeText({ document, pointer }));
      if (node.deprecated === true && !REPLACEMENT.test(`${node.description}`))
        // A parameter has its name in itself.
        problems.push(
          problemAt({ document, pointer }, `\`${node.name ?? nameAt(pointer)}\` ${DEPRECATED}`),
        );
      for (const [key, value] of Object.entries(node).filter(([key]) => key.startsWith('x-'))) {
        const [allows, must] = KEYS[key] ?? [];
        if (allows?.(value, isInSchema)) continue;
        const message = must ? `\`${key}\` must be ${must}; fix or remove it` : UNKNOWN_KEY;
        problems.push(problemAt({ document, pointer }, message, joinPointer('', key)));
      }
    });
  return problems;
}
