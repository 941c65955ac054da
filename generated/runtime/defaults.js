// Generated from the contract by `npm run build`; edit the contract instead.

export function eachResolved(list, resolve) {
    const resolved = [];
    for (let i = 0; i < list.length; i++)
        resolved.push(resolve(list[i]));
    return resolved;
}
export function keep(keys, input, output, resolve = (value) => value) {
    for (const key of keys) {
        if (key !== '__proto__' && Object.hasOwn(input, key))
            output[key] = resolve(input[key]);
    }
}
export function plain(input) {
    const prototype = Object.getPrototypeOf(input);
    if (prototype === Object.prototype || prototype === null)
        return input;
    const fields = { ...input };
    for (let from = prototype; from && from !== Object.prototype; from = Object.getPrototypeOf(from)) {
        for (const key of Object.getOwnPropertyNames(from))
            fields[key] = input[key];
    }
    return fields;
}
