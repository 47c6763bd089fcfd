import type { ElementContext, StoryAnswer } from '@broadsheet/block-kit';
import { createTestEnvironment, renderOnServer } from '@broadsheet/testing';
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { block } from '../src/block.ts';
import { enhance } from '../src/paywall.enhance.ts';

export const SESSION = '{"uuid":"1","accessToken":"a","refreshToken":"b"}';

/** Returns the public copy of a locked story. */
export const teaser = (restrictions: object = {}) => ({
  type: 'story',
  canonical_url: '/news/storm/',
  content_restrictions: { content_code: 'subscribers', is_teaser: true, ...restrictions },
  taxonomy: { primary_section: { _id: '/news/' } },
});

export const payment = (more: object = {}) =>
  ({
    kind: 'teaser',
    wall: 'payment',
    rule: 3,
    count: 1,
    limit: 0,
    isSignedIn: false,
    offer: {
      pageTitle: 'Read <em>everything</em>',
      pageSubTitle: 'Leave <a href="/terms/">when you like</a>.',
    },
    ...more,
  }) satisfies StoryAnswer;

export const registration = (more: object = {}) =>
  ({
    kind: 'teaser',
    wall: 'registration',
    rule: 1,
    count: 1,
    limit: 0,
    isSignedIn: false,
    ...more,
  }) satisfies StoryAnswer;

export interface WallVisit {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly story?: unknown;
  readonly site?: object;
  readonly environment?: ReturnType<typeof createTestEnvironment>;
  /** The server's answers in order; the last one is repeated. An error means a network failure. */
  readonly answers?: readonly (StoryAnswer | Error)[];
  readonly identity?: ElementContext['identity'];
  readonly consent?: ElementContext['consent'];
  readonly fetchBlock?: ElementContext['fetchBlock'];
}

/** Opens a page of a locked story with the server-rendered wall, and runs its script. */
export async function openWall(visit: WallVisit = {}) {
  const { fields = {}, story = teaser(), site = {}, answers = [payment()] } = visit;
  const { environment = createTestEnvironment() } = visit;
  const { identity = () => Promise.reject(new Error('Nobody is asked for.')) } = visit;
  const { consent = () => Promise.reject(new Error('Nobody asks.')) } = visit;
  const { fetchBlock = () => Promise.reject(new Error('No block is asked for.')) } = visit;
  const html = await renderOnServer(block, {
    fields,
    globalContent: story,
    site,
    page: { path: '/news/storm/' },
    handlesLazyLoad: true,
  });
  const element = document.body.appendChild(document.createElement('bs-block'));
  element.innerHTML = html;
  const left = [...answers];
  const tokens: (string | undefined)[] = [];
  const openStory = vi.fn<(token?: string) => Promise<StoryAnswer>>(async (token) => {
    tokens.push(token);
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('No answer is left.');
    return answer;
  });
  const stop = enhance({
    element,
    site: 'courier',
    environment,
    identity,
    sales: () => Promise.reject(new Error('Nothing is for sale.')),
    consent,
    fetchContent: () => Promise.reject(new Error('No content is asked for.')),
    fetchBlock,
    openStory,
  });
  onTestFinished(() => {
    stop();
    document.body.replaceChildren();
  });
  const settle = () =>
    act(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      // The wall fetches one of these when it knows its reader.
      await Promise.all([import('../src/overlay/coverPage.ts'), import('../src/plans/showPlans.ts')]);
      await new Promise((resolve) => setTimeout(resolve));
    });
  await settle();
  const place = () => element.querySelector<HTMLElement>('[data-paywall]');
  return { element, environment, tokens, openStory, place, settle, stop, html };
}
