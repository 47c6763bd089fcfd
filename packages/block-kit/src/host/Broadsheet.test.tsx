import { text } from '@broadsheet/client-core';
import { requestKey } from '@broadsheet/sdk-content';
import { render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Broadsheet, contentValue, useContent, useHost, usePhrases } from '../index.ts';

const site = { id: 'the-daily', locale: 'sv' };

function Headline() {
  const headline = contentValue(useContent({ source: 'headline', query: { id: 'a/b' } }, text));
  return <h1>{headline ?? 'Nothing yet'}</h1>;
}

function Place() {
  const { site: known, locale, page, isAdmin, environment } = useHost();
  const t = usePhrases({ 'place.greeting': 'Hello', 'place.parting': 'Goodbye' });
  const place = { site: known.id, locale, path: page.path, isAdmin, cookie: environment.readCookie('seen') };
  return (
    <p>
      {JSON.stringify(place)} {t('place.greeting')} {t('place.parting')}
    </p>
  );
}

/** Reads the page's address once, as blocks do that take a secret out of it. */
function Arrival() {
  const { environment } = useHost();
  const hasLooked = useRef(false);
  const [address, setAddress] = useState('unknown');
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    setAddress(new URL(environment.address(), environment.siteUrl()).search);
  }, [environment]);
  return <p>came by {address}</p>;
}

function Listening({ onStart }: { readonly onStart: () => void }) {
  const { environment } = useHost();
  useEffect(onStart, [environment, onStart]);
  return null;
}

const KEY = requestKey({ source: 'headline', query: { id: 'a/b' } });

describe('Broadsheet', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('fetches content from its origin', async () => {
    const fetch = vi.fn((_address: string) => Promise.resolve(Response.json('Storm')));
    vi.stubGlobal('fetch', fetch);
    render(
      <Broadsheet site={site} apiOrigin="https://www.example.com">
        <Headline />
      </Broadsheet>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Nothing yet');
    expect(await screen.findByText('Storm')).toBeTruthy();
    const address = new URL(fetch.mock.calls[0]?.[0] ?? '');
    expect(address.origin + address.pathname).toBe(
      'https://www.example.com/pf/api/v3/content/fetch/headline',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      query: '{"id":"a/b"}',
      _website: 'the-daily',
    });
  });

  it('keeps its content client from one render to the next', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json('Storm')));
    vi.stubGlobal('fetch', fetch);
    const app = (
      <Broadsheet site={site} apiOrigin="https://www.example.com">
        <Headline />
      </Broadsheet>
    );
    const { rerender } = render(app);
    await screen.findByText('Storm');
    rerender(app);
    expect(screen.getByRole('heading').textContent).toBe('Storm');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('hands down site, page, language and phrases', () => {
    render(
      <Broadsheet site={site} page={{ path: '/sport/' }} phrases={{ 'place.greeting': 'Hej' }} isAdmin>
        <Place />
      </Broadsheet>,
    );
    expect(screen.getByText(/Hej Goodbye/).textContent).toContain(
      '{"site":"the-daily","locale":"sv","path":"/sport/","isAdmin":true}',
    );
  });

  it('knows the browser only after the first render, which equals the server’s', () => {
    document.cookie = 'seen=yes';
    const app = (
      <Broadsheet site={site}>
        <Place />
      </Broadsheet>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(app);
    expect(container.textContent).not.toContain('cookie');
    const onRecoverableError = vi.fn();
    render(app, { container: document.body.appendChild(container), hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.textContent).toContain('"cookie":"yes"');
    document.cookie = 'seen=; Max-Age=0';
  });

  it('knows the browser in the first effects of its blocks, which run once for it', () => {
    window.history.replaceState(null, '', '/account/?nonce=7');
    const start = vi.fn();
    render(
      <Broadsheet site={site}>
        <Arrival />
        <Listening onStart={start} />
      </Broadsheet>,
    );
    expect(screen.getByText('came by ?nonce=7')).toBeTruthy();
    expect(start).toHaveBeenCalledTimes(1);
    window.history.replaceState(null, '', '/');
  });

  it('has the answers of the server in its markup and does not fetch them again', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json('Later')));
    vi.stubGlobal('fetch', fetch);
    const app = (answers: Readonly<Record<string, unknown>>) => (
      <Broadsheet site={site} apiOrigin="https://www.example.com" answers={answers}>
        <Headline />
      </Broadsheet>
    );
    const first = { [KEY]: 'Storm' };
    const container = document.createElement('div');
    container.innerHTML = renderToString(app(first));
    expect(container.textContent).toBe('Storm');
    const { rerender } = render(app(first), {
      container: document.body.appendChild(container),
      hydrate: true,
    });
    expect(container.textContent).toBe('Storm');
    rerender(app({ [KEY]: 'Calm' }));
    expect(await screen.findByText('Calm')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('keeps what it has fetched when equal site properties are written anew', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json('Storm')));
    vi.stubGlobal('fetch', fetch);
    const app = () => (
      <Broadsheet site={{ id: 'the-daily' }} apiOrigin="https://www.example.com">
        <Headline />
      </Broadsheet>
    );
    const { rerender } = render(app());
    await screen.findByText('Storm');
    rerender(app());
    expect(screen.getByRole('heading').textContent).toBe('Storm');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
