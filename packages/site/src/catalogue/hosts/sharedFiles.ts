/**
 * The two files that every host shares, with the block as it is tried: `loadNews.ts` fetches what it reads, on a server or in
 * the browser, and `NewsPage.tsx` shows it. They are those of `packages/hosts` with one block and one kind of page.
 */
import type { Block } from '@broadsheet/block-kit';
import type { Trial } from '../Trial.ts';

/** A block in an application: what is tried, its package, and the newspaper that answers. */
export interface HostedBlock {
  readonly block: Block;
  readonly trial: Pick<Trial, 'example' | 'fields' | 'language'>;
  readonly packageName: string;
  readonly apiOrigin: string;
  /** The id of the newspaper. */
  readonly siteId: string;
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns code for a value of a query: `:slug` is the part of the path at which the page has it. */
function writeValue(value: unknown, pattern: readonly string[]): string | undefined {
  if (typeof value !== 'string' || !value.startsWith(':')) return JSON.stringify(value);
  const at = pattern.indexOf(value);
  return at === -1 ? undefined : `path.split('/')[${at}] ?? ''`;
}

/** Returns code for the request of what the page of an example is about; `undefined` if it is about nothing. */
function writeRequest({ page }: Trial['example']): string | undefined {
  if (page === undefined) return undefined;
  const { match, content } = page;
  if (match.kind === 'content') return `{ source: 'content-api', query: { website_url: path } }`;
  if (match.kind === 'section')
    return `{ source: 'site-service-hierarchy', query: { hierarchy: 'default', sectionId: path } }`;
  if (content === undefined) return undefined;
  const pattern = match.kind === 'path' ? match.path.split('/') : [];
  const members = Object.entries(content.contentConfigValues).flatMap(([name, value]) => {
    const written = writeValue(value, pattern);
    return written === undefined ? [] : [`${/^[a-z_]\w*$/i.test(name) ? name : quote(name)}: ${written}`];
  });
  return `{ source: ${quote(content.contentService)}, query: { ${members.join(', ')} } }`;
}

/** Returns `loadNews.ts`. */
export function writeLoadNews({ trial, packageName, apiOrigin, siteId }: HostedBlock): string {
  const request = writeRequest(trial.example);
  const about =
    request === undefined
      ? `  const found = undefined;`
      : `  // What the page is about. Without it the block has only what it asks for itself.
  const found = await content.fetch(${request});`;
  return `import { createContent, createHost, loadAnswers, mergePhraseBooks, phrasesFor } from '@broadsheet/block-kit';
import type { Answers, Phrases } from '@broadsheet/block-kit';
import { block } from '${packageName}/block';

/** The newspaper that answers. It names the origin of this application in its ALLOWED_ORIGINS. */
export const apiOrigin = ${quote(apiOrigin)};
export const site = { id: ${quote(siteId)} };

export const prepared = block.prepare(${JSON.stringify(trial.fields, null, 2)});

/** All that a page needs, as JSON. */
export interface News {
  readonly path: string;
  readonly locale: string;
  readonly phrases: Phrases;
  readonly content: unknown;
  readonly answers: Answers;
}

export async function loadNews(path: string): Promise<News> {
  const locale = ${quote(trial.language)};
  const content = createContent(site, apiOrigin);
${about}
  const host = createHost({ site, content, page: { globalContent: found } });
  return {
    path,
    locale,
    phrases: phrasesFor(mergePhraseBooks(block.phrases), locale),
    content: found ?? null,
    answers: await loadAnswers(host, [prepared]),
  };
}`;
}

/** Returns code that renders the block; a chain and a layout get something to stand in them. */
function writeRendering({ kind, areas }: Block): string {
  if (kind === 'chain')
    return `{prepared.render({ children: [<p key="1">First</p>, <p key="2">Second</p>] })}`;
  if (kind !== 'layout') return '{prepared.render()}';
  const filled = areas.map((area) => `${JSON.stringify(area)}: <p>${area}</p>`);
  return `{prepared.render({ areas: { ${filled.join(', ')} } })}`;
}

/** Returns `NewsPage.tsx`. */
export const writeNewsPage = ({ block }: Pick<HostedBlock, 'block'>): string => `'use client';
import { Broadsheet } from '@broadsheet/block-kit';
import type { HostLinkProps, Navigate } from '@broadsheet/block-kit';
import { paper, ThemeStyle } from '@broadsheet/ui';
import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { apiOrigin, prepared, site } from './loadNews.ts';
import type { News } from './loadNews.ts';

export interface NewsPageProps {
  readonly news: News;
  readonly Link?: ComponentType<HostLinkProps>;
  readonly navigate?: Navigate;
}

export function NewsPage({ news, Link, navigate }: NewsPageProps) {
  const { path, locale, phrases, content, answers } = news;
  const page = useMemo(() => ({ path, query: {}, globalContent: content }), [path, content]);
  return (
    <>
      <ThemeStyle theme={paper} />
      <Broadsheet
        site={{ ...site, locale }}
        apiOrigin={apiOrigin}
        page={page}
        phrases={phrases}
        answers={answers}
        {...(Link && { Link })}
        {...(navigate && { navigate })}
      >
        ${writeRendering(block)}
      </Broadsheet>
    </>
  );
}`;

const ATTRIBUTE: Readonly<Record<string, string>> = { '&': '&amp;', "'": '&#39;', '<': '&lt;' };

/** Returns a page without React. */
export function writeElement({ block, trial, apiOrigin, siteId }: HostedBlock): string {
  const fields = JSON.stringify(trial.fields).replaceAll(/[&'<]/g, (sign) => ATTRIBUTE[sign] ?? sign);
  return `<script type="module" src="/scripts/blocks.js"></script>

<broadsheet-block
  name="${block.name}"
  origin="${apiOrigin}"
  site="${siteId}"
  lang="${trial.language}"
  fields='${fields}'
></broadsheet-block>`;
}
