// Completes the references in the portal. The published documents only name guides, because they must be self-contained.
import { readdirSync, readFileSync } from 'node:fs';

const GUIDES = new URL('../', import.meta.url);
const links = new Map(
  readdirSync(GUIDES)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const [title] = readFileSync(new URL(file, GUIDES), 'utf8').split('\n');
      return [title.replace('# ', ''), `/docs/${file.replace('.md', '')}`];
    }),
).set('AsyncAPI document', '/generated/asyncapi');

/** Links the title of each guide, and the other document, in a description. */
const linkGuides = () => ({
  any: {
    enter(node) {
      if (typeof node?.description !== 'string') return;
      node.description = node.description.replace(/(?<!\*)\*([^*]+)\*(?!\*)/g, (text, title) =>
        links.has(title) ? `[${title}](${links.get(title)})` : text,
      );
    },
  },
});

/** Lets the sample of an upload send a file instead of a text. */
const sendFile = () => ({
  Schema: {
    enter(schema) {
      if (schema.contentMediaType || schema.format === 'binary') schema.example = '@speech.wav';
    },
  },
});

export default () => ({
  id: 'portal',
  decorators: {
    oas3: { guides: linkGuides, file: sendFile },
    async3: { guides: linkGuides },
  },
});
