import { expectAccessible } from '@broadsheet/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { LookAheadScreen } from './LookAheadScreen.tsx';

// jsdom has no layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
afterEach(cleanup);

const PAGE = {
  document: {
    id: 'news',
    name: 'News',
    match: { kind: 'path', path: '/news/' },
    layout: 'columns',
    areas: {},
  },
  isPublished: true,
};
const open = (query: Readonly<Record<string, string>> = {}) =>
  renderBuilder(<LookAheadScreen params={{}} query={query} />, {
    answers: { 'GET /pages': { pages: [PAGE] } },
  });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show' }));
const valueOf = (label: string) => {
  const field = screen.getByLabelText(label);
  return field instanceof HTMLInputElement ? field.value : undefined;
};

it('begins with the front page tomorrow at six, and shows nothing yet', async () => {
  const { container } = open();
  expect([valueOf('Address'), valueOf('Day'), valueOf('Time (hh:mm)')]).toEqual(['/', '2026-11-24', '06:00']);
  expect(screen.getByText('Times are in Europe/London.')).toBeDefined();
  expect(container.querySelector('iframe')).toBeNull();
  await expectAccessible(container);
});

it('opens the page and the moment that were asked for, on the clocks of the site', () => {
  const { visited, announced } = open();
  type('Address', '/news/');
  type('Day', '2027-07-01');
  show();
  const at = Date.UTC(2027, 6, 1, 5);
  expect(visited).toEqual([`/look-ahead/?path=%2Fnews%2F&at=${at}`]);
  expect(announced).toEqual([expect.stringMatching(/^\/news\/ is shown as it will be on .*2027/)]);
});

it('takes the address from the pages of the site', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Pages …' }));
  fireEvent.click(await screen.findByRole('button', { name: /News/ }));
  expect(valueOf('Address')).toBe('/news/');
});

it.each([
  ['Address', 'news', 'An address starts with a slash, such as /news/.'],
  ['Address', '//evil.example/', 'An address starts with a slash, such as /news/.'],
  ['Time (hh:mm)', '25:00', 'Enter a day and a time such as 06:00.'],
  ['Day', '', 'Enter a day and a time such as 06:00.'],
])('says what is wrong with %s “%s”', (label, value, problem) => {
  const { visited } = open();
  type(label, value);
  show();
  expect(screen.getByText(problem)).toBeDefined();
  expect(visited).toEqual([]);
});

it('shows the page of its URL in a frame, in the width of a screen', async () => {
  const at = Date.UTC(2026, 11, 1, 6);
  const { container } = open({ path: '/news/', at: String(at) });
  const frame = screen.getByTitle(/^\/news\/ on .*December/);
  expect(frame.getAttribute('src')).toBe(`/pagebuilder/future?path=%2Fnews%2F&at=${at}`);
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect([valueOf('Day'), valueOf('Time (hh:mm)')]).toEqual(['2026-12-01', '06:00']);
  expect(frame.style.inlineSize).toBe('1280px');
  fireEvent.click(screen.getByRole('button', { name: 'Phone' }));
  expect(frame.style.inlineSize).toBe('390px');
  await expectAccessible(container);
});

it.each([
  ['news', '1'],
  ['/', 'soon'],
  ['/', ''],
])('visits nothing by %s at “%s”', (path, at) => {
  expect(open({ path, at }).container.querySelector('iframe')).toBeNull();
});
