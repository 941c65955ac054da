import { expect, it, onTestFinished, vi } from 'vitest';
import { parseYaml } from '../../../scripts/read/yaml.ts';

it('the keys of a mapping are not compared each with each', () => {
  const { some } = Array.prototype;
  let compared = 0;
  const spy = vi.spyOn(Array.prototype, 'some').mockImplementation(function (
    this: unknown[],
    test,
  ) {
    return some.call(this, (...given) => {
      compared++;
      return test(...given);
    });
  });
  onTestFinished(() => spy.mockRestore());
  const keys = Array.from({ length: 1000 }, (_, index) => `key${index}`);
  const text = keys.map((key) => `${key}: &a${key} 1\n`).join('');
  expect(parseYaml(text, 'a.yaml')).toHaveProperty(keys.at(-1) ?? '', 1);
  expect(compared).toBeLessThan(10 * keys.length);
  expect(() => parseYaml(`${text}key0: 2\n`, 'a.yaml')).toThrow('the key key0 is given twice');
});
