import { tsImport } from 'tsx/esm/api';

/** The plugin that redocly.yaml names: `redocly lint` of any Node reads the rules as they are. */
const { plugin } = await tsImport('./rules.ts', import.meta.url);

export default () => plugin;
