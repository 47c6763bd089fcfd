import type { Environment } from '@broadsheet/block-kit';
import type { LazyBlock } from '../islands/wireFormat.ts';

function isLazyBlock(value: unknown): value is LazyBlock {
  if (typeof value !== 'object' || value === null) return false;
  const { html, css, islands, content }: Readonly<Partial<Record<keyof LazyBlock, unknown>>> = value;
  return typeof html === 'string' && Array.isArray(css) && Boolean(islands) && Boolean(content);
}

/** Returns the rules that the page does not have yet; a repeated rule would override the rules after its first place. */
function newRules(css: readonly string[], known: Set<string>, pageCss: string): readonly string[] {
  const fresh = css.filter((rule) => !known.has(rule) && !pageCss.includes(rule));
  for (const rule of fresh) known.add(rule);
  return fresh;
}

/** Milliseconds before each further attempt; a connection lost in a tunnel is usually back by the last one. */
const PAUSES = [1_000, 4_000, 15_000];

/** Fetches with further attempts after lost connections and server errors; errors of the request itself are final. */
async function fetchPatiently(fetch: Environment['fetch'], url: string): Promise<Response> {
  for (const pause of PAUSES) {
    const response = await fetch(url, {}).catch(() => undefined);
    if (response !== undefined && response.status < 500) return response;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return fetch(url, {});
}

export interface LazyBlockFetcher {
  /**
   * Fetches the block that belongs in an element.
   *
   * @param search another query string, for a block that the reader waits for, fetched with one attempt; absent: the page's
   *   own query string, with further attempts after failures
   */
  fetchBlock(element: HTMLElement, search?: string): Promise<LazyBlock>;
  /** Reads a block and adopts its styles. @throws TypeError it has another form */
  adopt(answer: unknown): LazyBlock;
}

/**
 * Returns the URL of an element's block.
 *
 * @param options.query the page's query string; absent: that of its current URL
 */
export function toBlockUrl(
  { dataset: { instance = '', level = '1' } }: HTMLElement,
  { address, query }: Pick<Environment, 'address'> & { readonly query?: string | undefined },
): string {
  const [path = '', search = ''] = address().split(/(?=\?)/);
  return `/_broadsheet/block?${new URLSearchParams({ path, search: query ?? search, instance, level })}`;
}

/** Creates the fetcher of lazy blocks; must be called before styled-components takes over the page's styles. */
export function createLazyBlockFetcher(
  root: Document,
  environment: Pick<Environment, 'fetch' | 'address'>,
): LazyBlockFetcher {
  const pageCss = root.querySelector('style[data-styled]')?.textContent ?? '';
  const known = new Set<string>();
  function adopt(answer: unknown): LazyBlock {
    if (!isLazyBlock(answer)) throw new TypeError('A block came in an unknown form.');
    // The Content-Security-Policy forbids new style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(newRules(answer.css, known, pageCss).join(''));
    root.adoptedStyleSheets.push(sheet);
    return answer;
  }
  return {
    adopt,
    async fetchBlock(element, search) {
      const { fetch, address } = environment;
      const url = toBlockUrl(element, { address, query: search });
      const response = await (search === undefined ? fetchPatiently(fetch, url) : fetch(url, {}));
      if (!response.ok) throw new Error(`The block at ${url} answered ${response.status}.`);
      return adopt(await response.json());
    },
  };
}
