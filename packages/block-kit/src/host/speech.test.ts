import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { speechScript } from './speechScript.ts';

it.each([
  ['can speak', { speechSynthesis: {} }, []],
  ['cannot speak', {}, ['data-speech none']],
])('tells the styles of a browser that %s', (_, self, attributes) => {
  const written: string[] = [];
  const setAttribute = (...pair: string[]) => written.push(pair.join(' '));
  runInNewContext(speechScript, { self, document: { documentElement: { setAttribute } } });
  expect(written).toEqual(attributes);
});
