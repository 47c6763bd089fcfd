// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queuePresses } from './queuePresses.ts';

const note = () => document.querySelector('#bs-lost')?.textContent;
const form = () => document.querySelector('form');
const submit = () => form()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));

/** Puts the page on or off the network, as the browser tells it. */
function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (isOnline) window.dispatchEvent(new Event('online'));
}

beforeEach(() => {
  document.body.innerHTML = `<form action="/x"><button>Send</button></form>
    <a id="more" href="#2" data-replay=""><b>More</b></a><a id="story" href="#s">Story</a>
    <p id="bs-lost" data-text="No connection."></p>`;
  queuePresses(document);
});
afterEach(() => vi.restoreAllMocks());

test('a form that the browser would send waits for the connection, and the page says so until it is back', () => {
  connect(false);
  expect(submit()).toBe(false);
  expect(note()).toBe('No connection.');
  connect(true);
  expect(note()).toBe('');
  expect(submit()).toBe(true);
});

test('a link that makes a list longer waits too; any other is followed', () => {
  connect(false);
  expect(press('#story')).toBe(true);
  expect(note()).toBe('');
  expect(press('#more b')).toBe(false);
  expect(note()).toBe('No connection.');
});

test('what a script has handled is left to its own words', () => {
  connect(false);
  form()?.addEventListener('submit', (event) => event.preventDefault());
  submit();
  expect(note()).toBe('');
});

test('a page without a place for the message loses nothing of what the browser does', () => {
  connect(false);
  document.querySelector('#bs-lost')?.remove();
  expect(submit()).toBe(true);
});
