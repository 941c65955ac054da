import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { tokens } from '../../model/pointer.ts';
import type { Documents } from '../side.ts';
import type { Verdict } from '../verdict.ts';

/** Changes the bundles in place. */
export type Edit = (documents: Documents) => void;

/** A change that somebody could make to the contract, and what the gate must say of it. */
export interface CatalogueEntry {
  /** What the change is about, for the table. */
  area: string;
  /** The change in words. */
  change: string;
  /** Exactly the grave verdicts, or, where none is grave, the gravest of the mild ones. */
  verdicts: readonly Verdict[];
  edit: Edit;
}

/**
 * Where an edit applies: `LiveRequest/properties/channels` in the named schema, in both documents;
 * `openapi:/paths/…` and `asyncapi:/operations/…` in one.
 */
type Where = string;

/** Sets what stands at a place. */
export function set(where: Where, value: Json): Edit {
  return at(where, (parent, key) => {
    if (Array.isArray(parent)) parent[Number(key)] = structuredClone(value);
    else parent[key] = structuredClone(value);
  });
}

/** Takes away what stands at a place. */
export function remove(where: Where): Edit {
  return at(where, (parent, key) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (parent[key] === undefined) throw new Error(`nothing stands at ${where}`);
    else delete parent[key];
  });
}

/** Adds items to the list at a place. */
export function add(where: Where, ...items: Json[]): Edit {
  return at(where, (parent, key) => {
    const list = (parent as JsonObject)[key];
    if (!Array.isArray(list)) throw new Error(`no list stands at ${where}`);
    list.push(...structuredClone(items));
  });
}

/** Takes an item out of the list at a place. */
export function take(where: Where, item: Json): Edit {
  return at(where, (parent, key) => {
    const list = (parent as JsonObject)[key];
    const index = Array.isArray(list) ? list.indexOf(item) : -1;
    if (index < 0) throw new Error(`${where} has no ${String(item)}`);
    (list as Json[]).splice(index, 1);
  });
}

/** Gives what stands at a place another key. */
export function rename(where: Where, to: string): Edit {
  return at(where, (parent, key) => {
    if (!isObject(parent) || parent[key] === undefined) throw new Error(`nothing at ${where}`);
    const entries = Object.entries(parent);
    for (const name of Object.keys(parent)) delete parent[name];
    for (const [name, value] of entries) parent[name === key ? to : name] = value;
  });
}

/** Renames a schema, and every reference to it. */
export function renameSchema(name: string, to: string): Edit {
  return (documents) => {
    rename(name, to)(documents);
    const visit = (value: Json): void => {
      if (Array.isArray(value)) value.forEach(visit);
      if (!isObject(value)) return;
      if (value.$ref === `#/components/schemas/${name}`) value.$ref = `#/components/schemas/${to}`;
      Object.values(value).forEach(visit);
    };
    visit(documents.openapi);
    visit(documents.asyncapi);
  };
}

/** Applies several edits in turn. */
export function all(...edits: Edit[]): Edit {
  return (documents) => {
    for (const edit of edits) edit(documents);
  };
}

function at(where: Where, change: (parent: JsonObject | Json[], key: string) => void): Edit {
  return ({ openapi, asyncapi }) => {
    const [, prefix, path = ''] = /^(openapi|asyncapi):(.*)$/.exec(where) ?? [];
    const documents = { openapi, asyncapi };
    const chosen = prefix === undefined ? ['openapi', 'asyncapi'] : [prefix];
    let changed = 0;
    for (const document of chosen) {
      const pointer = prefix === undefined ? `/components/schemas/${where}` : path;
      const steps = tokens(pointer);
      const key = steps.pop() ?? '';
      let parent: Json | undefined = documents[document as keyof typeof documents];
      for (const step of steps) {
        parent = Array.isArray(parent)
          ? parent[Number(step)]
          : isObject(parent)
            ? parent[step]
            : undefined;
      }
      if (!isObject(parent) && !Array.isArray(parent)) continue;
      if (prefix === undefined && steps.length === 2 && !(key in parent) && key.match(/^[A-Z]/)) {
        continue;
      }
      change(parent, key);
      changed++;
    }
    if (changed === 0) throw new Error(`nothing stands around ${where}`);
  };
}
