import type { Environment } from '@broadsheet/block-kit';
import type { LazyBlock } from '../islands/wireFormat.ts';

function isLazyBlock(value: unknown): value is LazyBlock {
  if (typeof value !== 'object' || value === null) return false;
  const { html, css, islands, content }: Readonly<Partial<Record<keyof LazyBlock, unknown>>> = value;
  return typeof html === 'string' && Array.isArray(css) && Boolean(islands) && Boolean(content);
}

/** The rules that the page does not have yet: a rule that came again would win over those that came after it. */
function newRules(css: readonly string[], known: Set<string>, pageCss: string): readonly string[] {
  const fresh = css.filter((rule) => !known.has(rule) && !pageCss.includes(rule));
  for (const rule of fresh) known.add(rule);
  return fresh;
}

/** Milliseconds before each further try: a connection that drops in a tunnel is back by then, or the reader is gone. */
const PAUSES = [1_000, 4_000, 15_000];

/** Asks again while nothing comes or the server is in trouble; what it says of the question itself is final. */
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
   * @param search the query of a page that has it otherwise, for readers who wait for it; without one it is the page's
   *   own, and is asked for again while it cannot be had
   */
  fetchBlock(element: HTMLElement, search?: string): Promise<LazyBlock>;
  /** Reads a block and adopts its styles. @throws TypeError it has another form */
  adopt(answer: unknown): LazyBlock;
}

/**
 * Where the block of an element is asked for.
 *
 * @param options.query of the page; absent: that of its present address
 */
export function toBlockUrl(
  { dataset: { instance = '', level = '1' } }: HTMLElement,
  { address, query }: Pick<Environment, 'address'> & { readonly query?: string | undefined },
): string {
  const [path = '', search = ''] = address().split(/(?=\?)/);
  return `/_broadsheet/block?${new URLSearchParams({ path, search: query ?? search, instance, level })}`;
}

/** It has to be made before styled-components takes the page's styles over. */
export function createLazyBlockFetcher(
  root: Document,
  environment: Pick<Environment, 'fetch' | 'address'>,
): LazyBlockFetcher {
  const pageCss = root.querySelector('style[data-styled]')?.textContent ?? '';
  const known = new Set<string>();
  function adopt(answer: unknown): LazyBlock {
    if (!isLazyBlock(answer)) throw new TypeError('A block came in an unknown form.');
    // The Content-Security-Policy allows no new style element.
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
      if (!response.ok) throw new Error(`The block at ${url} could not be fetched: ${response.status}.`);
      return adopt(await response.json());
    },
  };
}
