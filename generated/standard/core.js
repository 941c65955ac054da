// Generated from the contract by `npm run build`; edit the contract instead.
function standard(parse) {
  return {
    "~standard": {
      version: 1,
      vendor: "speech-to-text-contract",
      validate(value) {
        const result = parse(value);
        if (result.ok) return { value: result.value };
        return {
          issues: result.issues.map(({ path, message }) => ({ message, path: keys(path, value) }))
        };
      }
    }
  };
}
function keys(pointer, value) {
  let inside = value;
  return pointer.split("/").slice(1).map((token) => {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    const step = Array.isArray(inside) ? Number(key) : key;
    inside = member(inside, step);
    return step;
  });
}
function member(value, key) {
  try {
    return Object(value)[key];
  } catch {
    return void 0;
  }
}
export {
  standard
};
