/** A locked story, and who may read it. */
import type { EngineOptions, StoryVerdict } from '../src/EngineOptions.ts';
import { testPage } from './createTestEngine.ts';

const paragraphs = (...texts: readonly string[]) => texts.map((content) => ({ type: 'text', content }));

export const whole = {
  type: 'story',
  _id: 'surge',
  headlines: { basic: 'Surge' },
  content_restrictions: { content_code: 'subscribers' },
  content_elements: paragraphs('The sea came.', 'It went.'),
};

export const teaser = {
  ...whole,
  content_restrictions: { content_code: 'subscribers', is_teaser: true },
  content_elements: paragraphs('The sea came.'),
};

export const STORY = '/surge/';

export const storyPage = testPage({
  match: { kind: 'content', type: 'story' },
  pageType: 'article',
  main: [{ block: 'headline' }, { block: 'body', children: [{ block: 'counter' }] }],
});

const say = (verdict: Partial<StoryVerdict>): StoryVerdict => ({
  mayRead: false,
  status: 200,
  body: { kind: 'teaser', wall: 'payment', rule: 3, count: 1, limit: 0, isSignedIn: false },
  headers: new Headers(),
  ...verdict,
});

/** Lets the reader with the token `ada` read. */
export function accessFor(seen: unknown[] = []): NonNullable<EngineOptions['access']> {
  return {
    load: async () => whole,
    async authorise(request, story) {
      seen.push(story);
      const token = request.headers.get('authorization');
      if (token === 'Bearer old') return say({ status: 401, body: { kind: 'expired' } });
      if (token === null && !request.url.includes('again=1')) return say({ body: { kind: 'again' } });
      if (token !== 'Bearer ada') return say({});
      const headers = new Headers({ 'Set-Cookie': 'meter=1' });
      return say({ mayRead: true, body: { kind: 'open' }, headers });
    },
  };
}
