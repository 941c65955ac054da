/** A service with its own Ajv; the tests only compile it. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from 'speech-to-text-contract/formats';
import { type SchemaName, schemas } from 'speech-to-text-contract/schemas';

const ajv = new Ajv2020();
for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);
ajv.addSchema(Object.values(schemas));
const name: SchemaName = 'LiveRequest';
export const validate = ajv.getSchema(schemas[name].$id);
export const id: `https://schemas.example/${string}/LiveRequest` = schemas.LiveRequest.$id;
// @ts-expect-error the identifier is a literal
export const other: 'https://schemas.example/other/LiveRequest' = schemas.LiveRequest.$id;
// @ts-expect-error no schema has this name
export const none = schemas.NoSuchSchema;
