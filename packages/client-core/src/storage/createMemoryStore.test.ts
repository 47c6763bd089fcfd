import { expect, it } from 'vitest';
import { createMemoryStore } from '../index.ts';

it('keeps, replaces and removes texts', () => {
  const store = createMemoryStore({ first: '1' });
  store.set('second', '2');
  store.set('first', 'one');
  expect(store.keys()).toEqual(['first', 'second']);
  expect([store.get('first'), store.get('second'), store.get('third')]).toEqual(['one', '2', undefined]);
  store.remove('first');
  store.remove('third');
  expect(store.keys()).toEqual(['second']);
});

it('accepts names that objects already have', () => {
  const store = createMemoryStore();
  expect(store.get('__proto__')).toBeUndefined();
  store.set('__proto__', 'text');
  expect(store.get('__proto__')).toBe('text');
});
