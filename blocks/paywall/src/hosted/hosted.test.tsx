import type { StoryAnswer } from '@broadsheet/block-kit';
import { createTestEnvironment } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createModalBrowser } from '../../test/createModalBrowser.ts';
import { openWall, SESSION } from '../../test/openWall.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());
beforeEach(createModalBrowser);
afterEach(() => void Reflect.deleteProperty(window, 'ArcP'));

const STORY = {
  type: 'story',
  canonical_url: '/news/storm/',
  content_restrictions: { content_code: 'metered' },
  taxonomy: { primary_section: { _id: '/news/' } },
};
const SITE = {
  api: {
    retail: { origin: 'https://api.courier.test', endpoint: '/offers/', script: 'https://p.test/p.js' },
  },
};
const REGISTER = { id: 1, e: [true], ent: [false], rt: 2, rc: 3 };
const PAY = { id: 2, e: [false, 'digital'], ent: [true, 'digital'], rt: 3, rc: 4, cc: 'spring' };
const dialog = () => screen.queryByRole('dialog');

interface Run {
  readonly triggered?: unknown;
  /** The value that the script calls back with; absent: it does not call back. */
  readonly campaign?: unknown;
  readonly rules?: unknown;
}

/** Defines the vendor's script with the results that a test wants. */
function putScript({ triggered, rules, ...run }: Run) {
  const settings: Record<string, unknown>[] = [];
  const ArcP = {
    _rules: rules,
    async run(given: Record<string, unknown>) {
      settings.push(given);
      const { paywallFunction } = given;
      if ('campaign' in run && typeof paywallFunction === 'function') paywallFunction(run.campaign);
      return { triggered };
    },
  };
  Reflect.set(window, 'ArcP', ArcP);
  return settings;
}

interface Visit {
  /** Responds to the request for the offer. */
  readonly answerOffer?: () => Promise<Response>;
  readonly signedIn?: boolean;
  readonly story?: object;
  readonly answers?: readonly StoryAnswer[];
}

const answerWithTexts = async () =>
  Response.json({ pageTitle: 'Read <b>on</b><img src=x onerror=alert(1)>', products: [] });

async function visit(options: Visit = {}) {
  const { signedIn = false, story = STORY, answers = [], answerOffer = answerWithTexts } = options;
  const client = await createTestIdentity(platform);
  const environment = createTestEnvironment();
  if (signedIn) {
    await client.login(READER.email, READER.password, { rememberMe: true });
    environment.localItems.set('ArcId.USER_INFO', SESSION);
  }
  const requested: string[] = [];
  environment.fetch = async (url) => {
    requested.push(url);
    return answerOffer();
  };
  const wall = await openWall({ story, site: SITE, environment, identity: async () => client, answers });
  await expect.poll(() => wall.place()?.dataset['state']).not.toBe('asking');
  return { ...wall, requested, client };
}

test('is told of the story and of the login once the identity client is ready', async () => {
  const settings = putScript({});
  const { client, openStory } = await visit();
  expect(settings).toHaveLength(1);
  expect(settings[0]).toMatchObject({
    apiOrigin: 'api.courier.test',
    contentIdentifier: '/news/storm/',
    contentRestriction: 'metered',
    contentType: 'story',
    section: '/news/',
    Identity: { isLoggedIn: client.isLoggedIn },
  });
  expect(openStory).not.toHaveBeenCalled();
});

test('leaves the story alone while its callback is not called', async () => {
  putScript({ triggered: PAY });
  const { place } = await visit();
  expect(place()?.hidden).toBe(true);
  expect(dialog()).toBeNull();
});

test('walls by its callback, with words and emphasis of the offer of its campaign and nothing else', async () => {
  putScript({ triggered: PAY, campaign: 'autumn' });
  const { requested } = await visit();
  await screen.findByRole('dialog', { name: 'Subscribe to continue reading. Read on' });
  expect(requested).toEqual(['https://api.courier.test/offers/autumn']);
  expect(screen.getByRole('heading').innerHTML).toBe('Read <b>on</b>');
  expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toContain('campaign=autumn');
});

test.each([
  ['the rule’s own campaign', undefined, 'campaign=spring', 'spring'],
  ['an address', 'https://shop.example/spring', 'https://shop.example/spring', 'default'],
])('takes %s', async (_, campaign, href, requested) => {
  putScript({ triggered: PAY, campaign });
  const wall = await visit();
  await screen.findByRole('dialog');
  const link = screen.getByRole('link', { name: 'Subscribe' });
  // The check of an address is fetched.
  await expect.poll(() => link.getAttribute('href')).toContain(href);
  expect(wall.requested).toEqual([`https://api.courier.test/offers/${requested}`]);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', async () => new Response(null, { status: 503 })],
  ['answers with what is not JSON', async () => new Response('<h1>Down</h1>')],
])('walls in its own words where the offer %s', async (_, answerOffer) => {
  putScript({ triggered: PAY, campaign: 'autumn' });
  const { place } = await visit({ answerOffer });
  expect(place()?.dataset['state']).toBe('wall');
  expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toContain('campaign=autumn');
});

test('shows the registration wall for a rule that asks for an account alone', async () => {
  putScript({ triggered: REGISTER, campaign: '' });
  await visit();
  expect(await screen.findByRole('dialog', { name: /^Register/ })).toBeTruthy();
});

test('gives a reader who is logged in the highest other rule that is used up and asks for a product', async () => {
  const higher = { ...PAY, id: 3, rt: 9, rc: 10, cc: 'high' };
  const unused = { ...PAY, id: 4, rt: 20, rc: 20 };
  putScript({ triggered: REGISTER, campaign: '', rules: [REGISTER, PAY, higher, unused] });
  const { place } = await visit({ signedIn: true });
  await screen.findByRole('dialog', { name: /^Subscribe/ });
  expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toContain('campaign=high');
  expect(place()?.hasAttribute('data-signed-in')).toBe(true);
});

test('lets a reader who is logged in pass the registration wall where no other rule is used up', async () => {
  putScript({ triggered: REGISTER, campaign: '', rules: [REGISTER] });
  const { place } = await visit({ signedIn: true });
  expect(place()?.hidden).toBe(true);
});

test('leaves it to the server to give out what the rules of the site lock as well', async () => {
  putScript({ triggered: null });
  const restrictions = { content_restrictions: { content_code: 'metered', is_teaser: true } };
  const { openStory } = await visit({ story: { ...STORY, ...restrictions }, answers: [{ kind: 'open' }] });
  expect(openStory).toHaveBeenCalledTimes(1);
});

test('walls nobody where the script could not be loaded', async () => {
  const { place } = await visit();
  expect(place()?.hidden).toBe(true);
});

test.each([
  ['a canonical URL', { canonical_url: undefined }],
  ['a restriction code', { content_restrictions: {} }],
])('is not asked about a story without %s', async (_, lacking) => {
  const settings = putScript({ triggered: PAY, campaign: '' });
  const { html } = await openWall({ story: { ...STORY, ...lacking }, site: SITE });
  expect([html, settings]).toEqual(['', []]);
});
