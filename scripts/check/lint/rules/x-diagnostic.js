import { extensionRule } from '../extension.js';

/** `x-diagnostic`: `true`, on a property that helps debugging alone. */
export default extensionRule('x-diagnostic', ['Schema'], (value, _type, ctx) => {
  if (value !== true) return 'is not true; write true or remove it';
  if (/\/properties\/[^/]+$/.test(ctx.location.pointer)) return undefined;
  return 'does not stand on a property; move it to the property that helps debugging';
});
