import { createContent, createHost, loadAnswers, phrasesFor } from '@broadsheet/block-kit';
import type { Answers, Phrases } from '@broadsheet/block-kit';
import { book, checkout, front, offer, story } from './newsPages.ts';
import { apiOrigin, site } from './site.ts';

/** All that a page of the application needs, as JSON. */
export interface News {
  readonly path: string;
  readonly locale: 'en' | 'de';
  readonly phrases: Phrases;
  readonly story: unknown;
  readonly answers: Answers;
}

/** Fetches what a page shows: an offer, a checkout, a story, or else the front page with the login. */
export async function loadNews(path: string): Promise<News> {
  const content = createContent(site, apiOrigin);
  const isStory = path.startsWith('/coast/');
  const found = isStory
    ? await content.fetch({ source: 'content-api', query: { website_url: path } })
    : undefined;
  const host = createHost({ site, content, page: { globalContent: found } });
  const blocks = isStory
    ? story
    : path === '/offer/'
      ? { offer }
      : path === '/checkout/'
        ? { checkout }
        : front;
  const locale = path === '/de/' ? 'de' : 'en';
  return {
    path,
    locale,
    phrases: phrasesFor(book, locale) ?? {},
    story: found ?? null,
    answers: await loadAnswers(host, Object.values(blocks)),
  };
}
