/** This project's own rules, which `redocly.yaml` cannot express. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type Contract,
  type DocumentPlace,
  findInDocuments,
  findingAt,
  isJsonType,
  mediaOf,
  type Parameter,
  requestsOf,
} from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { child, tokens } from '../model/pointer.ts';
import {
  isAnnotation,
  listedValues,
  namesIn,
  refName,
  renamesIn,
  type Schema,
  typesOf,
  visitSchema,
} from '../model/schema.ts';
import { checkAnnotations } from './annotations.ts';

/** Checks the bundles of a contract, and returns what it finds. */
export type Check = (contract: Contract) => Finding[];

/** A rule for every schema: findings for the problems that `find` sees in it. */
function schemaRule(find: Parameters<typeof findInDocuments>[1]): Check {
  return (contract) => findInDocuments(contract, find);
}

/** The name of the schema at a place, if it has one. */
export function nameAt({ pointer }: DocumentPlace): string | undefined {
  const name = refName(`#${pointer}`);
  return name?.includes('/') ? undefined : name;
}

/** The names of globals, from the pinned TypeScript: those of the running Node depend on its version. */
function globalNames(): Set<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript'));
  const files = readdirSync(folder).filter((file) =>
    /^lib\.(dom|es5|es20\d\d\.\w+)\.d\.ts$/.test(file),
  );
  const declared = /^(?:declare )?(?:var|const|function|class|interface|type|namespace) (\w+)/gm;
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const matches = texts.flatMap((text) => [...text.matchAll(declared)]);
  return new Set(matches.map(([, name = '']) => name));
}

let globals: Set<string> | undefined;

/** The name of a schema shadows no global. */
const names = schemaRule(function* (_, place) {
  const name = nameAt(place);
  if (name === undefined) return;
  globals ??= globalNames();
  if (globals.has(name)) yield [`the name ${name} shadows a global; choose a longer one`];
});

/** A title is unique, and not the name of a schema: generators name types after both. */
const uniqueTitles: Check = (contract) => {
  const taken = new Set<string>();
  const rule = schemaRule(function* ({ title }, place) {
    for (const name of new Set([nameAt(place) ?? title, title])) {
      if (name === undefined) continue;
      if (taken.has(name)) yield [`another schema is called ${name}; rename one of them`];
      taken.add(name);
    }
  });
  return rule(contract);
};

/** Every named schema and every property has a description; a branch written in place also has a title. */
const described = schemaRule(function* (schema, place) {
  const { $ref, properties, allOf, title, description } = schema;
  const { keyword = '', pointer } = place;
  const name = nameAt(place);
  if ($ref !== undefined && name === undefined) return;
  const property = keyword === 'properties' ? `property ${tokens(pointer).at(-1)}` : undefined;
  const what = name === undefined ? property : `schema ${name}`;
  if (what !== undefined && !description?.trim()) {
    yield [`the ${what} has no description; add one`];
  }
  if (!/^(one|any)Of$/.test(keyword) || !(properties ?? allOf)) return;
  for (const [key, text] of Object.entries({ title, description })) {
    if (!text?.trim()) yield [`the branch has no ${key}, by which readers identify it; add one`];
  }
});

/** An operation lists only messages of its channel, and each of these is sent by an operation. */
const sentMessages: Check = ({ channels, messages }) => {
  const strangers = channels.flatMap(({ operations, pointer }) =>
    operations.flatMap((one) => {
      const named = Array.isArray(one.node.messages) ? one.node.messages : [];
      const index = named.findIndex(
        (entry) => !String(child(entry, '$ref')).startsWith(`#${pointer}/`),
      );
      const message = `the message is not one of the channel; write #${pointer}/messages/ and its name`;
      return index < 0 ? [] : [findingAt(one, message, `/messages/${index}`)];
    }),
  );
  if (strangers.length > 0) return strangers;
  return messages
    .filter(({ sentBy }) => sentBy.length === 0)
    .map((one) => {
      const { name, channel } = one;
      const message = `no operation of the channel ${channel} names the message ${name}; add it to one`;
      return findingAt(one, message);
    });
};

/**
 * A JSON body or message has a named schema, from which code is generated, unless it accepts any value or object.
 */
const namedBodies: Check = (contract) => {
  const media = requestsOf(contract).flatMap(mediaOf);
  const bodies = [
    ...media.map((one) => ({ ...one, key: 'schema' })),
    ...contract.messages.map((one) => ({ ...one, type: one.contentType, key: 'payload' })),
  ];
  return bodies
    .filter(({ type, schemaName, schema }) => {
      const isNamed = schemaName !== undefined;
      return isJsonType(type) && !isNamed && !(schema && isShapeless(schema));
    })
    .map((one) => {
      const message = one.schema
        ? `the ${one.key} has no name; give it one, in a file under schemas/, and refer to it`
        : `there is no ${one.key}; refer to a schema, or state a content type other than JSON`;
      return findingAt(one, message, `/${one.key}`);
    });
};

function isShapeless(schema: Schema): boolean {
  return Object.entries(schema).every(([key, value]) => {
    if (isAnnotation(key)) return true;
    return key === 'type' ? value === 'object' : value === true;
  });
}

/**
 * A parameter or header has no `content`; a `deepObject`, which arrives as text, states no types but string and
 * object.
 */
const readableParameters: Check = (contract) => {
  const all = requestsOf(contract).flatMap(({ parameters, responses }) => [
    ...parameters,
    ...responses.flatMap(({ headers }) => headers),
  ]);
  return all.flatMap((one) => {
    const message = 'content is not supported in a parameter or a header; write schema instead';
    if (one.node.content !== undefined) return [findingAt(one, message, '/content')];
    const type = one.style === 'deepObject' ? typeInside(one, contract) : undefined;
    if (type === undefined) return [];
    const remedy = 'declare it as a string, or state no type';
    const inside = `a member has the type ${type}, but a query only carries text; ${remedy}`;
    return [findingAt(one, inside, '/schema')];
  });
};

/** The first type inside a parameter that is neither string nor object, so that a query cannot carry it. */
function typeInside({ schema = {} }: Parameter, { schemas }: Contract): string | undefined {
  const types: string[] = [];
  const named = [...namesIn([schema], schemas)].map((name) => schemas.get(name) ?? {});
  for (const one of [schema, ...named]) {
    visitSchema(one, (node) => {
      if (node.type ?? listedValues(node)) types.push(...typesOf(node, schemas));
    });
  }
  return types.find((type) => type !== 'string' && type !== 'object');
}

/** There is at least one operation and one named schema: otherwise, nothing could be generated. */
const notEmpty: Check = ({ operations, places }) => {
  const parts = [
    [operations.length, '/paths', 'there is no operation; add one'],
    [places.size, '/components', 'there is no named schema; add one for a body'],
  ] as const;
  return parts.flatMap(([count, location, message]) =>
    count === 0 ? [{ file: 'openapi', location, message }] : [],
  );
};

/** A field to be replaced is deprecated. Its new name has no default, which would override a value under the old one. */
const renamed = schemaRule(function* ({ properties = {} }) {
  for (const [old, name] of renamesIn(properties)) {
    if (properties[name]?.default === undefined) continue;
    const remedy = `leave it out: if ${name} is absent, ${old} applies`;
    yield [`${name} replaces ${old} and has a default; ${remedy}`, `/properties/${name}/default`];
  }
  for (const [old, { deprecated, description = '' }] of Object.entries(properties)) {
    const [, name = old] = /^Use `(\w+)`/.exec(description) ?? [];
    if (deprecated || name === old || !Object.hasOwn(properties, name)) continue;
    yield [
      `says to use ${name}, but is not deprecated; add deprecated: true`,
      `/properties/${old}`,
    ];
  }
});

export const rules: Readonly<Record<string, Check>> = {
  annotations: checkAnnotations,
  described,
  namedBodies,
  names,
  notEmpty,
  readableParameters,
  renamed,
  sentMessages,
  uniqueTitles,
};
