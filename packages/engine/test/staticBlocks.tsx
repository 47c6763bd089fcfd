/** Small blocks without script that read one thing each, for the tests of the engine. */
import {
  contentValue,
  defineBlock,
  EnhancedPart,
  lazyLoadField,
  text,
  useContent,
  useGlobalContent,
  useHost,
} from '@broadsheet/block-kit';
import type { Areas, Block, Page } from '@broadsheet/block-kit';
import { list, record, text as parseText } from '@broadsheet/client-core';
import { Heading, HeadingSection } from '@broadsheet/ui/heading';
import { useId } from 'react';
import { styled } from 'styled-components';

export const base = { group: 'Tests', kind: 'feature', hydrate: { mode: 'never' } } as const;
export const label = text({ label: 'Label' });

export interface Labelled {
  readonly label?: string;
}

function Output({ areas }: { readonly areas: Areas }) {
  const { site, locale } = useHost();
  return (
    <html lang={locale}>
      <head>
        {areas['metadata']}
        {areas['styles']}
        {site.dangerouslyInjectJS?.map((script) => (
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
      </head>
      <body>
        {areas['page']}
        {areas['data']}
      </body>
    </html>
  );
}

export const output = defineBlock({
  ...base,
  name: 'default',
  title: 'Output',
  kind: 'output',
  areas: ['metadata', 'styles', 'page', 'data'],
  fields: {},
  Component: Output,
});

export const layout = defineBlock({
  ...base,
  name: 'columns',
  title: 'Columns',
  kind: 'layout',
  areas: ['main', 'aside'],
  fields: {},
  Component: ({ areas }) => (
    <>
      <main>{areas['main']}</main>
      {areas['aside'] && <aside>{areas['aside']}</aside>}
    </>
  ),
});

/** A block of plain text, styled. */
const Paragraph = styled.p`
  margin: 0;
  color: ${({ title }) => (title === 'red' ? 'red' : 'black')};
`;

export const words = defineBlock({
  ...base,
  name: 'words',
  title: 'Words',
  fields: { label, lazyLoad: lazyLoadField },
  Component: ({ label: shown }: Labelled) => <Paragraph title={shown}>{shown}</Paragraph>,
});

export const broken = defineBlock({
  ...base,
  name: 'broken',
  title: 'Broken',
  fields: {},
  Component: () => {
    throw new Error('no <luck>');
  },
});

export const NOON = Date.parse('2026-11-20T12:00:00Z');

function Reading({ of }: { readonly of: 'path' | 'query' | 'hour' | 'day' | 'noon' | 'site' | 'id' }) {
  const { page, environment, site, instanceId } = useHost();
  switch (of) {
    case 'path':
      return <i>{page.path}</i>;
    case 'query':
      return <i>{page.query['q']}</i>;
    case 'hour':
      return <i>{environment.now()}</i>;
    case 'day':
      return <i>{environment.now({ day: 'Europe/Berlin' })}</i>;
    case 'noon':
      return <i>{environment.now({ over: NOON }) < NOON ? 'before noon' : 'after noon'}</i>;
    case 'site':
      return <i>{site.websiteName}</i>;
    case 'id':
      return <i>{instanceId}</i>;
  }
}

const reading = (of: Parameters<typeof Reading>[0]['of']) =>
  defineBlock({
    ...base,
    name: `reads-${of}`,
    title: of,
    fields: {},
    Component: () => <Reading of={of} />,
  });

export const readings: readonly Block[] = (
  ['path', 'query', 'hour', 'day', 'noon', 'site', 'id'] as const
).map(reading);

export const parseHeadline = record({ headlines: record({ basic: parseText }), secret: parseText });

function Headline() {
  return <h1>{useGlobalContent(parseHeadline)?.headlines?.basic}</h1>;
}

export const headline = defineBlock({
  ...base,
  name: 'headline',
  title: 'Headline',
  fields: {},
  Component: Headline,
});

export const parseFeed = record({ items: list(parseText) });
export const feedRequest = (source: string) => ({ source, query: { size: 2 } });

export function Feed({ source = 'feed' }: { readonly source?: string }) {
  const state = useContent(feedRequest(source), parseFeed);
  return (
    <ul title={state.status}>
      {contentValue(state)?.items?.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export const feedFields = { source: text({ label: 'Source', default: 'feed' }) };

export const feed = defineBlock({
  ...base,
  name: 'feed',
  title: 'Feed',
  fields: feedFields,
  content: ({ source }) => [feedRequest(source)],
  Component: Feed,
});

function Seeker({ label: by }: { readonly label?: string }) {
  const { page } = useHost();
  return <Feed source={sourceFrom(page, by)} />;
}

function sourceFrom({ path, query }: Pick<Page, 'path' | 'query'>, by: string | undefined): string {
  if (path === '/throw/') throw new Error('Lost.');
  return (by === 'query' ? query['from'] : path) ?? 'nowhere';
}

/** Reads a source that the URL names. */
export const seeker = defineBlock({
  ...base,
  name: 'seeker',
  title: 'Seeker',
  fields: { label },
  content: ({ label: by }, { page }) => [feedRequest(sourceFrom(page, by))],
  Component: Seeker,
});

function Fragile() {
  const items = contentValue(useContent(feedRequest('feed'), parseFeed))?.items;
  if (items === undefined) throw new Error('There is no feed.');
  return <b>{items[0]}</b>;
}

/** Throws without its content. */
export const fragile = defineBlock({
  ...base,
  name: 'fragile',
  title: 'Fragile',
  fields: {},
  content: () => [feedRequest('feed')],
  Component: Fragile,
});

export const box = defineBlock({
  ...base,
  name: 'box',
  title: 'Box',
  kind: 'chain',
  fields: { lazyLoad: lazyLoadField },
  Component: ({ children }) => <HeadingSection>{children}</HeadingSection>,
});

/** Shows its children for two widths of the screen. */
export const twice = defineBlock({
  ...base,
  name: 'twice',
  title: 'Twice',
  kind: 'chain',
  fields: { lazyLoad: lazyLoadField },
  Component: ({ children }) => (
    <>
      {children}
      <hr />
      {children}
    </>
  ),
});

export const title = defineBlock({
  ...base,
  name: 'title',
  title: 'Title',
  fields: { label, lazyLoad: lazyLoadField },
  place: {
    room: ({ label: shown }) =>
      shown === 'Roomy' ? { narrow: '100% + 1rem', medium: '50% + 1rem', wide: '2rem' } : undefined,
  },
  Component: ({ label: shown }: Labelled) => <Heading>{shown}</Heading>,
});

function StaticField({ label: shown }: Labelled) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{shown}</label>
      <input id={id} />
    </p>
  );
}

export const staticField = defineBlock({
  ...base,
  name: 'static-field',
  title: 'Static field',
  fields: { label },
  Component: StaticField,
});

export const menu = defineBlock({
  ...base,
  name: 'menu',
  title: 'Menu',
  fields: { label },
  hydrate: { mode: 'enhance', name: 'menu' },
  Component: ({ label: shown }: Labelled) => <nav>{shown}</nav>,
});

/** A menu whose script waits until it is seen. */
export const lateMenu = defineBlock({
  ...base,
  name: 'late-menu',
  title: 'Late menu',
  fields: { label },
  hydrate: { mode: 'enhance', name: 'menu', when: 'visible' },
  Component: ({ label: shown }: Labelled) => <nav>{shown}</nav>,
});

/** A menu whose script waits until it is touched, or something is stored for it. */
export const touchMenu = defineBlock({
  ...base,
  name: 'touch-menu',
  title: 'Touched menu',
  fields: {},
  hydrate: { mode: 'enhance', name: 'menu', when: 'touch', orStored: 'menu.chosen' },
  Component: () => <button type="button">Sections</button>,
});

/** Its script waits for the reader's consent; a refusal will do where the site says so. */
export const sold = defineBlock({
  ...base,
  name: 'sold',
  title: 'Sold room',
  fields: {},
  hydrate: {
    mode: 'enhance',
    name: 'sold',
    when: 'granted',
    purpose: 'advertising',
    orRefused: ({ adsWithoutConsent }) => adsWithoutConsent === 'limited',
  },
  Component: () => <aside>For sale</aside>,
});

/** A part of it has an enhancement, the block itself has none. */
export const partly = defineBlock({
  ...base,
  name: 'partly',
  title: 'Partly enhanced',
  fields: {},
  Component: () => (
    <EnhancedPart name="menu">
      <nav />
    </EnhancedPart>
  ),
});

/** A list that script asks for again. */
export const paged = defineBlock({
  ...base,
  name: 'paged',
  title: 'Paged',
  hydrate: { mode: 'enhance', name: 'paged', isRefetched: true },
  fields: {},
  Component: function Paged() {
    return <p>Page {useHost().page.query['page'] ?? '1'}</p>;
  },
});
