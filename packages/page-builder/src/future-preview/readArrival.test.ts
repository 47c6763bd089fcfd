import { expect, it } from 'vitest';
import { readArrival } from './readArrival.ts';

const at = (url: string) => new URL(url, 'https://paper.test');
const requested = { requested: '/offer/', base: undefined };

it('is at the page that was asked for', () => {
  expect(readArrival(at('/pagebuilder/future?path=%2Foffer%2F&at=1'), requested)).toEqual({ kind: 'then' });
  expect(readArrival(at('/pagebuilder/future?path=%2Foffer&at=1'), requested)).toEqual({ kind: 'then' });
});

it('returns where readers are redirected', () => {
  const led = at('/pagebuilder/future?path=%2Foffers%2Fwinter%2F&at=1');
  expect(readArrival(led, requested)).toEqual({ kind: 'then', ledTo: '/offers/winter/' });
});

it('keeps the query of a link that was followed', () => {
  expect(readArrival(at('/coast/?page=2'), requested)).toEqual({ kind: 'today', path: '/coast/?page=2' });
});

it('takes off the path under which the site stands', () => {
  const under = { requested: '/offer/', base: '/news' };
  expect(readArrival(at('/news/pagebuilder/future?path=%2Foffer%2F&at=1'), under)).toEqual({ kind: 'then' });
  expect(readArrival(at('/news/coast/'), under)).toEqual({ kind: 'today', path: '/coast/' });
});

it('is at a page whose path is typed with signs that browsers encode', () => {
  const typed = { requested: '/über-uns/', base: undefined };
  expect(readArrival(at('/pagebuilder/future?path=%2F%25C3%25BCber-uns%2F'), typed)).toEqual({
    kind: 'then',
  });
});
