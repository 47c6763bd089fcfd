import { contentHandler } from '@broadsheet/testing';
import { act } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import './index.ts';

const ORIGIN = 'https://newspaper.test';
const server = setupServer(
  contentHandler(ORIGIN, {
    'alert-bar-collections': { content_elements: [{ headlines: { basic: 'Storm warning' } }] },
  }),
);
const faults = vi.fn();
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }));
afterAll(() => server.close());
beforeEach(() => {
  faults.mockReset();
  vi.stubGlobal('reportError', faults);
  return () => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  };
});

async function write(html: string): Promise<HTMLElement> {
  await act(async () => {
    document.body.innerHTML = html;
  });
  return document.body;
}

test('it has the paper of the theme behind its words, in a style that the policy of the page allows', async () => {
  const own = document.documentElement.style;
  own.removeProperty('--bs-ink');
  await write(`<broadsheet-block name="login" nonce="7" origin="${ORIGIN}"></broadsheet-block>`);
  own.setProperty('--bs-ink', 'black');
  const style = [...document.head.querySelectorAll('style')].find(({ textContent }) =>
    textContent.includes('--bs-scope'),
  );
  expect(style?.nonce).toBe('7');
  expect(document.head.querySelector('meta[property="csp-nonce"]')).toMatchObject({ nonce: '7' });
  // An inline box would leave the light words of the dark scheme on the page's own light ground.
  expect(style?.textContent).toMatch(/^broadsheet-block\{display:block\}/);
  expect(style?.textContent).toMatch(
    /broadsheet-block\{color-scheme:light dark;[^}]*background:var\(--bs-paper\)/,
  );
});

test('an element of HTML is a block that fetches what it shows', async () => {
  const body = await write(`<broadsheet-block name="alert-bar" origin="${ORIGIN}"></broadsheet-block>`);
  await vi.waitFor(() => expect(body.querySelector('nav')?.hidden).toBe(false));
  expect(body.querySelector('nav')?.textContent).toContain('Storm warning');
  expect(body.querySelector('broadsheet-block')?.shadowRoot).toBeNull();
  expect(faults).not.toHaveBeenCalled();
});

test('it takes the language of the page around it, and follows its attributes', async () => {
  const body = await write(
    `<main lang="de"><broadsheet-block name="login" origin="${ORIGIN}"></broadsheet-block></main>`,
  );
  expect(body.querySelector('button[type=submit]')?.textContent).toBe('Anmelden');
  await act(async () => body.querySelector('broadsheet-block')?.setAttribute('lang', 'en'));
  expect(body.querySelector('button[type=submit]')?.textContent).toBe('Log in');
});

test('it can be taken out of the page and put back', async () => {
  const body = await write(`<broadsheet-block name="login" origin="${ORIGIN}"></broadsheet-block>`);
  const [element] = body.children;
  await act(async () => element?.remove());
  expect(element?.childElementCount).toBe(0);
  await act(async () => body.append(...(element === undefined ? [] : [element])));
  expect(body.querySelector('form')).not.toBeNull();
});

test('what it shares is the page that it stands in, without its query', async () => {
  const { origin, pathname } = window.location;
  const body = await write(`<broadsheet-block name="share-bar" origin="${ORIGIN}"></broadsheet-block>`);
  expect(body.querySelector('[data-share]')?.getAttribute('data-share')).toBe(origin + pathname);
});

test.each([
  ['name="weather"', /"weather": write one of these .*alert-bar/],
  ['name="htmlbox" fields=\'{"HTML":"<p>a</p>"}\'', /"htmlbox": write one of these/],
  ['name="login" fields="title"', /"fields" .* no JSON object: title/],
])('what is written wrongly is told and leaves the page as it is: %s', async (attributes, message) => {
  const body = await write(`<broadsheet-block ${attributes}></broadsheet-block><p>News</p>`);
  expect(faults.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringMatching(message) })]]);
  expect(body.textContent).toBe('News');
});
