import { createManualClock, record, text } from '@broadsheet/client-core';
import { createContentClient } from '@broadsheet/sdk-content';
import type { ContentClient, ContentRequest } from '@broadsheet/sdk-content';
import { createIdentityClient } from '@broadsheet/sdk-identity';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  contentValue,
  createHost,
  HostProvider,
  useContent,
  useFormat,
  useGlobalContent,
  useHost,
  useIdentity,
  useLabel,
  usePhrases,
} from '../index.ts';
import type { HostOptions } from '../index.ts';

const within = (options: HostOptions) => {
  const host = createHost(options);
  return ({ children }: { readonly children: ReactNode }) => (
    <HostProvider host={host}>{children}</HostProvider>
  );
};

/** A content client whose answers come when the test says so. */
function createBackend() {
  const clock = createManualClock();
  const requested: { request: ContentRequest; answer(data: unknown): void; fail(error: Error): void }[] = [];
  const content = createContentClient({
    clock,
    freshMs: 1000,
    load: (request) =>
      new Promise((answer, fail) => {
        requested.push({ request, answer, fail });
      }),
  });
  const settle = async (change: () => void) => act(async () => change());
  return { clock, content, requested, settle };
}

const parseTitle = record({ title: text });

function renderContent(content: ContentClient, initial: ContentRequest | undefined, pollMs?: number) {
  return renderHook(({ request }) => useContent(request, parseTitle, { pollMs }), {
    initialProps: { request: initial },
    wrapper: within({ content }),
  });
}

describe('a source that does not answer', () => {
  const fail = async (content: ContentClient, requested: ReturnType<typeof createBackend>['requested']) => {
    const logs: string[] = [];
    const wrapper = within({ content, log: (message) => void logs.push(message) });
    for (const id of ['one', 'two'])
      renderHook(() => useContent({ source: 'story', query: { id } }, parseTitle), { wrapper });
    await act(async () => requested.forEach((each) => each.fail(new Error('Failed to fetch.'))));
    return logs;
  };

  it('is told to developers, once', async () => {
    const { content, requested } = createBackend();
    expect(await fail(content, requested)).toEqual([
      expect.stringMatching(
        /^The content source "story" did not answer: Failed to fetch\. .*ALLOWED_ORIGINS/,
      ),
    ]);
  });

  it('is not told in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    try {
      const { content, requested } = createBackend();
      expect(await fail(content, requested)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe('useContent', () => {
  it('goes from loading to ready, and parses the answer', async () => {
    const { content, requested, settle } = createBackend();
    const { result } = renderContent(content, { source: 'story' });
    expect(result.current).toEqual({ status: 'loading' });
    await settle(() => requested[0]?.answer({ title: 'Storm', secret: 1 }));
    expect(result.current).toEqual({ status: 'ready', value: { title: 'Storm' } });
    expect(contentValue(result.current)).toEqual({ title: 'Storm' });
  });

  it('is ready without a value where the answer cannot be read', async () => {
    const { content, requested, settle } = createBackend();
    const { result } = renderContent(content, { source: 'story' });
    await settle(() => requested[0]?.answer('not a story'));
    expect(result.current).toEqual({ status: 'ready', value: undefined });
  });

  it('shows the error of a failure, and no value', async () => {
    const { content, requested, settle } = createBackend();
    const { result } = renderContent(content, { source: 'story' });
    const error = new Error('unreachable');
    await settle(() => requested[0]?.fail(error));
    expect(result.current).toEqual({ status: 'failed', error });
    expect(contentValue(result.current)).toBeUndefined();
  });

  it('starts ready with what came with the page, and does not ask for it', () => {
    const { content, requested } = createBackend();
    content.prime({ source: 'story' }, { title: 'Storm' });
    const { result } = renderContent(content, { source: 'story' });
    expect(result.current).toEqual({ status: 'ready', value: { title: 'Storm' } });
    expect(requested).toEqual([]);
  });

  it('shows what is stale while it asks for what is new', async () => {
    const { clock, content, requested, settle } = createBackend();
    content.prime({ source: 'story' }, { title: 'Yesterday' });
    clock.advance(5000);
    const { result } = renderContent(content, { source: 'story' });
    expect(result.current).toMatchObject({ value: { title: 'Yesterday' } });
    await settle(() => requested[0]?.answer({ title: 'Today' }));
    expect(result.current).toMatchObject({ value: { title: 'Today' } });
  });

  it('asks again at its interval, keeps the value through a failure and stops when it leaves', async () => {
    const { clock, content, requested, settle } = createBackend();
    const { result, unmount } = renderContent(content, { source: 'story' }, 2000);
    await settle(() => requested[0]?.answer({ title: 'One' }));
    clock.advance(2000);
    await settle(() => requested[1]?.fail(new Error('unreachable')));
    expect(result.current).toMatchObject({ status: 'ready', value: { title: 'One' } });
    clock.advance(2000);
    await settle(() => requested[2]?.answer({ title: 'Three' }));
    expect(result.current).toMatchObject({ value: { title: 'Three' } });
    unmount();
    clock.advance(10_000);
    expect(requested).toHaveLength(3);
  });

  it('has nothing to show without a request', () => {
    const { content, requested } = createBackend();
    const { result } = renderContent(content, undefined);
    expect(result.current).toEqual({ status: 'none' });
    expect(requested).toEqual([]);
  });

  it('follows a request that changes, and takes an equal one for the same', async () => {
    const { content, requested, settle } = createBackend();
    const { result, rerender } = renderContent(content, { source: 'story', query: { id: 'a', site: 's' } });
    await settle(() => requested[0]?.answer({ title: 'A' }));
    const before = result.current;
    rerender({ request: { source: 'story', query: { site: 's', id: 'a' } } });
    expect(result.current).toBe(before);
    rerender({ request: { source: 'story', query: { site: 's', id: 'b' } } });
    expect(result.current).toEqual({ status: 'loading' });
    await settle(() => requested[1]?.answer({ title: 'B' }));
    expect(result.current).toMatchObject({ value: { title: 'B' } });
    expect(requested).toHaveLength(2);
  });
});

describe('useHost', () => {
  it('returns the host above', () => {
    const { result } = renderHook(useHost, { wrapper: within({ site: { id: 'the-daily' } }) });
    expect(result.current.site.id).toBe('the-daily');
  });

  it('gives a host without content where there is none above, the same for all', () => {
    const [one, other] = [renderHook(useHost), renderHook(useHost)];
    expect(one.result.current).toBe(other.result.current);
    expect(one.result.current.content.peek({ source: 'story' })).toEqual({ status: 'missing' });
  });
});

describe('usePhrases', () => {
  const english = { 'list.more': 'More', 'list.found': '{n} match | {n} matches' };

  it('prefers the phrases of the host and falls back to English', () => {
    const wrapper = within({ locale: 'sv', phrases: { 'list.more': 'Mer' } });
    const { result } = renderHook(() => usePhrases(english), { wrapper });
    expect(result.current('list.more')).toBe('Mer');
    expect(result.current('list.found', { n: 2 })).toBe('2 matches');
  });

  it('chooses the plural by the locale of the host', () => {
    const wrapper = within({ locale: 'fr', phrases: { 'list.found': '{n} résultat | {n} résultats' } });
    const { result } = renderHook(() => usePhrases(english), { wrapper });
    expect(result.current('list.found', { n: 0 })).toBe('0 résultat');
  });
});

describe('an English phrase of a site that is read from right to left', () => {
  const isolated = (words: string) => `\u2066${words}\u2069`;
  const write = (english: string, values = {}, phrases = {}) => {
    const wrapper = within({ site: { textDirection: 'rtl' }, locale: 'ar', phrases });
    return renderHook(() => usePhrases({ text: english }), { wrapper }).result.current('text', values);
  };

  it.each([
    ['No connection.', {}],
    ['{n} match | {n} matches', { n: 2 }],
    ['Written by {name}', { name: 'نور' }],
    ['“Quoted”', {}],
    ['Pay {amount} now', { amount: '\u200F1 €' }],
    ['Page {n} of the list', { n: '\u0661\u0662' }],
    ['Page {n} of the list', { n: '\u06F1\u06F2' }],
  ])('keeps the end of %j where it belongs', (english, values) => {
    const plain = renderHook(() => usePhrases({ text: english }), { wrapper: within({}) });
    expect(write(english, values)).toBe(isolated(plain.result.current('text', values)));
  });

  it.each(['Log in', 'Picture 1 of 8', 'A', ''])('leaves %j, whose order nothing can change', (english) =>
    expect(write(english)).toBe(english),
  );

  it('is not meant where the site has its own words', () =>
    expect(write('No connection.', {}, { text: 'لا يوجد اتصال.' })).toBe('لا يوجد اتصال.'));
});

describe('useLabel', () => {
  const english = { 'nav.label': 'Sections' };
  const label = (written: string) => {
    const wrapper = within({ phrases: { 'nav.label': 'Avdelningar' } });
    return renderHook(() => useLabel(english), { wrapper }).result.current(written, 'nav.label');
  };

  it('uses the words of the editor', () => {
    expect(label(' Ämnen ')).toBe('Ämnen');
  });

  it.each([
    ['nothing', ' '],
    ['the words that the form came with', 'Sections'],
  ])('takes the phrase where the editor wrote %s', (_, written) => {
    expect(label(written)).toBe('Avdelningar');
  });
});

describe('useFormat', () => {
  it('formats as the site says, and stays the same between renders', () => {
    const wrapper = within({ site: { dateLocalization: { language: 'sv', dateFormat: '%d %B' } } });
    const { result, rerender } = renderHook(useFormat, { wrapper });
    const first = result.current;
    expect(first.date('2026-03-05T14:00:00Z')).toBe('05 mars');
    rerender();
    expect(result.current).toBe(first);
  });
});

describe('useGlobalContent', () => {
  it('parses the content of the page once', () => {
    const parse = vi.fn(parseTitle);
    const wrapper = within({ page: { globalContent: { title: 'Storm' } } });
    const { result, rerender } = renderHook(() => useGlobalContent(parse), { wrapper });
    rerender();
    expect(result.current).toEqual({ title: 'Storm' });
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('returns nothing when the page has no content', () => {
    const { result } = renderHook(() => useGlobalContent(parseTitle), { wrapper: within({}) });
    expect(result.current).toBeUndefined();
  });
});

describe('useIdentity', () => {
  const client = createIdentityClient({ origin: '', fetch: () => Promise.reject(new Error('offline')) });

  it('connects once the block is awake', async () => {
    const { result } = renderHook(() => useIdentity(), { wrapper: within({ identity: async () => client }) });
    expect(result.current).toEqual({ status: 'connecting' });
    await act(async () => undefined);
    expect(result.current).toEqual({ status: 'ready', client });
  });

  it('says that the client did not come, and tries again when it is told to', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(client)];
    const identity = vi.fn(() => answers.shift() ?? Promise.resolve(client));
    const { result } = renderHook(() => useIdentity(), { wrapper: within({ identity }) });
    await act(async () => undefined);
    expect(result.current).toMatchObject({ status: 'failed', error: new Error('offline') });
    await act(async () => result.current.status === 'failed' && result.current.retry());
    expect(result.current).toEqual({ status: 'ready', client });
    expect(identity).toHaveBeenCalledTimes(2);
  });

  it('requests nothing in the page builder', async () => {
    const identity = vi.fn(async () => client);
    const { result } = renderHook(() => useIdentity(), { wrapper: within({ identity, isAdmin: true }) });
    await act(async () => undefined);
    expect(result.current).toEqual({ status: 'connecting' });
    expect(identity).not.toHaveBeenCalled();
  });
});
