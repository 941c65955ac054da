// Compiled from scripts/runtime/defaults.ts by `npm run build`; edit that file instead.

/** The defaults in an object: all defaults, or the defaults of the branch that its discriminator selects. */
function defaultsFor(value, defaults) {
	const { discriminator, branches = [] } = defaults;
	if (discriminator === undefined) return defaults;
	const chosen = value[discriminator];
	const listing = branches.find(([values]) => values?.includes(chosen));
	const [, branch] = listing ?? branches.find(([values]) => values === null) ?? [];
	return branch ? defaultsFor(value, branch) : defaults;
}
/**
 * A copy of a valid value with its defaults; a part without defaults is shared. A field whose value is
 * undefined is missing, and the field `__proto__` is dropped.
 */
export function fill(value, defaults) {
	if (typeof value !== "object" || value === null) return value;
	const { items } = defaults;
	if (Array.isArray(value)) return items ? value.map((item) => fill(item, items)) : value;
	const { fields, others, make } = defaultsFor(value, defaults);
	if (!fields && !others && !make) return value;
	const given = value;
	const all = make?.() ?? {};
	for (const key in given) {
		if (given[key] !== undefined && key !== "__proto__") all[key] = given[key];
	}
	for (const key in fields) {
		const inside = fields[key];
		if (inside && all[key] !== undefined) all[key] = fill(all[key], inside);
	}
	if (!others) return all;
	for (const key in all) if (!Object.hasOwn(fields ?? {}, key)) all[key] = fill(all[key], others);
	return all;
}
