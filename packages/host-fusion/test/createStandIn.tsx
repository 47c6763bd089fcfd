/**
 * A small engine after the public documentation of the hosted one: it loads a feature pack, renders a page with a layout,
 * sections, chains and features, fetches on the server in a first pass what features ask for, and hydrates `#fusion-app` in
 * the browser with the same content.
 */
import { answering } from '@broadsheet/testing';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ContentConfig, EngineComponent } from '../src/index.ts';

export interface FeatureNode {
  readonly collection: 'features' | 'chains';
  readonly type: string;
  readonly id: string;
  readonly customFields?: Readonly<Record<string, unknown>>;
  readonly children?: readonly FeatureNode[];
}

export interface StandInPage {
  readonly outputType: string;
  readonly layout: string;
  /** In the order of the layout's sections. */
  readonly sections: readonly (readonly FeatureNode[])[];
  readonly requestUri: string;
  readonly globalContent?: unknown;
  readonly meta?: Readonly<Record<string, string>>;
}

export interface FeaturePack {
  readonly features: Readonly<Record<string, EngineComponent>>;
  readonly chains: Readonly<Record<string, EngineComponent>>;
  readonly layouts: Readonly<Record<string, EngineComponent>>;
  readonly outputTypes: Readonly<Record<string, EngineComponent>>;
}

export interface StandInOptions {
  /**
   * How the server puts the application into the document, of which the documentation says nothing: rendered apart, or as a
   * part of the document's tree, where React makes other ids than in the browser. Default: apart.
   */
  readonly tree?: 'apart' | 'one';
  readonly sources: Readonly<Record<string, unknown>>;
  readonly siteProperties: Readonly<Record<string, unknown>>;
}

const AppContext = createContext<Readonly<Record<string, unknown>>>({});
const ComponentContext = createContext<Readonly<Record<string, unknown>>>({});

/** The cache that the server sends with the page; `pending` are the fetches of the first pass. */
interface Cache {
  readonly known: Map<string, unknown>;
  readonly pending: Map<string, Promise<void>>;
}
const CacheContext = createContext<Cache>({ known: new Map(), pending: new Map() });

/** Stands in the document for the application that is rendered apart. */
const PLACE = '%application%';

export const useComponentContext = () => useContext(ComponentContext);
export const useFusionContext = () => ({ ...useContext(AppContext), ...useContext(ComponentContext) });

export function createStandIn({ sources, siteProperties, tree = 'apart' }: StandInOptions) {
  const { client, requests } = answering(sources);

  async function load(key: string, cache: Cache, config: ContentConfig): Promise<void> {
    try {
      const query = JSON.parse(JSON.stringify(config.query ?? {}));
      const filter = config.filter === undefined ? {} : { filter: config.filter };
      cache.known.set(key, await client.fetch({ source: config.source ?? '', query, ...filter }));
    } catch {
      cache.known.set(key, null);
    }
  }

  function useContent(config: ContentConfig): unknown {
    const cache = useContext(CacheContext);
    const key = JSON.stringify(config);
    const [, setLoads] = useState(0);
    const isKnown = !config.source || cache.known.has(key);
    if (!isKnown && !cache.pending.has(key)) cache.pending.set(key, load(key, cache, config));
    useEffect(() => {
      if (!isKnown) void cache.pending.get(key)?.then(() => setLoads((count) => count + 1));
    }, [cache, key, isKnown]);
    return cache.known.get(key) ?? undefined;
  }

  function renderNode(pack: FeaturePack, { collection, type, id, ...node }: FeatureNode): ReactNode {
    const Component = pack[collection][type];
    if (Component === undefined) throw new Error(`The feature pack has no "${type}" in ${collection}.`);
    const children = node.children?.map((child) => renderNode(pack, child));
    const context = { collection, type, id, customFields: node.customFields ?? {} };
    return (
      <ComponentContext key={id} value={context}>
        <Component {...context}>{children}</Component>
      </ComponentContext>
    );
  }

  function createApp(pack: FeaturePack, page: StandInPage, cache: Cache): ReactNode {
    const Layout = pack.layouts[page.layout];
    if (Layout === undefined) throw new Error(`The feature pack has no layout "${page.layout}".`);
    const sections = page.sections.map((nodes) => nodes.map((node) => renderNode(pack, node)));
    return (
      <CacheContext value={cache}>
        <AppContext value={createContextOf(page)}>
          <ComponentContext value={{ collection: 'layouts', type: page.layout, id: 'layout' }}>
            <Layout>{sections}</Layout>
          </ComponentContext>
        </AppContext>
      </CacheContext>
    );
  }

  const createContextOf = ({ requestUri, globalContent, outputType, layout, meta = {} }: StandInPage) => ({
    arcSite: 'courier',
    contextPath: '/pf',
    requestUri,
    globalContent,
    outputType,
    layout,
    isAdmin: false,
    siteProperties,
    metaValue: (name: string) => meta[name],
  });

  function createDocument(pack: FeaturePack, page: StandInPage, children: ReactNode): ReactNode {
    const Output: ComponentType<Readonly<Record<string, unknown>>> | undefined =
      pack.outputTypes[page.outputType];
    if (Output === undefined) throw new Error(`The feature pack has no output type "${page.outputType}".`);
    return (
      <Output
        {...createContextOf(page)}
        MetaTags={() => <meta name="description" content={page.meta?.['description'] ?? ''} />}
        Libs={() => <script defer src="/pf/dist/engine/react.js" />}
        CssLinks={() => <link rel="stylesheet" href="/pf/dist/css/default.css" />}
        Fusion={() => <script id="fusion-metadata" type="application/json" />}
      >
        {children}
      </Output>
    );
  }

  function renderDocument(pack: FeaturePack, page: StandInPage, cache: Cache): string {
    const app = createApp(pack, page, cache);
    if (tree === 'one') return renderToString(createDocument(pack, page, app));
    const rendered = renderToString(app);
    return renderToString(createDocument(pack, page, PLACE)).replace(PLACE, () => rendered);
  }

  return {
    useContent,
    requests,
    /** Renders twice, as the server does: the first pass finds what has to be fetched. */
    async render(pack: FeaturePack, page: StandInPage) {
      const cache: Cache = { known: new Map(), pending: new Map() };
      renderDocument(pack, page, cache);
      await Promise.all(cache.pending.values());
      return { html: renderDocument(pack, page, cache), cache };
    },
    /** What the browser hydrates. */
    createApp,
  };
}
