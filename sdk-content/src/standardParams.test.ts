import { expect, test } from 'vitest';
import { standardParams } from './standardParams.ts';
import { standardSources } from './sources/standardSources.ts';

test('the parameters of all sources are those that the sources declare', () => {
  const declared = standardSources.map(({ name, params }) => [
    name,
    params.map((param) => param.name).filter((param) => param !== 'themes'),
  ]);
  expect(standardParams).toEqual(Object.fromEntries(declared));
});
