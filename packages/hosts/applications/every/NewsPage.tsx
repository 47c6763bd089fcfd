'use client';
import { DoubleChain } from '@broadsheet/block-double-chain';
import { Broadsheet } from '@broadsheet/block-kit';
import type { HostLinkProps, Navigate } from '@broadsheet/block-kit';
import { paper, ThemeStyle } from '@broadsheet/ui';
import { useEffect, useMemo } from 'react';
import type { ComponentType } from 'react';
import type { News } from './loadNews.ts';
import { checkout, front, offer, story } from './newsPages.ts';
import { apiOrigin, site } from './site.ts';

export interface NewsPageProps {
  readonly news: News;
  readonly Link?: ComponentType<HostLinkProps>;
  readonly navigate?: Navigate;
  /** The nonce of the policy that the page was sent with. */
  readonly nonce?: string;
}

function Front() {
  return (
    <>
      {front.alertBar.render()}
      <DoubleChain columnOne={1}>
        {front.list.render()}
        {front.login.render()}
      </DoubleChain>
      {front.shareBar.render()}
      {front.ad.render()}
    </>
  );
}

function Story() {
  return (
    <>
      {story.headline.render()}
      {story.gallery.render()}
      {story.video.render()}
      {story.paywall.render()}
    </>
  );
}

const Subscribe = () => offer.render();

const Checkout = () => checkout.render();

function choosePage({ path, story: content }: News) {
  if (content !== null) return Story;
  if (path === '/offer/') return Subscribe;
  return path === '/checkout/' ? Checkout : Front;
}

/** Marks the page as hydrated once effects run, for tests. */
function Hydrated() {
  useEffect(() => {
    document.body.dataset['hydrated'] = 'yes';
  }, []);
  return null;
}

/** A page of the application: blocks of every kind, on several kinds of pages. */
export function NewsPage({ news, Link, navigate, nonce }: NewsPageProps) {
  const { path, locale, phrases, story: content, answers } = news;
  const page = useMemo(() => ({ path, query: {}, globalContent: content }), [path, content]);
  const Page = choosePage(news);
  return (
    <>
      <ThemeStyle theme={paper} {...(nonce !== undefined && { nonce })} />
      <Broadsheet
        site={{ ...site, locale }}
        apiOrigin={apiOrigin}
        page={page}
        phrases={phrases}
        answers={answers}
        {...(Link && { Link })}
        {...(navigate && { navigate })}
      >
        <main>
          <Page />
        </main>
      </Broadsheet>
      <Hydrated />
    </>
  );
}
