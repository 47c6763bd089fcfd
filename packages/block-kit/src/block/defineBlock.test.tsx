import { text as parseText } from '@broadsheet/client-core';
import { createContentClient } from '@broadsheet/sdk-content';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  boolean,
  contentValue,
  createHost,
  defineBlock,
  HostProvider,
  lazyLoadField,
  number,
  text,
  useContent,
} from '../index.ts';
import type { Areas, Block, ContentScope } from '../index.ts';

const common = { title: 'Title', group: 'Group', hydrate: { mode: 'never' } } as const;
const fields = { heading: text({ label: 'Heading', default: 'News' }), size: number({ label: 'Size' }) };
type Values = { readonly heading: string; readonly size?: number };

const feature = defineBlock({
  ...common,
  kind: 'feature',
  name: 'headline',
  fields,
  Component: ({ heading, size }: Values) => <h2 data-size={size}>{heading}</h2>,
  content: ({ size }, { site }) => [{ source: 'story-feed', query: { site: site.id, size } }],
  island: { globalContent: ({ heading }) => `{ ${heading} }` },
});
const chain = defineBlock({
  ...common,
  kind: 'chain',
  name: 'single-chain',
  fields,
  Component: ({ heading, children }: Values & { readonly children?: ReactNode }) => (
    <section aria-label={heading}>{children}</section>
  ),
});
const layout = defineBlock({
  ...common,
  kind: 'layout',
  name: 'right-rail',
  areas: ['main', 'rail'],
  fields,
  Component: ({ areas }: Values & { readonly areas: Areas }) => (
    <>
      <main>{areas['main']}</main>
      <aside>{areas['rail']}</aside>
    </>
  ),
});

const anyFeature: Block = feature;
/** What a page document stores, of which the compiler knows nothing. */
const prepareStored = (values: Readonly<Record<string, unknown>>) => anyFeature.prepare(values);

const { site, page, tokenVersion } = createHost();
const scope: ContentScope = { site, page, tokenVersion };

describe('defineBlock', () => {
  it('describes the block for the engine and the page builder', () => {
    expect(feature).toMatchObject({ ...common, kind: 'feature', name: 'headline', fields });
    expect(feature.areas).toEqual([]);
    expect(feature.vendors).toEqual([]);
    expect(feature.phrases).toBeUndefined();
    expect(layout.areas).toEqual(['main', 'rail']);
  });

  it('renders a feature with its resolved fields', () => {
    const { container } = render(prepareStored({ heading: 'Sport', size: '3' }).render());
    expect(container.innerHTML).toBe('<h2 data-size="3">Sport</h2>');
  });

  it('renders a chain around its children', () => {
    const { container } = render(chain.prepare({}).render({ children: <p>Child</p> }));
    expect(container.innerHTML).toBe('<section aria-label="News"><p>Child</p></section>');
  });

  it('renders a layout with its areas, and a missing area as an empty one', () => {
    const prepared = layout.prepare({});
    const filled = render(prepared.render({ areas: { main: <p>Story</p> } }));
    expect(filled.container.innerHTML).toBe('<main><p>Story</p></main><aside></aside>');
    expect(render(prepared.render()).container.innerHTML).toBe('<main></main><aside></aside>');
  });

  it('gives values that survive JSON, and what had to be replaced', () => {
    const { values, issues } = prepareStored({ heading: 5, size: 3 });
    expect(JSON.parse(JSON.stringify(values))).toEqual({ heading: 'News', size: 3 });
    expect(issues).toEqual([expect.objectContaining({ block: 'headline', field: 'heading' })]);
  });

  it('reports a field that it does not have, and renders without it', () => {
    const { values, issues } = prepareStored({ headin: 'Sport', size: 3, note: undefined });
    expect(values).toEqual({ heading: 'News', size: 3 });
    expect(issues).toEqual([
      {
        kind: 'unknown',
        block: 'headline',
        field: 'headin',
        value: 'Sport',
        message:
          'Block "headline" has no field "headin", so its value is not used. Its fields are: heading, size.',
      },
    ]);
  });

  it('tells the content that it will ask for, made of its resolved fields', () => {
    const prepared = prepareStored({ size: '3' });
    expect(prepared.requests(scope)).toEqual([{ source: 'story-feed', query: { site: 'site', size: 3 } }]);
    expect(prepared.globalContent(scope)).toBe('{ News }');
  });

  it('requests nothing when it declares nothing', () => {
    const prepared = chain.prepare({});
    expect(prepared.requests(scope)).toEqual([]);
    expect(prepared.globalContent(scope)).toBeUndefined();
  });

  it('is held back only where its field says so', () => {
    const lazy = defineBlock({
      ...common,
      kind: 'feature',
      name: 'lazy',
      fields: { lazyLoad: lazyLoadField, shown: boolean({ label: 'Shown' }) },
      Component: () => null,
    });
    const isLazy = (stored: object) => lazy.prepare({ ...stored }).isLazy;
    const own = defineBlock({
      ...common,
      kind: 'feature',
      name: 'own',
      fields: { lazyLoad: lazyLoadField },
      place: { defersItself: true },
      Component: () => null,
    });
    expect(own.prepare({ lazyLoad: true }).isLazy).toBe(false);
    expect([{}, { lazyLoad: false }, { lazyLoad: 'yes' }, { lazyLoad: true }].map(isLazy)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

it('renders on a server what was fetched for it before', async () => {
  const headline = (id: string) => ({ source: 'headline', query: { id } });
  const block = defineBlock({
    name: 'headline-of',
    title: 'Headline of',
    group: 'News',
    kind: 'feature',
    fields: { id: text({ label: 'Story', default: 'ferry' }) },
    content: ({ id }) => [headline(id)],
    hydrate: { mode: 'never' },
    Component: ({ id }: { readonly id: string }) => (
      <h1>{contentValue(useContent(headline(id), parseText)) ?? 'Nothing yet'}</h1>
    ),
  });
  const content = createContentClient({ load: async () => 'Ferry sold' });
  const host = createHost({ site: { id: 'courier' }, content });
  const prepared = block.prepare({});
  await Promise.all(prepared.requests(host).map((request) => content.fetch(request)));
  expect(renderToString(<HostProvider host={host}>{prepared.render()}</HostProvider>)).toBe(
    '<h1>Ferry sold</h1>',
  );
});
