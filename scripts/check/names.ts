/** Checks that each name that the modules export is made once. */
import { isDeepStrictEqual } from 'node:util';
import { type BundlePlace, type Problem, problemAt } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import { placeIn } from '../model/places.ts';
import { refTo } from '../model/schema.ts';
import { listedBranches, titledBranches } from '../model/unions.ts';

/** The names of types that the modules export for every contract. */
export const RESERVED = new Set(
  `AudioFrame Dropped ErrorObject Failure FrameOptions Issue JsonSchema MessageFrame OfKind
  ParseOptions ParseResult QueryInput ReadResult Readable SchemaName Success Validator`.split(
    /\s+/,
  ),
);

/** The names that declarations of types use, which a type of the same module would hide. */
const USED = new Set('Form NonNullable Plain Record'.split(' '));

/** Something in a document that gives types and functions a name. */
interface Maker extends BundlePlace {
  what: string;
  name: string;
}

/** The functions of a schema have its name after a verb: if the names of schemas differ, so do those of functions. */
export function checkNames(contract: Contract): Problem[] {
  const makers = makersOf(contract);
  const named = new Map(contract.placed.map(({ name, written }) => [name, written]));
  const differing = contract.placed.filter(
    ({ name, written }) => name !== undefined && !isDeepStrictEqual(written, named.get(name)),
  );
  const ofBoth = differing.map((place) => problemAt(place, DIFFERENT));
  const ofMakers = makers.flatMap((maker, index) => {
    const { name, what } = maker;
    const problem = (message: string) => [problemAt(maker, message)];
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
      return problem(
        `\`${name}\` cannot be the name of a type; rename ${what} with a capital letter, and then only letters and digits`,
      );
    const other = makers
      .slice(0, index)
      .find((made) => made.name === name && made.pointer !== maker.pointer);
    if (other)
      return problem(`${what} and ${other.what} have the name \`${name}\`; rename one of them`);
    const isTaken = RESERVED.has(name) || USED.has(name);
    return isTaken ? problem(`the package has its own \`${name}\`; rename ${what}`) : [];
  });
  return [...ofBoth, ...ofMakers];
}

const DIFFERENT = 'the other document has another schema of this name; rename one of them';

function makersOf(contract: Contract): Maker[] {
  const { operations, messageGroups, placed, schemas } = contract;
  const makers: Maker[] = [];
  for (const { queryName: name, id, document, pointer } of operations)
    if (name) makers.push({ what: `the query of \`${id}\``, name, document, pointer });
  for (const { name, id, frame, schema, ...place } of messageGroups) {
    const what = `the messages of \`${id}\``;
    // A single message keeps the name of its schema.
    const union = schema.$ref === refTo(name).$ref ? [] : [name];
    for (const made of [...union, `${name}Value`, frame ?? []].flat())
      makers.push({ ...place, what, name: made });
  }
  // A schema that is only a part of others exports nothing, but it may not hide a query or messages.
  const exported = new Set([...makers.map(({ name }) => name), ...Object.keys(schemas)]);
  for (const [name, schema] of Object.entries(schemas)) {
    const what = `the listed branches of \`${name}\``;
    if (listedBranches(schema, schemas).length > 0)
      makers.push({ ...placeIn(schema), what, name: `Known${name}` });
    for (const branch of titledBranches(schema, schemas)) {
      const { title = '' } = branch;
      const what = `the branch \`${title}\` of \`${name}\``;
      makers.push({ ...placeIn(branch), what, name: title });
    }
  }
  for (const { document, pointer, name } of placed)
    if (name !== undefined && exported.has(name))
      makers.push({ what: `the schema \`${name}\``, name, document, pointer });
  return makers;
}
