import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import './node.ts';

// A busy machine must not fail a test; tests whose condition is met do not wait longer.
configure({ asyncUtilTimeout: 10_000 });

// Applications warn of a page without a theme; a theme would cost each test the parsing of its style sheet.
document.documentElement.style.setProperty('--bs-ink', 'black');

// jsdom has no layout and no scrolling.
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// Test files share one window. A page that a file has opened must not react to what the next file stores.
const addEventListener = window.addEventListener.bind(window);
const listeners: Parameters<typeof addEventListener>[1][] = [];
Reflect.set(window, 'addEventListener', (...given: Parameters<typeof addEventListener>) => {
  const [name, listener] = given;
  if (name === 'storage') listeners.push(listener);
  addEventListener(...given);
});

afterEach(cleanup);
afterAll(() => {
  document.body.replaceChildren();
  for (const listener of listeners) window.removeEventListener('storage', listener);
  Reflect.set(window, 'addEventListener', addEventListener);
});
