// Compiled from scripts/runtime/defaults.ts by `npm run build`; edit that file instead.

/** The defaults in an object: all defaults, or the defaults of the branch that its tag selects. */
function defaultsFor(value, defaults) {
	const { tag, branches = [] } = defaults;
	if (tag === undefined) return defaults;
	const chosen = value[tag];
	const found = branches.find(([values]) => values?.includes(chosen));
	const [, branch] = found ?? branches.find(([values]) => values === null) ?? [];
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
	const given = plain(value);
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
/** An instance of a class as a plain object, with its inherited fields but without methods; another object itself. */
function plain(value) {
	const object = value;
	const prototype = Object.getPrototypeOf(value);
	if (prototype === Object.prototype || prototype === null) return object;
	const inherited = {};
	for (let at = prototype; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
		for (const name of Object.getOwnPropertyNames(at)) {
			if (typeof object[name] !== "function") inherited[name] = object[name];
		}
	}
	return {
		...inherited,
		...object
	};
}
