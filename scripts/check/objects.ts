import { isDeepStrictEqual } from 'node:util';
import { type NormalContract, visitSchemas } from '../model/contract.ts';
import { BUNDLE, type Finding } from '../model/finding.ts';
import {
  branchesOf,
  type NormalSchema,
  SCHEMAS,
  typesOf,
  unionKeyword,
  visitSchema,
} from '../model/schema.ts';
import { tagValues } from '../normalise/tag.ts';
import { nameAt } from './rules.ts';

const APART =
  'the branches cannot be told apart; fix a required property of each by const, or in one that takes any value exclude exactly those of the others';

/** A schema and the branches of its unions, also of those within others. */
function formsOf(schema: NormalSchema): NormalSchema[] {
  return [schema, ...(branchesOf(schema) ?? []).flatMap(formsOf)];
}

/**
 * Checks the objects of the normal form: every field that is required exists, in the object or in a
 * form that it may take. A required property tells the branches of every union apart, those of the
 * messages that one side sends among them; nothing beside the branches declares their properties once
 * more; and a discriminator names the property and maps its values to the branches.
 */
export function checkObjects({ contract, schemas }: NormalContract): Finding[] {
  const findings: Finding[] = [];
  for (const [name, schema] of schemas) {
    visitSchema(schema, (node, { pointer, keyword = '' }) => {
      if (keyword === 'not') return false;
      const report = (place: string, message: string) =>
        findings.push({ file: BUNDLE, location: `${SCHEMAS}/${name}${pointer}/${place}`, message });
      const branches = branchesOf(node) ?? [];
      const forms = formsOf(node);
      const known = new Set(forms.flatMap(({ properties }) => Object.keys(properties ?? {})));
      for (const field of forms.flatMap(({ required = [] }) => required)) {
        // A branch is looked at with what is around it.
        if (known.has(field) || /^(one|any)Of$/.test(keyword)) continue;
        const hint = 'add it to properties, or correct the name';
        report('required', `the required field ${field} does not exist; ${hint}`);
      }
      const types = branches.flatMap((branch) => typesOf({ type: node.type, ...branch }, schemas));
      if (branches.length > 1 && !node.tag && types.every((type) => type === 'object')) {
        report(unionKeyword(node), APART);
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
