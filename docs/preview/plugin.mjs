// What the portal shows beside its pages: links between the references and the guides, code that uploads a file, and a search.
import { readdirSync, readFileSync } from 'node:fs';

const GUIDES = new URL('../', import.meta.url);
const links = new Map([['AsyncAPI document', '/generated/asyncapi']]);
for (const file of readdirSync(GUIDES).filter((name) => name.endsWith('.md'))) {
  const [title] = readFileSync(new URL(file, GUIDES), 'utf8').split('\n');
  links.set(title.replace('# ', ''), `/docs/${file.replace('.md', '')}`);
}

/** Links the title of each guide, and the other document, in a description. The published documents only name them. */
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

const CURL = `curl https://speech.invalid/v2/upload \\
  -H 'x-service-key: YOUR_API_KEY_HERE' \\
  -F audio=@speech.wav`;

const NODE = `import { openAsBlob } from 'node:fs';

const file = await openAsBlob('speech.wav');
const form = new FormData();
form.append('audio', file, 'speech.wav');
const response = await fetch('https://speech.invalid/v2/upload', {
  method: 'POST',
  headers: { 'x-service-key': 'YOUR_API_KEY_HERE' },
  body: form,
});
console.log(await response.json());`;

const PYTHON = `import requests

with open("speech.wav", "rb") as file:
    response = requests.post(
        "https://speech.invalid/v2/upload",
        headers={"x-service-key": "YOUR_API_KEY_HERE"},
        files={"audio": file},
    )
print(response.json())`;

const OTHER = `// Send a POST request with your API key and a
// multipart form, whose part "audio" is the file.`;

// The portal's own samples would send the name of the file.
const UPLOADS = Object.entries({
  curl: CURL,
  JavaScript: NODE,
  'Node.js': NODE,
  Python: PYTHON,
  Java: OTHER,
  'C#': OTHER,
  PHP: OTHER,
  Go: OTHER,
});

/** Adds the code that uploads a file to its call. */
const showUpload = () => ({
  Operation: {
    enter(operation) {
      if (operation.operationId !== 'uploadAudio') return;
      operation['x-codeSamples'] = UPLOADS.map(([lang, source]) => ({ lang, source }));
    },
  },
});

export default () => ({
  id: 'portal',
  decorators: {
    oas3: { guides: linkGuides, upload: showUpload },
    async3: { guides: linkGuides },
  },
  async afterRoutesCreated(portal) {
    const { searchEngine } = await import('./search.mjs');
    portal.setSearchEngine(await searchEngine(portal));
  },
});
