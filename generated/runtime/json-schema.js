// Compiled from scripts/runtime/json-schema.ts by `npm run build`; edit that file instead.

/** Other forms of a published JSON Schema: in draft 07, with closed objects, with defaults filled in. */
/**
 * Converts a schema to another dialect.
 *
 * @param schema a published schema in JSON Schema 2020-12, with its definitions in `$defs`
 * @throws RangeError for any other dialect
 */
export function toDialect(schema, dialect) {
    if (dialect === 'draft-2020-12')
        return schema;
    if (dialect === 'draft-07')
        return { ...mapNodes(schema, toDraft07), $schema: 'http://json-schema.org/draft-07/schema#' };
    const given = JSON.stringify(dialect);
    throw new RangeError(`the target must be draft-2020-12 or draft-07, but is ${given}`);
}
function toDraft07({ $ref, $defs, ...keywords }) {
    const beside = { ...keywords, ...($defs !== undefined && { definitions: $defs }) };
    if (typeof $ref !== 'string')
        return beside;
    // Draft 07 ignores keywords next to a reference.
    const reference = { $ref: $ref.replace('#/$defs/', '#/definitions/') };
    return Object.keys(beside).length === 0 ? reference : { ...beside, allOf: [reference] };
}
/** Closes the objects of a schema as in the strict profile. The result has a separate `$id`. */
export function strict({ $id, ...schema }) {
    return { ...($id !== undefined && { $id: `${$id}:strict` }), ...closeObjects(schema) };
}
/**
 * A schema in which each object that names fields refuses others, unless it states `additionalProperties`:
 *
 *     type: object                type: object
 *     properties: {a: …}     →    properties: {a: …}
 *                                 additionalProperties: false
 */
export function closeObjects(node) {
    const closed = mapChildren(node, closeObjects);
    return closesInStrict(node) ? { ...closed, additionalProperties: false } : closed;
}
/** Whether a schema is closed in the strict profile. */
export function closesInStrict({ type, properties = {}, additionalProperties, }) {
    const hasFields = Object.keys(properties).length > 0;
    return hasFields && [type].flat().includes('object') && additionalProperties === undefined;
}
/** Requires every field that has a default, as in `types/resolved`. */
export function requireDefaults(schema) {
    const definitions = (schema.$defs ?? {});
    return mapNodes(schema, (node) => {
        const fields = Object.entries((node.properties ?? {}));
        const filled = fields
            .filter(([, field]) => defaultOf(field, definitions) !== undefined)
            .map(([name]) => name);
        if (filled.length === 0)
            return node;
        const required = (node.required ?? []);
        return { ...node, required: [...new Set([...required, ...filled])] };
    });
}
/** The default of a field or, without one, of the schema that it refers to. */
export function defaultOf(field, schemas) {
    const target = schemas[nameIn(field) ?? ''];
    return field.default !== undefined || !target ? field.default : defaultOf(target, schemas);
}
/** The name in a reference to a schema of a document or to one of the `$defs`; undefined for any other schema. */
export function nameIn({ $ref }) {
    return /^#\/(?:components\/schemas|\$defs)\/([^/]+)$/.exec(String($ref))?.[1];
}
/** A schema and every schema below it changed, the innermost first. References are not followed. */
export function mapNodes(schema, change) {
    return change(mapChildren(schema, (node) => mapNodes(node, change)));
}
/** The keywords of JSON Schema whose values are schemas by name. */
const HOLD_MAPS = /^(properties|\$defs)$/;
/** The keywords whose value is a schema or a list of schemas. */
const HOLD_SCHEMAS = /^((all|any|one)Of|not|items|additionalProperties)$/;
/**
 * A schema with the schemas directly in it mapped. A boolean in the place of one stays.
 *
 * @param map gets each schema, its keyword, and its name or its index there
 */
export function mapChildren(schema, map) {
    const members = Object.entries(schema).map(([keyword, value]) => {
        const mapNode = (node, key) => typeof node === 'object' ? map(node, keyword, key) : node;
        if (HOLD_MAPS.test(keyword)) {
            const named = Object.entries(value);
            const mapped = named.map(([name, node]) => [name, mapNode(node, name)]);
            return [keyword, Object.fromEntries(mapped)];
        }
        if (!HOLD_SCHEMAS.test(keyword))
            return [keyword, value];
        return [keyword, Array.isArray(value) ? value.map(mapNode) : mapNode(value)];
    });
    return Object.fromEntries(members);
}
