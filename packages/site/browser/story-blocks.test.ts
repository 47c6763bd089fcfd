/** The behaviour of blocks about stories in a browser, on the shared newspaper, which stays unchanged. */
import { expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { openReader } from './reader/openReader.ts';

/** Replaces the browser's speech synthesis: it records its input, and speaks until the test ends it. */
function addVoice(): void {
  const texts: string[] = [];
  let current: SpeechSynthesisUtterance | undefined;
  const voice = {
    texts,
    isSpeaking: () => current !== undefined,
    end: () => {
      const ended = current;
      current = undefined;
      ended?.dispatchEvent(new Event('end'));
    },
  };
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => [],
      cancel: () => (current = undefined),
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        texts.push(utterance.text);
      },
    },
  });
  Object.assign(globalThis, { voice });
}

const scriptOf = (url: string) => url.includes('listen.enhance');

test('a story is read aloud from the first press on, its paragraph marked, until the page is left', async () => {
  const { page, open, requests } = await openReader({ width: 390, reducedMotion: true });
  await page.addInitScript(addVoice);
  await open(PAGES.article);
  expect(requests.filter((request) => scriptOf(request.url()))).toEqual([]);
  const call = (act: string) => page.evaluate(`voice.${act}`);
  const headline = (await page.locator('main h1').textContent()) ?? '';
  const before = await page.locator('[data-listen]').boundingBox();

  await page.getByRole('button', { name: 'Listen to this story' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  expect(await call('texts')).toEqual([headline]);
  expect(requests.filter((request) => scriptOf(request.url()))).toHaveLength(1);
  // The bar moved to the edge of the window; its original space stays.
  expect(await page.locator('[data-listen]').boundingBox()).toEqual(before);

  const marked = page.locator('[data-spoken]');
  for (let step = 0; step < 2; step += 1)
    await page.getByRole('button', { name: 'Forward one paragraph' }).click();
  expect(await marked.evaluate((element) => element.localName)).toBe('p');
  await expect
    .poll(() => marked.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(800);
  const bar = page.getByRole('group', { name: 'Listen to this story' });
  const { x = -1, width = 999 } = (await bar.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);

  // The whole story, and nothing around it.
  for (let step = 0; step < 300 && (await call('isSpeaking()')) === true; step += 1) await call('end()');
  const texts = String(await call('texts.join(" ")'));
  expect(texts).not.toMatch(/Advertisement|Sign up|Copyright/);
  const paragraphs = await page.locator('[data-story-text] > p:not([data-silent])').allTextContents();
  const bare = (text: string) => text.replaceAll(/\s+/g, '');
  expect(paragraphs.length).toBeGreaterThan(5);
  for (const paragraph of paragraphs) expect(bare(texts)).toContain(bare(paragraph));
  expect(await marked.count()).toBe(0);
});

test('nobody is offered to listen without script, or where the browser cannot speak', async () => {
  const silent = await openReader({ javaScript: false });
  await silent.open(PAGES.article);
  expect(await silent.page.locator('[data-listen]').isVisible()).toBe(false);
  const mute = await openReader();
  await mute.page.addInitScript(() => {
    // The property is on the window's prototype or on the window itself, depending on the browser.
    for (const owner of [globalThis, Object.getPrototypeOf(globalThis)])
      Reflect.deleteProperty(owner, 'speechSynthesis');
  });
  await mute.open(PAGES.article);
  expect(await mute.page.locator('html').getAttribute('data-speech')).toBe('none');
  expect(await mute.page.locator('[data-listen]').isVisible()).toBe(false);
});
