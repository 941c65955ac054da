import { isDeepStrictEqual } from 'node:util';
import { type NormalContract, visitSchemas } from '../model/contract.ts';
import { BUNDLE, type Finding } from '../model/finding.ts';
import { branchesOf, SCHEMAS, typesOf, unionKeyword, visitSchema } from '../model/schema.ts';
import { tagValues } from '../normalise/tag.ts';
import { nameAt } from './rules.ts';

const APART =
  'the branches cannot be told apart; fix a required property of each by const, or in one that takes any value exclude exactly those of the others';

/** Checks that every field that is required exists: of an object, or of a form that it may take. */
export function checkRequired({ schemas }: NormalContract): Finding[] {
  const findings: Finding[] = [];
  for (const [name, schema] of schemas) {
    visitSchema(schema, (node, { pointer, keyword = '' }) => {
      // A branch is looked at with what is around it.
      if (keyword === 'not') return false;
      if (/^(one|any)Of$/.test(keyword)) return true;
      const forms = [node, ...(branchesOf(node) ?? [])];
      const known = new Set(forms.flatMap(({ properties }) => Object.keys(properties ?? {})));
      for (const field of forms.flatMap(({ required = [] }) => required)) {
        if (known.has(field)) continue;
        const message = `the required field ${field} does not exist; add it to properties, or correct the name`;
        const location = `${SCHEMAS}/${name}${pointer}/required`;
        findings.push({ file: BUNDLE, location, message });
      }
      return true;
    });
  }
  return findings;
}

/**
 * Checks every union of objects in the normal form, those of the messages that one side sends among
 * them: a required property tells its branches apart, which nothing beside them declares once more,
 * and a discriminator names this property and maps its values to the branches.
 */
export function checkUnions({ contract, schemas }: NormalContract): Finding[] {
  const findings: Finding[] = [];
  const report = (place: string, message: string) =>
    findings.push({ file: BUNDLE, location: `${SCHEMAS}/${place}`, message });
  for (const [name, schema] of schemas) {
    visitSchema(schema, (node, { pointer }) => {
      const branches = branchesOf(node) ?? [];
      const types = branches.flatMap((branch) => typesOf({ type: node.type, ...branch }, schemas));
      if (branches.length > 1 && !node.tag && types.every((type) => type === 'object')) {
        report(`${name}${pointer}/${unionKeyword(node)}`, APART);
      }
      for (const property of Object.keys(node.properties ?? {})) {
        if (!branches.some(({ properties = {} }) => property in properties)) continue;
        const message = `the branches declare the property ${property} too; keep one of the two`;
        report(`${name}${pointer}/properties/${property}`, message);
      }
    });
  }
  visitSchemas(contract, ({ discriminator }, place) => {
    if (discriminator === undefined) return;
    const union = schemas.get(nameAt(place) ?? '') ?? {};
    const { tag = '' } = union;
    const mapping = branchesOf(union)?.flatMap((branch) =>
      [tagValues(branch, tag, union, schemas)].flat().map((value) => [value, branch.$ref]),
    );
    const wanted = { propertyName: tag, mapping: Object.fromEntries(mapping ?? []) };
    if (isDeepStrictEqual(discriminator, wanted)) return;
    const message = tag
      ? `does not match the branches; write ${JSON.stringify(wanted)}`
      : 'only a named union with a tag may have a discriminator; remove it';
    findings.push({ file: place.document, location: `${place.pointer}/discriminator`, message });
  });
  return findings;
}
