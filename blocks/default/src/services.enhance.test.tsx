import { createTestConsent, createTestEnvironment } from '@broadsheet/testing';
import { afterEach, expect, test } from 'vitest';
import { enhance } from './services.enhance.ts';

afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
/** Returns the scripts that run, by their URL or their text. */
const running = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script:not([type])')].map(
    ({ src, textContent }) => src || textContent,
  );

function setUp(options: Parameters<typeof createTestConsent>[0] = {}) {
  const scripts = `
    <script type="text/plain" data-consent="analytics">void "count"</script>
    <script type="text/plain" data-consent="analytics" data-load="async" src="https://count.example/c.js"></script>
    <script type="text/plain" data-consent="advertising" data-vendor="263">void "sell"</script>
    <script type="text/plain" data-consent="advertising" data-vendor="755">void "show"</script>
    <script type="text/plain" data-consent="functional" data-load="defer" src="https://search.example/s.js"></script>
    <script type="text/plain" data-consent="functional">void "search"</script>`;
  document.head.append(document.createRange().createContextualFragment(scripts));
  const port = createTestConsent(options);
  const context = { element: document.body, consent: async () => port };
  return { port, context };
}

type Context = Parameters<typeof enhance>[0];
const refuse = () => Promise.reject(new Error('Nobody asks.'));
const whole = (context: ReturnType<typeof setUp>['context']): Context => ({
  site: 'courier',
  environment: createTestEnvironment(),
  identity: refuse,
  sales: refuse,
  fetchContent: refuse,
  fetchBlock: refuse,
  openStory: refuse,
  ...context,
});

test('loads the scripts of a purpose when the reader grants it, once, and of no other', async () => {
  const { port, context } = setUp();
  enhance(whole(context));
  await turn();
  expect(running()).toEqual([]);
  port.set({ analytics: 'granted', functional: 'refused' });
  port.set({ analytics: 'granted' });
  await turn();
  expect(running()).toEqual(['void "count"', 'https://count.example/c.js']);
});

test('starts a service when its file has come', async () => {
  const { port, context } = setUp();
  enhance(whole(context));
  port.set({ functional: 'granted' });
  await turn();
  expect(running()).toEqual(['https://search.example/s.js']);
  document.head.querySelector('script[src*=search]')?.dispatchEvent(new Event('load'));
  await turn();
  expect(running()).toEqual(['https://search.example/s.js', 'void "search"']);
});

test('loads the scripts of a company only when the reader grants it too', async () => {
  const { port, context } = setUp({ refusedVendors: [263] });
  enhance(whole(context));
  port.set({ advertising: 'granted' });
  await turn();
  expect(running()).toEqual(['void "show"']);
});
