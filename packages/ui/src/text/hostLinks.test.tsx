import { Broadsheet, safeHref, useHost } from '@broadsheet/block-kit';
import type { HostLinkProps } from '@broadsheet/block-kit';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Button, Html, Link } from '../index.ts';

const site = { id: 'courier', basePath: '/news' };
const STORY = safeHref('/coast/ferry/') ?? '/';

function Links() {
  return (
    <>
      <Link href={STORY} linkedPage="story">
        Ferry
      </Link>
      <Link href="/account/login/">Log in</Link>
      <Link href="https://other.example/">Other</Link>
      <Button href="/search/">Search</Button>
      <Html html='<a href="/coast/tide/#low">Tide</a>' />
    </>
  );
}

const follow = (name: string | RegExp, how = {}) => fireEvent.click(screen.getByRole('link', { name }), how);

it('goes to pages of the site by the router of its host, also from the text of a story', () => {
  const navigate = vi.fn();
  render(
    <Broadsheet site={site} navigate={navigate}>
      <Links />
    </Broadsheet>,
  );
  expect(screen.getByRole('link', { name: 'Ferry' }).getAttribute('href')).toBe('/news/coast/ferry/');
  for (const name of ['Ferry', 'Search', 'Tide']) expect(follow(name)).toBe(false);
  expect(navigate.mock.calls).toEqual([['/coast/ferry/'], ['/search/'], ['/coast/tide/#low']]);
});

it('leaves other sites, new tabs and clicks with a key to the browser', () => {
  const navigate = vi.fn();
  render(
    <Broadsheet site={site} navigate={navigate}>
      <Links />
    </Broadsheet>,
  );
  // The document of the test cannot load pages, and says so for what nobody prevents.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  follow(/Other/);
  follow('Ferry', { metaKey: true });
  window.removeEventListener('click', stay);
  expect(navigate).not.toHaveBeenCalled();
});

function RouterLink({ href, children, ...rest }: HostLinkProps) {
  return (
    <a {...rest} href={`/app${href}`} data-router="">
      {children}
    </a>
  );
}

it('renders the link of its host, at the URLs that the host writes, for pages of the site alone', () => {
  render(
    <Broadsheet
      site={site}
      Link={RouterLink}
      urls={{ story: (path) => `/read${path}`, account: (path) => path.replace('/account/', '/me/') }}
    >
      <Links />
    </Broadsheet>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('data-router')])).toEqual([
    ['/app/read/coast/ferry/', true],
    ['/app/me/login/', true],
    ['https://other.example/', false],
    ['/app/search/', true],
    ['/news/coast/tide/#low', false],
  ]);
});

function Router({ children }: { readonly children: ReactNode }) {
  const [page, setPage] = useState<string>();
  return (
    <Broadsheet
      site={{ id: 'courier' }}
      navigate={setPage}
      log={console.info}
      page={page === undefined ? undefined : { path: page, query: { page: '2' } }}
    >
      {children}
    </Broadsheet>
  );
}

function Place() {
  const { page, environment } = useHost();
  return (
    <button type="button" onClick={() => environment.navigate('/sport/')}>
      {`${page.path}?${JSON.stringify(page.query)}`}
    </button>
  );
}

it('shows a block the page to which the router of its host has gone', () => {
  window.history.replaceState(null, '', '/coast/?campaign=spring');
  render(
    <Router>
      <Place />
    </Router>,
  );
  fireEvent.click(screen.getByRole('button', { name: '/coast/?{"campaign":"spring"}' }));
  expect(screen.getByRole('button', { name: '/sport/?{"page":"2"}' })).toBeTruthy();
});

it('keeps the query of a page from which a block takes a secret, and follows the browser back', () => {
  window.history.replaceState(null, '', '/account/?nonce=7');
  function Secret() {
    const { page, environment } = useHost();
    const take = () => environment.replaceAddress('/account/');
    return (
      <button type="button" onClick={take}>
        {`nonce ${page.query['nonce']}`}
      </button>
    );
  }
  const { rerender } = render(
    <Broadsheet site={{ id: 'courier' }}>
      <Secret />
    </Broadsheet>,
  );
  fireEvent.click(screen.getByRole('button'));
  rerender(
    <Broadsheet site={{ id: 'courier' }}>
      <Secret />
    </Broadsheet>,
  );
  expect(window.location.search).toBe('');
  expect(screen.getByText('nonce 7')).toBeTruthy();
  window.history.pushState(null, '', '/account/?nonce=8');
  fireEvent.popState(window);
  expect(screen.getByText('nonce 8')).toBeTruthy();
});
