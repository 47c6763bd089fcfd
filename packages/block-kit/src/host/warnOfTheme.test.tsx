import { afterEach, expect, it, vi } from 'vitest';
import { warnOfTheme } from './warnOfTheme.ts';

/** A page of its own, with a style sheet. */
function openPage(css: string): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow;
  if (view === null) throw new Error('A frame in a page has a window.');
  view.document.head.append(Object.assign(view.document.createElement('style'), { textContent: css }));
  return view;
}

function listen() {
  const warned: string[] = [];
  return { warned, log: (message: string) => void warned.push(message) };
}

afterEach(() => {
  vi.unstubAllEnvs();
  document.body.replaceChildren();
});

it('a page with a theme for a part of it is told nothing', () => {
  const { warned, log } = listen();
  warnOfTheme(log, openPage(':root { --bs-scope: 1 }'));
  expect(warned).toEqual([]);
});

it('a page without a theme is told once what it lacks', () => {
  const { warned, log } = listen();
  const page = openPage('');
  for (const _block of [1, 2]) warnOfTheme(log, page);
  expect(warned).toEqual([
    expect.stringContaining('Place <ThemeStyle theme={paper} /> of @broadsheet/ui above them'),
  ]);
});

it('a page with a theme is told nothing', () => {
  const { warned, log } = listen();
  warnOfTheme(log, openPage(':root{--bs-ink:#111}'));
  expect(warned).toEqual([]);
});

it('a production build is told nothing', () => {
  const { warned, log } = listen();
  vi.stubEnv('NODE_ENV', 'production');
  warnOfTheme(log, openPage(''));
  expect(warned).toEqual([]);
});
