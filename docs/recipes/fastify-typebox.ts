import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { formats } from 'speech-to-text-contract/formats';
import { LiveRequest } from 'speech-to-text-contract/schemas';
import type { LiveRequest as Request } from 'speech-to-text-contract/types/resolved';
import { Type } from 'typebox';

const ajv = new Ajv2020({ allErrors: true, useDefaults: true });
for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);

export const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
app.setValidatorCompiler<object>(({ schema }) => ajv.compile(schema));
// TypeBox knows the type, Ajv has the schema.
const body = Type.Unsafe<Request>(LiveRequest);
app.post('/v2/live', { schema: { body } }, async (request) => ({ rate: request.body.sample_rate }));
