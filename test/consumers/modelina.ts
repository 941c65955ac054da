/** Models of the live messages, generated from the AsyncAPI bundle by Modelina. */
import { createRequire } from 'node:module';
import { TypeScriptGenerator } from '@asyncapi/modelina';

const require = createRequire(import.meta.url);

/** @returns the source of each model, by its name */
export async function generateModels(): Promise<Map<string, string>> {
  const generator = new TypeScriptGenerator({ modelType: 'interface', enumType: 'union' });
  const models = await generator.generateCompleteModels(
    require('speech-to-text-contract/asyncapi.json'),
    { exportType: 'named' },
  );
  return new Map(models.map(({ modelName, result }) => [modelName, result]));
}
