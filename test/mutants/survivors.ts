/** Changes that no check has to notice, each kind with its reason. */
export const MAY_SURVIVE: readonly { place: RegExp; what?: RegExp; reason: string }[] = [
  {
    place: /\/responses\/(4XX|default)\/\$ref$/,
    what: /(Error|Refused)"$/,
    reason: 'both refusals have a body of unspecified shape; they differ in their words',
  },
  {
    place: /#\/components\/(responses|messages)\/[^/]+$/,
    what: /^one more$/,
    reason: 'nothing refers to it, so that it says nothing of the service',
  },
  {
    place: /^asyncapi#\/components\/messages\/[^/]+\/contentType$/,
    what: /^removed$/,
    reason: 'the default content type of the document is the same',
  },
  {
    place: /\/responses\/\w+\/\$ref$/,
    what: /^removed$/,
    reason: 'where a response is nothing but words, the lint says that they are missing',
  },
  {
    place: /\/(prompts\/items\/items|content\/application~1json\/schema)$/,
    what: /^removed$/,
    reason: 'without a schema anything is taken, as by one that says nothing',
  },
  {
    place: /\/schemas\/\w+(Fields|Params|Envelope)(\/allOf\/\d+\/oneOf\/\d+)?\/type$/,
    what: /^removed$/,
    reason: 'whatever is composed of it says that it is an object, too',
  },
];
