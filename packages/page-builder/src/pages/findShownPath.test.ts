import type { PageDocument } from '@broadsheet/page-document';
import { describe, expect, test } from 'vitest';
import { pageWith } from '../../test/pages.ts';
import { createEditorClient } from '../api/createEditorClient.ts';
import { findShownPath } from './findShownPath.ts';

const match = (pattern: PageDocument['match'], content?: PageDocument['content']): PageDocument => ({
  ...pageWith({}),
  match: pattern,
  content,
});
const clientOf = (answer: () => Response) =>
  createEditorClient({ origin: 'https://paper.test', fetch: async () => answer() });
const none = () => Response.json({ subjects: [] });
const two = () =>
  Response.json({
    subjects: [
      { title: 'The newest', value: 'newest' },
      { title: 'An older one', value: 'older' },
    ],
  });

describe('a page is shown at first', () => {
  test.each<readonly [string, PageDocument, () => Response, string]>([
    ['at its own address', match({ kind: 'path', path: '/sport/' }), none, '/sport/'],
    ['at its own address with a colon', match({ kind: 'path', path: '/at-12:30/' }), none, '/at-12:30/'],
    ['for the newest of its subjects', match({ kind: 'content', type: 'story' }), two, 'newest'],
    [
      'for the newest of them at the address of its pattern',
      match(
        { kind: 'path', path: '/author/:slug/' },
        { contentService: 'author-api', contentConfigValues: {} },
      ),
      two,
      '/author/newest/',
    ],
    ['as the front page where it has no subject yet', match({ kind: 'content', type: 'video' }), none, '/'],
    [
      'as the front page where words have to be typed',
      match({ kind: 'path', path: '/find/:words/' }),
      two,
      '/',
    ],
    [
      'as the front page where nobody can be asked',
      match({ kind: 'section' }),
      () => Response.json({ message: 'No' }, { status: 503 }),
      '/',
    ],
  ])('%s', async (_, document, answer, path) => {
    expect(await findShownPath(clientOf(answer), { document })).toBe(path);
  });
});
