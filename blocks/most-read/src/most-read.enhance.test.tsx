import { createTestEnvironment } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { enhance } from './most-read.enhance.ts';

/** Runs the script on the page of a story, with a timer that the test controls. */
function open(markup: string) {
  const sent: (readonly [unknown, RequestInit | undefined])[] = [];
  let tick: (() => void) | undefined;
  const environment = {
    ...createTestEnvironment(),
    every(_: number, run: () => void) {
      tick = run;
      return () => void (tick = undefined);
    },
    fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
      sent.push([url, init]);
      return new Response(null, { status: 204 });
    },
  };
  const element = document.createElement('div');
  element.innerHTML = markup;
  const unused = () => Promise.reject(new Error('It asks for nothing.'));
  const stop = enhance({
    element,
    environment,
    site: 'courier',
    identity: unused,
    sales: unused,
    consent: unused,
    fetchContent: unused,
    fetchBlock: unused,
    openStory: unused,
  });
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) tick?.();
  };
  return { sent, wait, stop };
}

test('tells of a read once, after ten seconds', () => {
  const { sent, wait } = open('<div data-read="story-a"></div>');
  wait(9);
  expect(sent).toEqual([]);
  wait(60);
  expect(sent).toEqual([
    ['/_broadsheet/read', expect.objectContaining({ method: 'POST', body: 'story-a', credentials: 'omit' })],
  ]);
});

test('does not count the time in which nobody sees the page', () => {
  const { sent, wait } = open('<div data-read="story-a"></div>');
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  wait(60);
  expect(sent).toEqual([]);
  Reflect.deleteProperty(document, 'visibilityState');
  wait(10);
  expect(sent).toHaveLength(1);
});

test('tells nothing on a page that is about no story, or after it was taken off', () => {
  const none = open('<div></div>');
  none.wait(60);
  const left = open('<div data-read="story-a"></div>');
  left.stop();
  left.wait(60);
  expect([...none.sent, ...left.sent]).toEqual([]);
});
