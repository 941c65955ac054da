// Generated from the contract by `npm run build`; edit the contract instead.

/** Reading what arrives: the tolerant reading decides, the contract shows how the value deviates. */
import { deviationsOf, toFailure } from './issues.js';
import { errorOf } from './validate.js';

export function read(value, accepts, explain, tolerant) {
  if (accepts(value)) return { ok: true, value, deviations: [] };
  if (!tolerant(value)) return toFailure(tolerant.errors);
  explain(value, { instancePath: '', gather });
  const errors = explain.errors ?? [];
  explain.errors = null;
  gather(errors);
  return { ok: true, value, deviations: deviationsOf(errors.map(errorOf)) };
}

function gather(errors) {
  const rules = new Map();
  const ruleOf = ({ schemaPath, params }) => `${schemaPath} ${params.missingProperty}`;
  for (const error of errors) {
    error.place ??= placeOf(error.instancePath);
    const rule = ruleOf(error);
    rules.set(rule, (rules.get(rule) ?? new Set()).add(error.place));
  }
  const kinds = new Map();
  for (const error of errors) {
    const rule = ruleOf(error);
    const places = rules.get(rule);
    if (places?.has(ANYWHERE) || (places?.size ?? 0) > MOST_PLACES) error.place = ANYWHERE;
    const known = kinds.get(`${rule} ${error.place}`);
    if (known) known.count = (known.count ?? 1) + (error.count ?? 1);
    else kinds.set(`${rule} ${error.place}`, error);
  }
  errors.length = 0;
  for (const error of kinds.values()) errors.push(error);
  return errors.length;
}

const MOST_PLACES = 10;

const ANYWHERE = '';

function placeOf(path) {
  return path.length > 200 ? ANYWHERE : `at ${path.replace(/\/\d+(?![^/])/g, '/*')}`;
}
