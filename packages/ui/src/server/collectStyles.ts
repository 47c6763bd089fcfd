import type { ReactElement, ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import { ServerStyleSheet } from 'styled-components';

export interface CollectOptions {
  /** The nonce of this response's Content-Security-Policy. */
  readonly nonce?: string;
}

export interface CollectedStyles<Result> {
  /** What `render` has returned. */
  readonly result: Result;
  /**
   * Markup for the end of the page's `head`: the styles of all that was rendered, and with a nonce the element in which
   * styled-components looks for it in the browser.
   */
  readonly head: string;
}

/** Wraps an application, so that its styles are collected. */
export type Collect = (app: ReactNode) => ReactElement;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/**
 * Collects the styles of blocks while they are rendered on any server. With a renderer that streams, wait in `render` until
 * everything has been rendered: styles that come later are missing.
 *
 * @param render renders what `collect` returns of the application, such as `(collect) => renderToString(collect(<App />))`
 * @throws Error `render` has not called `collect`
 */
export async function collectStyles<Result>(
  render: (collect: Collect) => Result | Promise<Result>,
  { nonce }: CollectOptions = {},
): Promise<CollectedStyles<Result>> {
  const sheet = new ServerStyleSheet(nonce === undefined ? {} : { nonce });
  let isCollected = false;
  try {
    const result = await render((app) => {
      isCollected = true;
      return sheet.collectStyles(createElement(Fragment, undefined, app));
    });
    if (!isCollected)
      throw new Error('No styles were collected: render `collect(<App />)` instead of `<App />`.');
    const meta =
      nonce === undefined
        ? ''
        : `<meta property="csp-nonce" nonce="${nonce.replaceAll(/[&"<]/g, (sign) => ENTITIES[sign] ?? sign)}">`;
    return { result, head: meta + sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
