import { defineBlock, shownBefore, useHost } from '@broadsheet/block-kit';
import { createManualClock } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import { SITE } from '../../test/createTestEngine.ts';
import { NOON } from '../../test/staticBlocks.tsx';
import { testBlocks } from '../../test/testBlocks.ts';
import { toText } from '../chunks/Chunk.ts';
import type { ContentAnswer } from '../content/ContentAnswer.ts';
import type { PageScope } from '../content/PageScope.ts';
import type { BlockInstance } from '../tree/BlockInstance.ts';
import { createFragments } from './createFragments.ts';
import type { Fragment } from './Fragment.ts';

const key = 'feed {"size":2} ';
const answers = (version: number, ...items: readonly string[]): PageScope['answers'] =>
  new Map<string, ContentAnswer>([[key, { status: 'ready', data: { items }, version: String(version) }]]);

const SCOPE: PageScope = {
  site: SITE,
  locale: 'en',
  page: { path: '/', query: {}, type: 'article', meta: {}, globalContent: undefined },
  tokenVersion: '2',
  isAdmin: false,
  isStill: false,
  outputType: 'default',
  formPath: undefined,
  answers: new Map(),
  globalVersion: 'one',
  now: 120_000,
};

const onPage = (page: Partial<PageScope['page']>): Partial<PageScope> => ({
  page: { ...SCOPE.page, ...page },
});

function instanceOf(name: string, id = 'm0', fields: Readonly<Record<string, unknown>> = {}): BlockInstance {
  const block = testBlocks.find((known) => known.name === name);
  if (block === undefined) throw new Error(`There is no test block "${name}".`);
  const [prepared, stored] = [block.prepare(fields), JSON.stringify(fields)];
  return { id, block, prepared, stored, children: [], brought: new Map() };
}

const htmlOf = ({ chunks }: Fragment) => toText(chunks);

function createFragmentsUnderTest(maxFragmentBytes = 100_000) {
  const errors: unknown[] = [];
  const fragments = createFragments({
    clock: createManualClock(),
    log: { warn: () => undefined, error: (message, facts) => errors.push({ message, ...facts }) },
    maxFragments: 100,
    maxFragmentBytes,
  });
  const of = (instance: BlockInstance, scope: Partial<PageScope> = {}, level = 1) =>
    fragments.get({ instance, scope: { ...SCOPE, ...scope }, level });
  return { of, errors, clear: () => fragments.clear() };
}

describe('fragments', () => {
  it('of a list that leaves out the story of its page are shared by the pages of all others', () => {
    const rail = defineBlock({
      name: 'rail',
      title: 'Rail',
      group: 'Test',
      kind: 'feature',
      fields: {},
      hydrate: { mode: 'never' },
      Component() {
        const shown = shownBefore([], useHost());
        return ['storm', 'regatta'].filter((id) => !shown.has(id)).join();
      },
    });
    const { of } = createFragmentsUnderTest();
    const instance = { ...instanceOf('words'), block: rail, prepared: rail.prepare({}) };
    const beside = (id: string) =>
      of(instance, { ...onPage({ globalContent: { _id: id } }), globalVersion: id });
    const first = beside('budget');
    expect(htmlOf(first)).toBe('storm,regatta');
    expect(beside('derby')).toBe(first);
    expect(htmlOf(beside('storm'))).toBe('regatta');
    expect(beside('council')).toBe(first);
  });

  it('of a block that reads nothing are shared by all pages and instances', () => {
    const { of } = createFragmentsUnderTest();
    const first = of(instanceOf('words', 'm0', { label: 'Storm' }));
    const other = {
      ...onPage({ path: '/b/', query: { a: '1' }, type: 'tag' }),
      globalVersion: 'nine',
      now: 999_999_999,
    };
    expect(of(instanceOf('words', 'other', { label: 'Storm' }), other)).toBe(first);
    expect(first.dependencies).toEqual([]);
  });

  it.each([
    ['its path', 'reads-path', onPage({ path: '/b/' })],
    ['the value of the query that it reads', 'reads-query', onPage({ query: { q: 'x' } })],
    ['the minute', 'reads-hour', { now: 180_000 }],
    ['the day in its time zone', 'reads-day', { now: Date.parse('1970-01-01T23:00:00Z') }],
    ['whether its moment is over', 'reads-noon', { now: NOON }],
    ['the site', 'reads-site', { site: { ...SITE } }],
    ['the page’s content', 'headline', { ...onPage({ globalContent: {} }), globalVersion: 'two' }],
    ['content that it reads', 'feed', { answers: answers(2, 'New') }],
    ['whether content is there', 'feed', { answers: new Map() }],
    ['the language', 'words', { locale: 'sv' }],
    ['who is looking', 'words', { isAdmin: true }],
    ['the output', 'words', { outputType: 'amp' }],
  ])('are made anew when what they read changes: %s', (_case, name, change) => {
    const { of } = createFragmentsUnderTest();
    const scope = { answers: answers(1, 'Old') };
    const first = of(instanceOf(name), scope);
    expect(of(instanceOf(name), scope)).toBe(first);
    expect(of(instanceOf(name), { ...scope, ...change })).not.toBe(first);
  });

  it.each([
    [
      'another value of the query',
      'reads-query',
      onPage({ query: { q: 'x', utm: '1' } }),
      onPage({ query: { q: 'x', utm: '2' } }),
    ],
    ['another second of the minute', 'reads-hour', { now: 120_000 }, { now: 179_999 }],
    [
      'another hour of the day',
      'reads-day',
      { now: Date.parse('2026-03-28T23:00:00Z') },
      // On this day clocks are put forward.
      { now: Date.parse('2026-03-29T21:59:59Z') },
    ],
    ['another minute before its moment', 'reads-noon', { now: 0 }, { now: NOON - 1 }],
    ['another minute after it', 'reads-noon', { now: NOON }, { now: NOON + 86_400_000 }],
    [
      'content of another block',
      'feed',
      {},
      {
        answers: new Map([
          ...answers(1, 'Old'),
          ['other', { status: 'ready', data: 1, version: 'v7' } as const],
        ]),
      },
    ],
  ])('are not made anew for %s', (_case, name, first, second) => {
    const { of } = createFragmentsUnderTest();
    const scope = { answers: answers(1, 'Old') };
    expect(of(instanceOf(name), { ...scope, ...second })).toBe(of(instanceOf(name), { ...scope, ...first }));
  });

  it('belong to their instance where their markup names it', () => {
    const { of } = createFragmentsUnderTest();
    for (const name of ['reads-id', 'counter', 'gallery', 'static-field']) {
      const [first, second] = ['m0', 'm1'].map((id) => htmlOf(of(instanceOf(name, id))));
      expect(first).not.toBe(second);
    }
  });

  it('give the fields of two static blocks different ids', () => {
    const { of } = createFragmentsUnderTest();
    const ids = ['m0', 'm1'].map(
      (id) => /<input id="([^"]+)"/.exec(htmlOf(of(instanceOf('static-field', id))))?.[1],
    );
    expect(ids).toEqual([expect.stringContaining('m0-'), expect.stringContaining('m1-')]);
  });

  it('depend on the heading level and on their fields', () => {
    const { of } = createFragmentsUnderTest();
    const instance = instanceOf('title', 'm0', { label: 'Storm' });
    expect(htmlOf(of(instance, {}, 2))).toBe('<h2>Storm</h2>');
    expect(htmlOf(of(instance, {}, 3))).toBe('<h3>Storm</h3>');
    expect(htmlOf(of(instanceOf('title', 'm0', { label: 'Flood' }), {}, 3))).toBe('<h3>Flood</h3>');
  });

  it('of an island depend on the page’s content that it takes along, read or not', () => {
    const { of } = createFragmentsUnderTest();
    expect(of(instanceOf('story')).dependencies).toContain('globalContent');
  });

  it('show an editor what is broken, and a reader nothing', () => {
    const { of, errors } = createFragmentsUnderTest();
    expect(htmlOf(of(instanceOf('broken')))).toBe('');
    expect(htmlOf(of(instanceOf('broken', 'm"1'), { isAdmin: true }))).toBe(
      '<p role="alert" data-block-error="m&quot;1">Broken: no &lt;luck></p>',
    );
    expect(errors).toHaveLength(2);
  });

  it('leave, the longest unused first, when all together take too many bytes', () => {
    const { of } = createFragmentsUnderTest(2_700);
    const instance = (size: number) => instanceOf('words', 'm0', { label: 'x'.repeat(size) });
    const first = of(instance(100));
    const second = of(instance(101));
    expect(of(instance(100))).toBe(first);
    of(instance(102));
    expect(of(instance(100))).toBe(first);
    expect(of(instance(101))).not.toBe(second);
  });

  it('are forgotten when they have to be', () => {
    const { of, clear } = createFragmentsUnderTest();
    const first = of(instanceOf('words'));
    clear();
    expect(of(instanceOf('words'))).not.toBe(first);
  });
});
