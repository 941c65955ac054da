/** Values for the published schemas, made when tests run: valid samples, and values on both sides of each assertion. */
import type { Json, JsonObject } from '../../scripts/base/json.ts';
import { nameIn, type Schema, type Schemas } from '../../scripts/model/schema.ts';
import { branchesBesideNull, branchesOf } from '../../scripts/model/unions.ts';
import { generatedModule, generatedText, theBuilt } from './generated.ts';
import { sampleOf, trialsOf } from './trials.ts';

/** Their references are `#/$defs/<name>`. */
const schemas: Schemas = JSON.parse(generatedText('schemas.json')).$defs;

/** The names of the published schemas. */
export const NAMES = Object.keys(schemas);

/** The names of the schemas whose values also come as text, which no schema describes. */
export const QUERIES = theBuilt().operations.map(({ queryName }) => queryName);

/** The published examples of each schema, by scenario. */
export const EXAMPLES = await generatedModule<Record<string, JsonObject>>('examples');

/** Values that a schema must accept: its examples, those of the schemas in its union, and a sample of each branch. */
export function validValues(name: string): Json[] {
  const schema = schemas[name] ?? {};
  const branches = branchesBesideNull(schema, schemas);
  const samples = (branches.length > 0 ? branches : [schema]).flatMap((branch: Schema) => {
    const target = nameIn(branch);
    return target ? validValues(target) : sampleOf(branch, schemas);
  });
  return [...Object.values(EXAMPLES[name] ?? {}), ...samples];
}

/** The fields in both documents, each with a small value of the schema or the branch that has it. */
export const FIELDS = NAMES.flatMap((name) => {
  const { schemas } = theBuilt();
  const { [name]: schema = {} } = schemas;
  return [schema, ...branchesOf(schema)].flatMap((part) =>
    Object.entries(part.properties ?? {}).map(([field, rules]) => {
      const place = `${name}.${field}`;
      return { name, field, place, rules, around: sampleOf(part, schemas) as JsonObject };
    }),
  );
});

/** The largest valid value of a schema. */
export const largestValue = (name: string): Json =>
  validValues(name).toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ??
  null;

/** What a parser or a reader returns for a value, which it takes as its first argument. */
type Taken = { ok: boolean; value?: unknown; issues?: Issue[]; deviations?: Issue[] };
type Issue = { message: string; schemaPath: string };
type Take = (value: unknown, options?: object) => Taken;

const takes = {
  parse: await generatedModule<Record<string, Take>>('parse'),
  read: await generatedModule<Record<string, Take>>('read'),
};

/** The parser or the reader of a schema. That of a message also takes text, unless it ends with `Value`. */
export function takeOf(verb: 'parse' | 'read', name: string): Take | undefined {
  return takes[verb][`${verb}${name}Value`] ?? takes[verb][`${verb}${name}`];
}

/** Values that a schema may accept or reject. A schema that it refers to adds one value: it is tried by its own name. */
export function triedValues(name: string): Json[] {
  const trials = trialsOf(schemas[name] ?? {}, schemas, new Set(NAMES));
  return [...new Set(trials.map((value) => JSON.stringify(value)))].map((text) => JSON.parse(text));
}
