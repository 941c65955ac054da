/** Checks that each name that the modules export is made once. */
import { joinPointer } from '../base/json.ts';
import { type BundlePlace, type Problem, problemAt } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import { EXPORTED } from '../model/exports.ts';
import { placeIn } from '../model/places.ts';
import { refTo } from '../model/schema.ts';
import { closedBranches, titledBranches } from '../model/unions.ts';

/** The names of types that the modules export for every contract, and those that declarations of types use. */
const RESERVED = new Set([
  ...Object.values(EXPORTED).flatMap((byFile) => Object.values<string[]>(byFile).flat()),
  ...['JsonSchema', 'SchemaName', 'Form', 'NonNullable', 'Plain', 'Record'],
]);

/** Something in a document that gives types and functions a name. */
interface Maker extends BundlePlace {
  what: string;
  name: string;
}

/** The functions of a schema have its name after a verb: if the names of schemas differ, so do those of functions. */
export function checkNames(contract: Contract): Problem[] {
  const makers = makersOf(contract);
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
    return RESERVED.has(name) ? problem(`the package has its own \`${name}\`; rename ${what}`) : [];
  });
  const ids = contract.operations.map(({ id }) => id);
  const twice = contract.operations.filter(({ id }, index) => ids.indexOf(id) < index);
  const ofTwo = twice.map(({ document, path }) =>
    problemAt({ document, pointer: joinPointer('/paths', path) }, REPEATED),
  );
  return ofTwo.length > 0 ? ofTwo : ofMakers;
}

const REPEATED =
  'another path has the same operations; remove one of the paths, or refer from it to another file';

function makersOf({ operations, messageGroups, placed, schemas }: Contract): Maker[] {
  const ofQueries = operations.flatMap(({ queryName: name, id, document, pointer }) =>
    name ? { what: `the query of \`${id}\``, name, document, pointer } : [],
  );
  const ofMessages = messageGroups.flatMap(({ name, id, frame, schema, document, pointer }) => {
    // A single message keeps the name of its schema.
    const union = schema.$ref === refTo(name).$ref ? [] : [name];
    const what = `the messages of \`${id}\``;
    const names = [...union, `${name}Value`, frame ?? []].flat();
    return names.map((made) => ({ what, name: made, document, pointer }));
  });
  const ofBranches = Object.entries(schemas).flatMap(([name, schema]) => {
    const what = `the listed branches of \`${name}\``;
    const listed = { ...placeIn(schema), what, name: `Known${name}` };
    const titled = titledBranches(schema, schemas).map((branch) => {
      const { title = '' } = branch;
      return { ...placeIn(branch), what: `the branch \`${title}\` of \`${name}\``, name: title };
    });
    return [...(closedBranches(schema, schemas).length > 0 ? [listed] : []), ...titled];
  });
  // A schema that is only a part of others exports nothing, but it may not hide a query or messages.
  const exported = new Set(
    [...ofQueries, ...ofMessages].map(({ name }) => name).concat(Object.keys(schemas)),
  );
  const ofSchemas = placed.flatMap(({ document, pointer, name = '' }) =>
    exported.has(name) ? { what: `the schema \`${name}\``, name, document, pointer } : [],
  );
  return [...ofQueries, ...ofMessages, ...ofBranches, ...ofSchemas];
}
