import { extensionRule } from '../extension.js';

/** `x-maturity`: `alpha` or `beta`. */
export default extensionRule(
  'x-maturity',
  ['Root', 'Operation', 'Parameter', 'Schema', 'Channel', 'Message'],
  (value) =>
    value === 'alpha' || value === 'beta'
      ? undefined
      : 'is neither alpha nor beta; write one of the two',
);
