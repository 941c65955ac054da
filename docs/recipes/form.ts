import Form from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createElement } from 'react';
import { formats } from 'speech-to-text-contract/formats';
import { LiveRequest as schema } from 'speech-to-text-contract/schemas';
import type { LiveRequest } from 'speech-to-text-contract/types';

const validator = customizeValidator<LiveRequest>({
  // With `moduleResolution: nodenext`, the type of this class does not match.
  AjvClass: Ajv2020 as never,
  customFormats: formats,
});

/** A form for the options of a live session, generated from the contract. */
export const liveForm = (onSubmit: (request: LiveRequest) => void) =>
  createElement(Form<LiveRequest>, {
    schema,
    validator,
    onSubmit: ({ formData }) => onSubmit(formData ?? {}),
  });
