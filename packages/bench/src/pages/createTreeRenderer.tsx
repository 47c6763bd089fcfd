/**
 * The yardstick for the engine: a page as one React tree, with blocks as real children of their chains and layouts,
 * rendered once with one style sheet. The document around it (head, structured data, data of islands) is reused.
 */
import { createHost, HostProvider, phrasesFor, serverEnvironment } from '@broadsheet/block-kit';
import type { Block, BlockContent, ContentScope, Host } from '@broadsheet/block-kit';
import type { BlockNode, PageDocument } from '@broadsheet/engine';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentClient, ContentEntry } from '@broadsheet/sdk-content';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { CutDocument } from './cutDocument.ts';
import { NOW } from './openEngine.ts';

export interface TreePage {
  readonly document: PageDocument;
  readonly scope: ContentScope;
  readonly answers: ReadonlyMap<string, unknown>;
  /** The page as the engine made it. */
  readonly cut: CutDocument;
}

interface TreeNode {
  readonly id: string;
  readonly block: Block;
  readonly render: (content: BlockContent) => ReactElement;
  readonly children: readonly TreeNode[];
}

function readContent(answers: ReadonlyMap<string, unknown>): ContentClient {
  const entries = new Map<string, ContentEntry>();
  for (const [key, data] of answers) entries.set(key, { status: 'ready', data });
  const missing: ContentEntry = { status: 'missing' };
  return {
    fetch: () => Promise.reject(new Error('Content cannot be fetched while the page renders.')),
    peek: (request) => entries.get(requestKey(request)) ?? missing,
    prime: () => undefined,
    primeKey: () => undefined,
    watch: () => () => undefined,
  };
}

function prepare(nodes: readonly BlockNode[], blocks: ReadonlyMap<string, Block>): readonly TreeNode[] {
  return nodes.flatMap(({ id, block: name, fields, children }) => {
    const block = blocks.get(name);
    if (block === undefined) return [];
    const prepared = block.prepare(fields);
    // The engine leaves a lazy block empty until the reader comes near it.
    return prepared.isLazy
      ? [{ id, block, render: () => createElement('bs-lazy', { 'data-place': id }), children: [] }]
      : [{ id, block, render: prepared.render, children: prepare(children, blocks) }];
  });
}

function createElements(base: Host): (node: TreeNode) => ReactElement {
  const hosted = (node: TreeNode, element: ReactElement) => {
    const phrases = node.block.phrases === undefined ? {} : phrasesFor(node.block.phrases, base.locale);
    return (
      <HostProvider key={node.id} host={{ ...base, instanceId: node.id, phrases }}>
        {element}
      </HostProvider>
    );
  };
  return function elementOf(node): ReactElement {
    return hosted(node, node.render({ children: node.children.map(elementOf) }));
  };
}

function baseHost({ scope, answers }: TreePage): Host {
  return createHost({
    site: scope.site,
    page: scope.page,
    tokenVersion: scope.tokenVersion,
    content: readContent(answers),
    environment: serverEnvironment(() => NOW),
    handlesLazyLoad: true,
    log: () => undefined,
  });
}

/** Returns a function that renders the page. @throws Error when the page's layout is not registered */
export function createTreeRenderer(page: TreePage, all: readonly Block[]): () => string {
  const blocks = new Map(all.map((block) => [block.name, block]));
  const { layout, areas } = page.document;
  const block = blocks.get(layout);
  if (block === undefined) throw new Error(`The layout "${layout}" is not registered.`);
  const prepared = block.prepare({});
  const nodes = block.areas.map((area) => [area, prepare(areas[area] ?? [], blocks)] as const);
  const host = baseHost(page);
  const elementOf = createElements(host);
  const phrases = block.phrases === undefined ? {} : phrasesFor(block.phrases, host.locale);
  const { beforeStyles, between, afterBody } = page.cut;
  return () => {
    const sheet = new ServerStyleSheet();
    try {
      const filled = Object.fromEntries(nodes.map(([area, places]) => [area, places.map(elementOf)]));
      const body = renderToString(
        sheet.collectStyles(
          <HostProvider host={{ ...host, instanceId: 'layout', phrases }}>
            {prepared.render({ areas: filled })}
          </HostProvider>,
        ),
      );
      return `${beforeStyles}${sheet.getStyleTags()}${between}${body}${afterBody}`;
    } finally {
      sheet.seal();
    }
  };
}
