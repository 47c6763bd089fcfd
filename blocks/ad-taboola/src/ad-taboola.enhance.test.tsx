import type { ConsentPort, ConsentPurpose, ConsentState } from '@broadsheet/block-kit';
import { createTestEnvironment, renderOnServer } from '@broadsheet/testing';
import { afterEach, expect, test } from 'vitest';
import { enhance } from './ad-taboola.enhance.ts';
import { block } from './block.ts';

const site = { taboolaPublisherId: 'courier-pub' };
const AGREED = { advertising: 'granted', personalisation: 'granted' } as const;
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const script of document.head.querySelectorAll('script')) script.remove();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, '_taboola');
});

function createConsent(states: Partial<Record<ConsentPurpose, ConsentState>>) {
  const listeners = new Set<() => void>();
  let chosen = states;
  const port: ConsentPort = {
    state: (purpose) => chosen[purpose] ?? 'unknown',
    signals: () => ({ isGpcOn: false }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => undefined,
  };
  const choose = (next: typeof states) => {
    chosen = next;
    for (const listener of listeners) listener();
  };
  return { port, choose };
}

async function open(type: string, containers: readonly string[], consent = createConsent(AGREED)) {
  const refuse = () => Promise.reject(new Error('The widget asks for nothing of the kind.'));
  for (const container of containers) {
    const element = document.body.appendChild(document.createElement('bs-block'));
    const fields = { placement: `Place of ${container}`, mode: 'a', container };
    element.innerHTML = await renderOnServer(block, { fields, site, page: { type } });
    const stop = enhance({
      element,
      site: 'courier',
      environment: createTestEnvironment(),
      consent: async () => consent.port,
      identity: refuse,
      sales: refuse,
      fetchContent: refuse,
      fetchBlock: refuse,
      openStory: refuse,
    });
    stops.push(stop);
  }
  await settle();
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const queued = (): unknown => Reflect.get(window, '_taboola');
const scripts = () => [...document.scripts].map(({ id, parentElement }) => `${parentElement?.tagName} ${id}`);

test('queues all widgets of a page, then sends them off, with one loader and one flusher', async () => {
  await open('article', ['one', 'two']);
  expect(queued()).toEqual([
    { article: 'auto' },
    { mode: 'a', container: 'one', placement: 'Place of one', target_type: 'mix' },
    { mode: 'a', container: 'two', placement: 'Place of two', target_type: 'mix' },
    { flush: true },
  ]);
  expect(scripts()).toEqual(['HEAD tbl-loader', 'BODY tbl-flusher']);
  expect(document.querySelector<HTMLScriptElement>('#tbl-loader')?.src).toBe(
    'https://cdn.taboola.com/libtrc/courier-pub/loader.js',
  );
});

test.each([
  ['video', 'video'],
  ['gallery', 'photo'],
  ['section', 'category'],
  ['tag', 'category'],
  ['author', 'category'],
  ['search', 'category'],
  ['homepage', 'home'],
])('tells the kind of a page of type %s: %s', async (type, kind) => {
  await open(type, ['one']);
  expect(queued()).toContainEqual({ [kind]: 'auto' });
});

test('loads nothing on pages of other types', async () => {
  await open('account', ['one']);
  expect([scripts(), queued()]).toEqual([[], undefined]);
});

test.each([
  ['has not chosen', {}],
  ['has refused', { advertising: 'refused', personalisation: 'refused' }],
  ['wants no profile', { advertising: 'granted', personalisation: 'refused' }],
] as const)('loads nothing while the reader %s, and once when it is granted', async (_, states) => {
  const consent = createConsent(states);
  await open('article', ['one'], consent);
  expect([scripts(), queued()]).toEqual([[], undefined]);
  consent.choose(AGREED);
  consent.choose(AGREED);
  await settle();
  expect(scripts()).toEqual(['HEAD tbl-loader', 'BODY tbl-flusher']);
});

test('loads nothing for a widget that has gone before its reader agreed', async () => {
  const consent = createConsent({});
  await open('article', ['one'], consent);
  stops[0]?.();
  consent.choose(AGREED);
  await settle();
  expect(scripts()).toEqual([]);
});
