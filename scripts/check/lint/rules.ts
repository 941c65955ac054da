import { type Rule, toRedocly } from './rule.ts';
import { extensions } from './rules/extensions.ts';
import * as keywords from './rules/keywords.ts';
import * as names from './rules/names.ts';
import * as texts from './rules/texts.ts';
import { declaredOnce, taggedUnions } from './rules/unions.ts';
import { statedValues } from './rules/values.ts';

/** Our own rules; each is known by its name in kebab case. */
const all: Readonly<Record<string, Rule>> = {
  ...keywords,
  ...names,
  ...texts,
  declaredOnce,
  extensions,
  statedValues,
  taggedUnions,
};

const rules = Object.fromEntries(
  Object.entries(all).map(([name, rule]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    toRedocly(rule),
  ]),
);

/** The plugin: every rule, for both kinds of document, as an error. */
export const plugin = {
  id: 'contract',
  rules: { oas3: rules, async3: rules },
  configs: {
    all: {
      rules: Object.fromEntries(Object.keys(rules).map((name) => [`contract/${name}`, 'error'])),
    },
  },
};
