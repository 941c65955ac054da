import { extensionRule } from '../extension.js';

/** `x-opaque`: `true`, on a property that a reader does not look into. */
export default extensionRule('x-opaque', ['Schema'], (value, _type, ctx) => {
  if (value !== true) return 'is not true; write true or remove it';
  if (/\/properties\/[^/]+$/.test(ctx.location.pointer)) return undefined;
  return 'does not stand on a property; move it to the property that readers do not look into';
});
