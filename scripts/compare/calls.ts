/** What goes with a call: parameters, bodies, responses. */
import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '../model/json.ts';
import type { Uses } from './verdict.ts';
import {
  type At,
  compareKeys,
  documentation,
  handled,
  into,
  judge,
  keysOf,
  type Located,
  objectOf,
  type Rule,
  schema,
  type Walk,
} from './walk.ts';

/** Compares the parameters of a call, its own and those of its path. */
export function compareParameters(
  walk: Walk,
  item: At,
  at: At,
  uses: Uses,
  paths: [string, string],
): void {
  const before = parameters(walk, item, at, 'old', paths[0]);
  const after = parameters(walk, item, at, 'next', paths[1]);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, next] = [before.get(key), after.get(key)];
    const place: At = { document: at.document, old, next };
    if (old && next) compareParameter(walk, place, uses);
    else if (old) {
      const sayings = { narrower: 'it is no longer read', wider: 'it no longer comes' };
      judge(walk, place, 'parameter-removed', 'changed', uses, sayings);
    } else {
      const needed = objectOf(next).required === true;
      judge(walk, place, 'parameter-added', needed ? 'narrower' : 'none', uses, {
        narrower: 'whoever leaves it out is refused',
        none: 'it may be left out',
      });
    }
  }
}

function parameters(
  walk: Walk,
  item: At,
  at: At,
  side: 'old' | 'next',
  path: string,
): Map<string, Located> {
  const variables = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
  const found = new Map<string, Located>();
  for (const around of [item, at]) {
    const list = into(walk, around, 'parameters');
    const nodes = list[side]?.node;
    for (const index of Array.isArray(nodes) ? nodes.keys() : []) {
      const parameter = into(walk, list, index)[side];
      if (parameter === undefined) continue;
      const { in: where, name } = objectOf(parameter);
      // The position in the path counts, not the name; names of headers know no case.
      const id = where === 'path' ? variables.indexOf(String(name)) : String(name);
      found.set(`${where} ${where === 'header' ? String(id).toLowerCase() : id}`, parameter);
    }
  }
  return found;
}

function compareParameter(walk: Walk, at: At, uses: Uses): void {
  compareKeys(walk, at, {
    name: handled,
    in: handled,
    description: documentation,
    deprecated: documentation,
    example: documentation,
    examples: documentation,
    required: required(uses),
    style: handled,
    explode: handled,
    allowReserved: changed(uses),
    schema: schema(uses),
  });
  compareName(walk, at);
  const before = serialization(at.old?.node);
  const after = serialization(at.next?.node);
  for (const key of ['style', 'explode'] as const) {
    const place = into(walk, at, key);
    if (before[key] !== after[key]) {
      const sayings = {
        narrower: 'it is read in another way',
        wider: 'it is written in another way',
      };
      judge(walk, place, key, 'changed', uses, sayings);
    } else if (!isDeepStrictEqual(place.old?.node, place.next?.node)) documentation(walk, place);
  }
}

function compareName(walk: Walk, at: At): void {
  const place = into(walk, at, 'name');
  const [old, next] = [place.old?.node, place.next?.node];
  if (old === next) return;
  const pointer = place.next?.pointer ?? '';
  const found = { rule: 'parameter-name', document: at.document, pointer, old, new: next };
  walk.log.add('breaks-importers', found, 'the name in the list of operations is another one');
}

function serialization(parameter: Json | undefined): { style: Json; explode: Json } {
  const {
    in: where,
    style,
    explode,
  } = objectOf(parameter === undefined ? undefined : { node: parameter });
  const used = style ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple');
  return { style: used, explode: explode ?? used === 'form' };
}

function required(uses: Uses): Rule {
  return (walk, at) => {
    const [was, is] = [at.old?.node === true, at.next?.node === true];
    if (was === is) {
      if (at.old?.node !== at.next?.node) documentation(walk, at);
      return;
    }
    judge(walk, at, 'required', is ? 'narrower' : 'wider', uses, {
      narrower: 'whoever leaves it out is refused',
      wider: 'it may be missing',
    });
  };
}

function changed(uses: Uses): Rule {
  return (walk, at) => {
    if (isDeepStrictEqual(at.old?.node, at.next?.node)) return;
    judge(walk, at, 'changed', 'changed', uses);
  };
}

/** Compares the body of a call. */
export function compareBodies(walk: Walk, at: At, uses: Uses): void {
  const place = into(walk, at, 'requestBody');
  if (place.old && place.next) {
    compareKeys(walk, place, {
      description: documentation,
      required: required(uses),
      content: (_, content) => compareContent(walk, content, uses),
    });
  } else if (place.old) {
    const sayings = { narrower: 'the body is no longer read', wider: 'the body no longer comes' };
    judge(walk, place, 'body-removed', 'changed', uses, sayings);
  } else if (place.next) {
    const needed = objectOf(place.next).required === true;
    judge(walk, place, 'body-added', needed ? 'narrower' : 'none', uses, {
      narrower: 'whoever sends none is refused',
      none: 'it may be left out',
    });
  }
}

/** Compares the media types of a body, and the schema of each. */
export function compareContent(walk: Walk, at: At, uses: Uses): void {
  for (const type of keysOf(at)) {
    const place = into(walk, at, type);
    if (place.old && place.next) {
      compareKeys(walk, place, {
        schema: schema(uses),
        example: documentation,
        examples: documentation,
        encoding: changed(uses),
      });
    } else if (place.old) {
      const sayings = {
        narrower: `${type} is refused`,
        wider: `${type} no longer comes`,
      };
      const effect = walk.subset ? 'narrower' : 'changed';
      judge(walk, place, 'media-type-removed', effect, uses, sayings);
    } else {
      const sayings = {
        wider: `${type} may come, which nobody who reads the other types expects`,
        none: 'the other types are accepted as before',
      };
      judge(walk, place, 'media-type-added', 'wider', uses, sayings, true);
    }
  }
}

/**
 * Compares the responses by status. A status without an entry of its own is that of its range, or,
 * for a failure, of `default`: an entry that only says more of what was covered breaks nobody.
 */
export function compareResponses(walk: Walk, at: At, uses: Uses): void {
  for (const status of keysOf(at)) {
    if (status.startsWith('x-')) {
      compareKeys(walk, { ...at, old: pick(at.old, status), next: pick(at.next, status) }, {});
      continue;
    }
    const oldKey = covering(objectOf(at.old), status);
    const nextKey = covering(objectOf(at.next), status);
    const place: At = {
      document: at.document,
      old: oldKey === undefined ? undefined : into(walk, at, oldKey).old,
      next: nextKey === undefined ? undefined : into(walk, at, nextKey).next,
    };
    const own: At = into(walk, at, status);
    if (oldKey === undefined) {
      judge(walk, own, 'status-added', 'wider', uses, {
        wider: `a status ${status} may come, of which nobody was told`,
      });
    } else if (nextKey === undefined) {
      judge(walk, own, 'status-removed', 'narrower', uses, {
        narrower: `a status ${status} is not understood`,
        none: `a status ${status} no longer comes`,
      });
    } else {
      if (!own.old || !own.next) {
        judge(walk, own, 'status', 'none', uses, { none: 'another entry covers the status' });
      }
      compareResponse({ ...walk, subset: !own.old }, place, uses);
    }
  }
}

function pick(place: At['old'], key: string): At['old'] {
  const value = objectOf(place)[key];
  return value === undefined || !place ? undefined : { ...place, node: { [key]: value } };
}

function covering(responses: Record<string, Json>, status: string): string | undefined {
  const range = `${status.charAt(0)}XX`;
  const failure = /^[45]/.test(status);
  return [status, range, ...(failure ? ['default'] : [])].find(
    (key) => responses[key] !== undefined,
  );
}

function compareResponse(walk: Walk, at: At, uses: Uses): void {
  const contents = into(walk, at, 'content');
  compareKeys(walk, at, {
    description: documentation,
    links: documentation,
    content: handled,
    headers: (_, headers) => compareHeaders(walk, headers, uses),
  });
  compareContent(walk, contents, uses);
}

function compareHeaders(walk: Walk, at: At, uses: Uses): void {
  for (const key of keysOf(at)) {
    const place = into(walk, at, key);
    if (place.old && place.next) {
      compareKeys(walk, place, {
        description: documentation,
        deprecated: documentation,
        example: documentation,
        examples: documentation,
        required: required(uses),
        style: changed(uses),
        explode: changed(uses),
        schema: schema(uses),
      });
    } else if (place.old) {
      judge(walk, place, 'header-removed', 'changed', uses, { wider: 'it no longer comes' });
    } else if (isObject(place.next?.node)) {
      judge(walk, place, 'header-added', 'none', uses, { none: 'readers pass over it' });
    }
  }
}
