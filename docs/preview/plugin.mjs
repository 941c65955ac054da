// What the portal shows beside its pages: links between the references and the guides, a sample that uploads a file, and a search.
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

const CURL = `curl https://speech.invalid/v2/upload \\
  -H 'x-service-key: YOUR_API_KEY_HERE' \\
  -F audio=@speech.wav`;
const JAVASCRIPT = `const body = new FormData();
body.append('audio', file, file.name);
const headers = { 'x-service-key': 'YOUR_API_KEY_HERE' };
const url = 'https://speech.invalid/v2/upload';
const response = await fetch(url, { method: 'POST', headers, body });`;
const PYTHON = `import requests

url = "https://speech.invalid/v2/upload"
headers = {"x-service-key": "YOUR_API_KEY_HERE"}
with open("speech.wav", "rb") as file:
    response = requests.post(url, headers=headers, files={"audio": file})`;
const UPLOADS = [
  { lang: 'curl', source: CURL },
  { lang: 'JavaScript', source: JAVASCRIPT },
  { lang: 'Python', source: PYTHON },
];

/** Shows at a call how to upload a file. The portal's own samples would send the name of the file. */
const showUpload = () => ({
  Operation(operation) {
    if (operation.operationId === 'uploadAudio') operation['x-codeSamples'] = UPLOADS;
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
    oas3: { guides: linkGuides, upload: showUpload, fields: showFields },
    async3: { guides: linkGuides },
  },
  async afterRoutesCreated(portal) {
    const { searchEngine } = await import('./search.mjs');
    portal.setSearchEngine(await searchEngine(portal));
  },
});
