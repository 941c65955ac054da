import { isMap } from '../extension.js';

const KNOWN = ['x-assumption', 'x-maturity', 'x-opaque', 'x-replaces', 'x-unspecified'];

/** Refuses extension keys other than the contract's own. */
export default () => ({
  any(node, ctx) {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    if (isMap(ctx.type.name)) return;
    for (const key of Object.keys(node)) {
      if (!key.startsWith('x-') || KNOWN.includes(key)) continue;
      ctx.report({
        message: `the key ${key} is not known; use one of ${KNOWN.join(', ')}, or remove it`,
        location: ctx.location.child([key]),
      });
    }
  },
});
