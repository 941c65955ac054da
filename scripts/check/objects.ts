import { isDeepStrictEqual } from 'node:util';
import { type NormalContract, visitSchemas } from '../model/contract.ts';
import { BUNDLE, type Finding } from '../model/finding.ts';
import { branchesOf, type NormalSchema, SCHEMAS, typesOf, visitSchema } from '../model/schema.ts';
import { nameAt } from './rules.ts';

const APART =
  "the branches cannot be told apart; give each branch a required property with its own const, or have the catch-all branch exclude exactly the others' values";

function mixed(type: string): string {
  const instead = type === 'object' ? 'a union of their own, which one branch names' : 'one branch';
  return `several branches take the type ${type}, beside others; put these into ${instead}`;
}

/** The keywords that say what is in a value, and the type of the values that they speak of. */
const STRUCTURES = [
  ['properties', 'object'],
  ['required', 'object'],
  ['additionalProperties', 'object'],
  ['items', 'array'],
] as const;

/** A schema and the branches of its unions, also of those within others. */
function formsOf(schema: NormalSchema): NormalSchema[] {
  return [schema, ...branchesOf(schema).flatMap(formsOf)];
}

/**
 * Checks the objects of the normal form: what says what is in a value states its type, and every field
 * that is required exists, in the object or in a form that it may take. A required property tells the branches of every union apart, those of the
 * messages that one side sends among them; nothing beside the branches declares their properties once
 * more; and a discriminator names the property and maps its values to the branches.
 */
export function checkObjects({ contract, schemas }: NormalContract): Finding[] {
  const findings: Finding[] = [];
  // The branches inside an object leave its type to it.
  const inside = new Set<NormalSchema>();
  for (const [name, schema] of schemas) {
    visitSchema(schema, (node, { pointer, keyword = '' }) => {
      if (keyword === 'not') return false;
      const report = (place: string, message: string) =>
        findings.push({ file: BUNDLE, location: `${SCHEMAS}/${name}${pointer}/${place}`, message });
      const branches = branchesOf(node);
      if (node.properties) for (const branch of branches) inside.add(branch);
      for (const [keyword, type] of STRUCTURES) {
        const isSaid = [node.type].flat().includes(type) || inside.has(node);
        if (isSaid || node[keyword] === undefined) continue;
        report(keyword, `only speaks of the type ${type}, which is not stated; add it to type`);
      }
      const forms = formsOf(node);
      const known = new Set(forms.flatMap(({ properties }) => Object.keys(properties ?? {})));
      for (const field of forms.flatMap(({ required = [] }) => required)) {
        // A branch is looked at with what is around it.
        if (known.has(field) || /^(one|any)Of$/.test(keyword)) continue;
        const hint = 'add it to properties, or correct the name';
        report('required', `the required field ${field} does not exist; ${hint}`);
      }
      if (node.union?.by === 'trial') {
        const taken = branches.map((one) => typesOf({ type: node.type, ...one }, schemas));
        const areObjects = taken.flat().every((type) => type === 'object');
        // Of oneOf, a profile that closes objects would refuse all branches but one, in lists too.
        const twice = (node.union.keyword === 'oneOf' ? ['object', 'array'] : ['object']).find(
          (type) => taken.filter((types) => types.some((one) => one === type)).length > 1,
        );
        if (twice) report(node.union.keyword, areObjects ? APART : mixed(twice));
      }
      for (const property of Object.keys(node.properties ?? {})) {
        if (!branches.some(({ properties = {} }) => property in properties)) continue;
        const message = `the branches declare the property ${property} too; keep one of the two`;
        report(`properties/${property}`, message);
      }
      return true;
    });
  }
  visitSchemas(contract, ({ discriminator }, place) => {
    if (discriminator === undefined) return;
    const { union } = schemas.get(nameAt(place) ?? '') ?? {};
    const { tag = '', branches = [] } = union?.by === 'tag' ? union : {};
    const mapping = branches.flatMap(({ when, schema }) =>
      [when].flat().map((value) => [value, schema.$ref]),
    );
    const wanted = { propertyName: tag, mapping: Object.fromEntries(mapping) };
    if (isDeepStrictEqual(discriminator, wanted)) return;
    const message = tag
      ? `does not match the branches; write ${JSON.stringify(wanted)}`
      : 'only a named union with a tag may have a discriminator; remove it';
    findings.push({ file: place.document, location: `${place.pointer}/discriminator`, message });
  });
  return findings;
}
