// Compiled from scripts/runtime/json-schema.ts by `npm run build`; edit that file instead.

/**
 * Converts a schema to another dialect. The result accepts the same values, and also values that are invalid only because
 * of keywords that the dialect lacks.
 *
 * @param schema a published schema in JSON Schema 2020-12, with its definitions in `$defs`
 * @param dialect `openapi-3.0` returns a single Schema Object in which every reference is resolved
 * @throws RangeError for any other dialect
 */
export function toDialect(schema, dialect) {
	switch (dialect) {
		case "draft-2020-12": return schema;
		case "draft-07": return {
			...mapNodes(schema, toDraft07),
			$schema: "http://json-schema.org/draft-07/schema#"
		};
		case "openapi-3.0": {
			const { $schema, $id, $defs = {}, ...root } = schema;
			return mapNodes(inlined(root, $defs), toOpenapi30, lessen);
		}
		default: throw new RangeError(`the target must be draft-2020-12, draft-07, or openapi-3.0, but is ${JSON.stringify(dialect)}`);
	}
}
/** Closes the objects of a schema as in the strict profile. The result has a separate `$id`. */
export function closed({ $id, ...schema }) {
	const whole = closeObjects(schema, schema.$defs ?? {});
	return $id === undefined ? whole : {
		$id: `${$id}:strict`,
		...whole
	};
}
/** What conditions and the like state about an object itself stays open: they know some fields only. */
const ITSELF = /^(allOf|not|contains|propertyNames|dependentSchemas|if|then|else)$/;
/**
 * A schema in which each object that names fields refuses others, unless it states `additionalProperties`. A field that
 * only a condition names is also known.
 */
export function closeObjects(node, definitions) {
	const inner = mapMembers(node, (one, keyword) => ITSELF.test(keyword) ? inlined(one, definitions) : closeObjects(one, definitions));
	const parts = partsOf(inner);
	const isStated = parts.some((one) => one.additionalProperties);
	const more = {};
	for (const keyword of ["properties", "patternProperties"]) {
		const named = parts.flatMap((one) => Object.keys(one[keyword] ?? {}));
		const all = named.map((name) => [name, {}]);
		if (named.length > 0) more[keyword] = {
			...Object.fromEntries(all),
			...inner[keyword]
		};
	}
	const isObject = [node.type].flat().includes("object") && Object.keys(more).length > 0;
	const isClosed = node.additionalProperties === false;
	if (isStated || isClosed || !isObject) return inner;
	return {
		...inner,
		...parts.length > 1 && more,
		additionalProperties: false
	};
}
/** A schema and its subschemas about the value itself. */
function partsOf(schema) {
	const inside = Object.entries(schema).flatMap(([keyword, value]) => {
		if (keyword === "dependentSchemas") return Object.values(value);
		return /^((all|any|one)Of|if|then|else)$/.test(keyword) ? [value].flat() : [];
	});
	return [schema, ...inside.flatMap(partsOf)];
}
/** Requires every field that has a default, as in `types/resolved`. */
export function requireDefaults(schema) {
	const definitions = schema.$defs ?? {};
	const hasDefault = ({ $ref, default: value }) => value !== undefined || $ref !== undefined && hasDefault(definitions[targetOf($ref)] ?? {});
	return mapNodes(schema, (node) => {
		const fields = Object.entries(node.properties ?? {});
		const filled = fields.filter(([, field]) => hasDefault(field)).map(([name]) => name);
		if (filled.length === 0) return node;
		const required = node.required ?? [];
		return {
			...node,
			required: [...new Set([...required, ...filled])]
		};
	});
}
function toDraft07({ $ref, $defs, ...whole }) {
	const { dependentRequired, dependentSchemas, minContains } = whole;
	const lacking = /^(dependent\w+|(min|max)Contains)$/;
	const kept = Object.entries(without(whole, minContains === 0 ? /^contains$/ : /^$/));
	const names = whole.prefixItems ? {
		prefixItems: "items",
		items: "additionalItems"
	} : {};
	const node = Object.fromEntries(kept.filter(([key]) => !lacking.test(key)).map(([key, value]) => [names[key] ?? key, value]));
	const dependencies = {
		...dependentRequired,
		...dependentSchemas
	};
	const beside = {
		...node,
		...Object.keys(dependencies).length > 0 && { dependencies },
		...$defs !== undefined && { definitions: $defs }
	};
	if (typeof $ref !== "string") return beside;
	// Draft 07 ignores keywords next to a reference.
	const reference = { $ref: $ref.replace("#/$defs/", "#/definitions/") };
	return Object.keys(beside).length === 0 ? reference : {
		...beside,
		allOf: [reference]
	};
}
const without = (node, keywords) => Object.fromEntries(Object.entries(node).filter(([key]) => !keywords.test(key)));
/** The keywords that OpenAPI 3.0 lacks. */
const LACKING = /^(\$comment|examples|contentMediaType|prefixItems|(min|max)?[cC]ontains|patternProperties|propertyNames|dependent\w+|if|then|else)$/;
const isLacking = (node) => typeof node === "object" && Object.entries(node ?? {}).some(([key, value]) => LACKING.test(key) || isLacking(value));
/** A node without what OpenAPI 3.0 lacks, except the nodes in it: it accepts every value that the original accepts. */
export function lessen(node) {
	const kept = without(node, LACKING);
	// The rule for other items or fields depends on the removed keyword.
	if (node.prefixItems) kept.items = {};
	if (node.patternProperties) delete kept.additionalProperties;
	if (isLacking(node.not)) delete kept.not;
	if ([node.type].flat().includes("array")) kept.items ??= {};
	for (const bound of ["Minimum", "Maximum"]) {
		const [own, exclusive] = [bound.toLowerCase(), `exclusive${bound}`];
		const { [own]: limit, [exclusive]: excluded } = node;
		if (typeof excluded !== "number") continue;
		const isMore = own === "minimum" ? Number(limit) > excluded : Number(limit) < excluded;
		if (isMore) delete kept[exclusive];
		else Object.assign(kept, {
			[own]: excluded,
			[exclusive]: true
		});
	}
	return kept;
}
/** The keywords about values of one type. */
const RULES = {
	string: /^(format|pattern|minLength|maxLength)$/,
	number: /^(minimum|maximum|exclusive\w+|multipleOf)$/,
	integer: /^(minimum|maximum|exclusive\w+|multipleOf)$/,
	array: /^(items|minItems|maxItems|uniqueItems)$/,
	object: /^(properties|required|additionalProperties|minProperties|maxProperties)$/
};
/** One node of a 2020-12 schema as OpenAPI 3.0 states it; a reference stays a reference. */
export function toOpenapi30(schema) {
	const { $ref, type, const: only, contentEncoding, ...rest } = schema;
	if ($ref !== undefined && Object.keys(schema).length === 1) return schema;
	const node = { ...rest };
	if ($ref !== undefined) node.allOf = [{ $ref }];
	if (only !== undefined) node.enum = [only];
	// A stated format stays, because it may reject values; `byte` rejects none.
	if (contentEncoding === "base64") node.format ??= "byte";
	if (type === undefined) return node;
	const types = [type].flat().filter((name) => name !== "null");
	// `nullable` requires a type, and the enumeration allows only null.
	if (types.length === 0) return {
		...node,
		type: "string",
		nullable: true,
		enum: [null]
	};
	const nullable = [type].flat().length > types.length ? { nullable: true } : {};
	if (types.length === 1) return {
		...node,
		type: types[0],
		...nullable
	};
	return anyOfTypes(node, types, nullable);
}
/** A node for values of several types: `nullable`, `items`, and other keywords have an effect only with their type. */
function anyOfTypes(node, types, nullable) {
	const members = Object.entries(node);
	const branches = types.map((type) => {
		const own = members.filter(([key]) => RULES[type]?.test(key));
		return {
			type,
			...nullable,
			...Object.fromEntries(own)
		};
	});
	const isOwn = (key) => Object.values(RULES).some((rules) => rules.test(key));
	const shared = Object.fromEntries(members.filter(([key]) => !isOwn(key)));
	if (shared.anyOf === undefined) return {
		...shared,
		anyOf: branches
	};
	const { allOf = [] } = shared;
	return {
		...shared,
		allOf: [...allOf, { anyOf: branches }]
	};
}
/** Resolves each reference in place. No schema of a contract contains itself. */
function inlined(schema, definitions) {
	return mapNodes(schema, ({ $ref, ...beside }) => {
		if ($ref === undefined) return beside;
		return {
			...inlined(definitions[targetOf($ref)] ?? {}, definitions),
			...beside
		};
	});
}
function targetOf($ref) {
	return String($ref).replace(/^.*\//, "");
}
/** Rebuilds a schema from the leaves up; each node may be changed before, too. */
function mapNodes(schema, change, before = (node) => node) {
	return change(mapMembers(before(schema), (node) => mapNodes(node, change, before)));
}
const HOLD_MAPS = /^(properties|\$defs|patternProperties|dependentSchemas)$/;
const HOLD_SCHEMAS = /^(allOf|anyOf|oneOf|not|items|prefixItems|additionalProperties|contains|propertyNames|if|then|else)$/;
/** A schema with the schemas directly in it mapped. A boolean in the place of one stays. */
function mapMembers(schema, map) {
	const members = Object.entries(schema).map(([keyword, value]) => {
		const mapValue = (one) => {
			if (Array.isArray(one)) return one.map(mapValue);
			return typeof one === "object" ? map(one, keyword) : one;
		};
		if (HOLD_SCHEMAS.test(keyword)) return [keyword, mapValue(value)];
		if (!HOLD_MAPS.test(keyword)) return [keyword, value];
		const named = Object.entries(value);
		return [keyword, Object.fromEntries(named.map(([name, node]) => [name, mapValue(node)]))];
	});
	return Object.fromEntries(members);
}
