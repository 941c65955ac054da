import declaredOnce from './rules/declared-once.js';
import defaultsTold from './rules/defaults-told.js';
import described from './rules/described.js';
import examplesInFiles from './rules/examples-in-files.js';
import knownExtensions from './rules/known-extensions.js';
import knownFormats from './rules/known-formats.js';
import knownKeywords from './rules/known-keywords.js';
import names from './rules/names.js';
import noNullable from './rules/no-nullable.js';
import noRefSiblings from './rules/no-ref-siblings.js';
import openObjects from './rules/open-objects.js';
import plainDescriptions from './rules/plain-descriptions.js';
import requiredHere from './rules/required-here.js';
import taggedUnions from './rules/tagged-unions.js';
import typedValues from './rules/typed-values.js';
import xAssumption from './rules/x-assumption.js';
import xMaturity from './rules/x-maturity.js';
import xOpaque from './rules/x-opaque.js';
import xReplaces from './rules/x-replaces.js';
import xUnspecified from './rules/x-unspecified.js';

/** Our own rules by name; each has fixtures beside it. */
const rules = {
  'declared-once': declaredOnce,
  'defaults-told': defaultsTold,
  described: described,
  'examples-in-files': examplesInFiles,
  'known-extensions': knownExtensions,
  'known-formats': knownFormats,
  'known-keywords': knownKeywords,
  names: names,
  'no-nullable': noNullable,
  'no-ref-siblings': noRefSiblings,
  'open-objects': openObjects,
  'plain-descriptions': plainDescriptions,
  'required-here': requiredHere,
  'tagged-unions': taggedUnions,
  'typed-values': typedValues,
  'x-assumption': xAssumption,
  'x-maturity': xMaturity,
  'x-opaque': xOpaque,
  'x-replaces': xReplaces,
  'x-unspecified': xUnspecified,
};

/** The plugin that redocly.yaml names: every rule, for both kinds of document, as an error. */
export default () => ({
  id: 'contract',
  rules: { oas3: rules, async3: rules },
  configs: {
    all: {
      rules: Object.fromEntries(Object.keys(rules).map((name) => [`contract/${name}`, 'error'])),
    },
  },
});
