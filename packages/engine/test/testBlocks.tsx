/** Small blocks that read one thing each, for the tests of the engine. */
import {
  contentValue,
  defineBlock,
  Island,
  lazyLoadField,
  text,
  useContent,
  useGlobalContent,
  useHost,
  usePhrases,
} from '@broadsheet/block-kit';
import type { Areas, Block } from '@broadsheet/block-kit';
import { list, record, text as parseText } from '@broadsheet/sdk-content';
import { Heading, HeadingSection } from '@broadsheet/ui/heading';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const base = { group: 'Tests', kind: 'feature', hydrate: { mode: 'never' } } as const;
const never = { mode: 'never' } as const;
const label = text({ label: 'Label' });

interface Labelled {
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

function Reading({ of }: { readonly of: 'path' | 'query' | 'hour' | 'site' | 'id' }) {
  const { page, environment, site, instanceId } = useHost();
  switch (of) {
    case 'path':
      return <i>{page.path}</i>;
    case 'query':
      return <i>{page.query['q']}</i>;
    case 'hour':
      return <i>{environment.now()}</i>;
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

export const readings: readonly Block[] = (['path', 'query', 'hour', 'site', 'id'] as const).map(reading);

const parseHeadline = record({ headlines: record({ basic: parseText }), secret: parseText });

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

const parseFeed = record({ items: list(parseText) });
const feedRequest = (source: string) => ({ source, query: { size: 2 } });

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

const feedFields = { source: text({ label: 'Source', default: 'feed' }) };

export const feed = defineBlock({
  ...base,
  name: 'feed',
  title: 'Feed',
  fields: feedFields,
  content: ({ source }) => [feedRequest(source)],
  Component: Feed,
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

/** A feed as an island. */
export const liveFeed = defineBlock({
  ...base,
  name: 'live-feed',
  title: 'Live feed',
  fields: feedFields,
  hydrate: { mode: 'island', name: 'live-feed', when: 'visible' },
  content: ({ source }) => [feedRequest(source)],
  Component: Feed,
});

const counterPhrases = { 'counter.press': 'Press' };

export function Counter({ label: shown = 'Count' }: Labelled) {
  const [count, setCount] = useState(0);
  const [keys, setKeys] = useState('');
  const id = useId();
  const t = usePhrases(counterPhrases);
  const { onFocusChange, focus } = useFocusNote();
  return (
    <div data-keys={keys} data-focus={focus}>
      <label htmlFor={id}>{shown}</label>
      <input id={id} onFocus={onFocusChange} onKeyDown={(event) => setKeys((known) => known + event.key)} />
      <button type="button" onClick={() => setCount((known) => known + 1)}>
        <span>
          {t('counter.press')} {count}
        </span>
      </button>
    </div>
  );
}

function useFocusNote() {
  const [focus, setFocus] = useState(0);
  return { focus, onFocusChange: () => setFocus((known) => known + 1) };
}

export const counter = defineBlock({
  ...base,
  name: 'counter',
  title: 'Counter',
  fields: { label, lazyLoad: lazyLoadField },
  hydrate: { mode: 'island', name: 'counter', when: 'interaction' },
  Component: Counter,
});

export const guarded = defineBlock({
  ...base,
  name: 'guarded',
  title: 'Guarded',
  fields: { label },
  hydrate: { mode: 'island', name: 'counter', when: 'load', probe: 'guard' },
  Component: Counter,
});

export function Story() {
  const { page, site, instanceId } = useHost();
  const story = useGlobalContent(parseHeadline);
  return (
    <p>
      {[page.type, site.websiteName, site.gtmID, instanceId, story?.headlines?.basic, story?.secret].join(
        '|',
      )}
    </p>
  );
}

export const story = defineBlock({
  ...base,
  name: 'story',
  title: 'Story',
  fields: {},
  hydrate: { mode: 'island', name: 'story', when: 'load' },
  globalContent: () => '{ headlines { basic } }',
  Component: Story,
});

/** A chain that is an island: it may show its blocks or put them away. */
export function Tabs({ children }: { readonly children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  return (
    <section data-awake={isAwake}>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Toggle
      </button>
      {isOpen && children}
    </section>
  );
}

export const tabs = defineBlock({
  ...base,
  name: 'tabs',
  title: 'Tabs',
  kind: 'chain',
  fields: { lazyLoad: lazyLoadField },
  hydrate: { mode: 'island', name: 'tabs', when: 'load' },
  Component: Tabs,
});

export const box = defineBlock({
  ...base,
  name: 'box',
  title: 'Box',
  kind: 'chain',
  fields: { lazyLoad: lazyLoadField },
  Component: ({ children }) => <HeadingSection>{children}</HeadingSection>,
});

export const title = defineBlock({
  ...base,
  name: 'title',
  title: 'Title',
  fields: { label, lazyLoad: lazyLoadField },
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

function Gallery() {
  return (
    <HeadingSection>
      <p>Six pictures</p>
      <Island name="viewer" when="visible" component={Viewer} props={{ label: 'Storm' }} />
    </HeadingSection>
  );
}

/** Part of a static block. */
export function Viewer({ label: shown }: Labelled) {
  const { instanceId } = useHost();
  const feedState = useContent(feedRequest('feed'), parseFeed);
  return (
    <figure id={useId()} title={instanceId}>
      <Heading>{shown}</Heading>
      {contentValue(feedState)?.items?.join(', ')}
    </figure>
  );
}

export const gallery = defineBlock({
  ...base,
  name: 'gallery',
  title: 'Gallery',
  fields: {},
  hydrate: never,
  content: () => [feedRequest('feed')],
  Component: Gallery,
});

export const testBlocks: readonly Block[] = [
  output,
  layout,
  words,
  broken,
  ...readings,
  headline,
  feed,
  fragile,
  liveFeed,
  counter,
  guarded,
  story,
  tabs,
  box,
  title,
  staticField,
  menu,
  gallery,
];

/** Shows where it is; no block of its own. */
export function Address() {
  const { page } = useHost();
  return (
    <p>
      {page.path} {page.query['page']}
    </p>
  );
}
