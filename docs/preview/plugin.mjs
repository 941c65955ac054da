// What the portal shows beside its pages: links between the references and the guides, and a search.
import { readdirSync, readFileSync } from 'node:fs';

const GUIDES = new URL('../', import.meta.url);
const links = new Map([['AsyncAPI document', '/generated/asyncapi']]);
for (const file of readdirSync(GUIDES).filter((name) => name.endsWith('.md'))) {
  const [title] = readFileSync(new URL(file, GUIDES), 'utf8').split('\n');
  links.set(title.replace('# ', ''), `/docs/${file.replace('.md', '')}`);
}

/** Links the title of each guide, and the other document, in a description. The published documents only name them. */
const linkGuides = () => ({
  any(node) {
    if (typeof node?.description !== 'string') return;
    node.description = node.description.replace(/(?<!\*)\*([^*]+)\*(?!\*)/g, (text, title) =>
      links.has(title) ? `[${title}](${links.get(title)})` : text,
    );
  },
});

/** Shows all fields of each branch of a union. With a discriminator, the portal leaves out those of an `allOf`. */
const showFields = () => ({
  Schema(schema) {
    delete schema.discriminator;
  },
});

export default () => ({
  id: 'portal',
  decorators: {
    oas3: { guides: linkGuides, fields: showFields },
    async3: { guides: linkGuides },
  },
  async afterRoutesCreated(portal) {
    const { searchEngine } = await import('./search.mjs');
    portal.setSearchEngine(await searchEngine(portal));
  },
});
