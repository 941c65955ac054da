// node --experimental-vm-modules node_modules/jest/bin/jest.js --config ts-jest.config.mjs
// The preset leaves `import` as it is; the module settings find the entry points of the package.
export default {
  preset: 'ts-jest/presets/default-esm',
  transform: {
    '\\.ts$': [
      'ts-jest',
      { useESM: true, tsconfig: { module: 'nodenext', isolatedModules: true } },
    ],
  },
};
