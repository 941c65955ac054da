// Generated from the contract by `npm run build`; edit the contract instead.

export function keep(keys, input, output, fill = (value) => value) {
    for (const key of keys) {
        if (key !== '__proto__' && Object.hasOwn(input, key))
            output[key] = fill(input[key]);
    }
}
export function plain(input) {
    const prototype = Object.getPrototypeOf(input);
    if (prototype === Object.prototype || prototype === null)
        return input;
    const fields = { ...input };
    let from = prototype;
    while (from && from !== Object.prototype) {
        for (const key of Object.getOwnPropertyNames(from))
            fields[key] = input[key];
        from = Object.getPrototypeOf(from);
    }
    return fields;
}
