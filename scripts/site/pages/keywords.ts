/** The keywords and formats of the published JSON Schemas, for those who validate with other tools. */
import { publicForms } from '../../emit/schemas.ts';
import { strictProfile, tolerantProfile } from '../../profiles.ts';
import { isAnnotation, visitSchema } from '../../schema.ts';
import type { PageInput } from '../input.ts';
import { code } from '../md.ts';

/** What stands around the schemas in each file. */
const AROUND = ['$defs', '$id', '$schema', 'title'];

/** The keywords that refuse no value, besides annotations. */
const SILENT = [...AROUND, 'contentEncoding', 'contentMediaType'];

/** The keywords that refuse values, those that refuse none, and the formats, of all three profiles: a line for each. */
export function listKeywords({ schemas }: PageInput): string[] {
  const used = new Set(AROUND);
  const formats = new Set<string>();
  for (const profile of [schemas, strictProfile(schemas), tolerantProfile(schemas)]) {
    for (const schema of Object.values(publicForms(profile))) {
      visitSchema(schema, (node) => {
        for (const key of Object.keys(node)) used.add(key);
        if (node.format !== undefined) formats.add(node.format);
      });
    }
  }
  const listed = (words: Iterable<string>) => [...words].sort().map(code).join(', ');
  const isSilent = (key: string) => SILENT.includes(key) || isAnnotation(key);
  return [
    `- **Keywords that refuse values**: ${listed([...used].filter((key) => !isSilent(key)))}`,
    `- **Keywords that refuse no value**: ${listed([...used].filter(isSilent))}`,
    `- **Formats**: ${listed(formats)}. All formats are asserted, except in the tolerant profile, which checks none.`,
  ];
}
