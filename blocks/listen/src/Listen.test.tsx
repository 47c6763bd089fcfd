import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestSpeech } from '../test/createTestSpeech.ts';
import { block } from './block.ts';

const globalContent = {
  type: 'story',
  headlines: { basic: 'Fog <i>again</i>' },
  content_elements: [{ type: 'text', content: 'One.' }],
};
/** A page around the block; the text that must not be read aloud is in capitals. */
const PAGE = `
  <h1>Fog <i>again</i></h1>
  <p>A DATE</p>
  <article data-story-text>
    <p>The first  paragraph. It has two sentences.</p>
    <figure><p>A CAPTION</p></figure>
    <bs-block><p>AN AD</p></bs-block>
    <div data-silent><p>A LINK</p></div>
    <ul><li>A point<ul><li>and its own</li></ul></li></ul>
    <h2>A head</h2>
    <p lang="de">Ein Absatz.<sup aria-hidden="true">X</sup></p>
    <p> </p>
  </article>
  <p data-byline>By Ada</p>`;

let speech: ReturnType<typeof createTestSpeech>;
let scrolled: string[];
beforeEach(() => {
  speech = createTestSpeech();
  document.documentElement.lang = 'en';
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = PAGE;
  scrolled = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.textContent);
  };
});
afterEach(() => {
  document.querySelector('main')?.remove();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  speech.remove();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const start = () => press('Listen to this story');
const marked = () => [...document.querySelectorAll('[data-spoken]')].map(({ textContent }) => textContent);
const end = () => act(() => speech.end());

test('offers one button until it is pressed, and all of them while it reads', async () => {
  const { container } = await renderBlock(block, { globalContent });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByRole('combobox')).toBeNull();
  await expectAccessible(container);
  start();
  expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
    'Pause',
    'Back one paragraph',
    'Forward one paragraph',
    'Stop listening',
  ]);
  expect(screen.getByRole('combobox', { name: 'Speed' })).toBeTruthy();
  await expectAccessible(container);
});

test('reads headline, byline and paragraphs, marks each, and is done after the last', async () => {
  await renderBlock(block, { globalContent });
  start();
  expect(marked()).toEqual(['Fog again']);
  for (let step = 0; speech.isSpeaking() && step < 20; step += 1) end();
  expect(speech.texts()).toEqual([
    'Fog again',
    'By Ada',
    'The first paragraph. It has two sentences.',
    'A point',
    'and its own',
    'A head',
    'Ein Absatz.',
  ]);
  expect(marked()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Listen to this story' })).toBeTruthy();
});

test('speaks with a voice of the language of each part', async () => {
  await renderBlock(block, { globalContent });
  start();
  while (speech.isSpeaking()) end();
  expect(speech.spoken[0]?.voice?.lang).toBe('en-US');
  expect(speech.spoken.at(-1)?.voice?.lang).toBe('de-DE');
});

test('pauses, and goes on with the sentence that it was in', async () => {
  await renderBlock(block, { globalContent });
  start();
  end();
  press('Pause');
  expect(speech.isSpeaking()).toBe(false);
  expect(marked()).toEqual(['By Ada']);
  press('Go on listening');
  expect(speech.texts()).toEqual(['Fog again', 'By Ada', 'By Ada']);
});

test('goes back and forward by paragraphs, with buttons and arrows, and stays at the first', async () => {
  await renderBlock(block, { globalContent });
  start();
  press('Forward one paragraph');
  const pause = screen.getByRole('button', { name: 'Pause' });
  fireEvent.keyDown(pause, { key: 'ArrowRight' });
  fireEvent.keyDown(pause, { key: 'ArrowLeft' });
  press('Back one paragraph');
  press('Back one paragraph');
  expect(speech.texts().map((text) => text.slice(0, 9))).toEqual([
    'Fog again',
    'By Ada',
    'The first',
    'By Ada',
    'Fog again',
    'Fog again',
  ]);
});

test('ends with Escape and with its button, and leaves the focus on what is still there', async () => {
  await renderBlock(block, { globalContent });
  start();
  const stop = screen.getByRole('button', { name: 'Stop listening' });
  stop.focus();
  fireEvent.keyDown(stop, { key: 'Escape' });
  expect(speech.isSpeaking()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Listen to this story' }));
  start();
  press('Stop listening');
  expect([speech.isSpeaking(), marked()]).toEqual([false, []]);
});

test('reads on at another speed, and keeps it for the next story', async () => {
  const environment = createTestEnvironment();
  const { unmount } = await renderBlock(block, { globalContent, environment });
  start();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '1.5' } });
  expect(speech.spoken.map(({ text, rate }) => `${text} ${rate}`)).toEqual(['Fog again 1', 'Fog again 1.5']);
  unmount();
  expect(speech.isSpeaking()).toBe(false);
  await renderBlock(block, { globalContent, environment });
  start();
  expect(speech.spoken.at(-1)?.rate).toBe(1.5);
});

test('reads what came into the page meanwhile, as the rest of a locked story does', async () => {
  await renderBlock(block, { globalContent });
  start();
  const rest = document.createElement('p');
  rest.textContent = 'The rest.';
  document.querySelector('article')?.append(rest);
  while (speech.isSpeaking()) end();
  expect(speech.texts().at(-1)).toBe('The rest.');
});

test.each([
  ['on at the next', 'Forward one paragraph', 'The first'],
  ['back at the one before', 'Back one paragraph', 'Fog again'],
])('goes %s where what it reads has left the page', async (_, name, text) => {
  await renderBlock(block, { globalContent });
  start();
  press('Forward one paragraph');
  document.querySelector('[data-byline]')?.remove();
  press(name);
  expect(speech.texts().at(-1)).toMatch(text);
});

test('reads on where the next paragraphs have left the page as well, and ends where none is left', async () => {
  await renderBlock(block, { globalContent });
  start();
  press('Forward one paragraph');
  document.querySelector('[data-byline]')?.remove();
  document.querySelector('[data-story-text] > p')?.remove();
  end();
  expect(speech.texts().at(-1)).toBe('A point');
  document.querySelector('[data-story-text]')?.remove();
  end();
  expect(speech.isSpeaking()).toBe(false);
});

test('scrolls to what it reads where that is out of view, but not after a reader who scrolled away', async () => {
  await renderBlock(block, { globalContent });
  start();
  expect(scrolled).toEqual(['Fog again']);
  fireEvent.wheel(window);
  end();
  expect(scrolled).toEqual(['Fog again']);
  press('Forward one paragraph');
  expect(scrolled).toHaveLength(2);
});

test('is silent when the page is left', async () => {
  await renderBlock(block, { globalContent });
  start();
  fireEvent(window, new Event('pagehide'));
  expect([speech.isSpeaking(), marked()]).toEqual([false, []]);
});

test.each([
  ['no voice speaks the language', 'fr', undefined, /has no voice for the language/],
  ['the voice turns out to be missing', 'en', 'voice-unavailable', /has no voice for the language/],
  ['the device refuses', 'en', 'not-allowed', /does not answer/],
])('says so where %s, and can be tried again', async (_, lang, error, message) => {
  document.documentElement.lang = lang;
  await renderBlock(block, { globalContent });
  start();
  if (error !== undefined) act(() => void speech.fail(error));
  expect(screen.getByRole('status').textContent).toMatch(message);
  document.documentElement.lang = 'en';
  press('Go on listening');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(speech.texts().at(-1)).toBe('Fog again');
});

test('is not there in a browser that cannot speak', async () => {
  speech.remove();
  const { container } = await renderBlock(block, { globalContent });
  expect(container.querySelector('[data-listen]')).toHaveProperty('hidden', true);
});

test.each([
  ['without a story', {}],
  ['in AMP output', { globalContent, outputType: 'amp' }],
])('renders nothing %s', async (_, options) => {
  expect(await renderOnServer(block, options)).toBe('');
});

test('speaks the language of the site, and offers no speed where its editor wants none', async () => {
  const html = await renderOnServer(block, {
    globalContent,
    site: { locale: 'de' },
    fields: { showSpeed: false },
  });
  expect(html).toContain('Artikel anhören');
  expect(html).not.toContain('<select');
  expect(await renderOnServer(block, { globalContent, site: { locale: 'de' } })).toContain('0,75×');
});
