import { expect, test } from 'vitest';
import { prepareDocument, stableId } from './prepareDocument.ts';

test.each([
  ['tides', '/tides/'],
  ['a/b', '/a%2Fb/'],
  ['..', `/${stableId('..')}/`],
])('a story without a URL gets the path of its id %j, or of a new one that a path can have', (id, path) => {
  const { body } = prepareDocument('story', { type: 'story' }, { id, site: 'courier', hash: '' });
  expect(body).toMatchObject({ canonical_url: path, websites: { courier: { website_url: path } } });
});
