/** The types of the runtime that modules export for every contract, by the module and by the file that has them. */
export const EXPORTED = {
  parse: {
    issues: ['Failure', 'Issue', 'OfKind', 'Success'],
    inputs: ['AudioFrame', 'FrameOptions', 'MessageFrame'],
    parse: ['Dropped', 'ParseOptions', 'ParseResult'],
    query: ['QueryInput'],
  },
  read: { issues: ['Failure', 'Issue', 'OfKind'], read: ['Readable', 'ReadResult'] },
  validators: { validate: ['ErrorObject', 'Validator'] },
};
