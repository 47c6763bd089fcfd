import { Broadsheet, phrasesFor } from '@broadsheet/block-kit';
import { paper, themeCss } from '@broadsheet/ui';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { blocks } from './blocks.ts';
import { readAttributes, readNonce } from './readAttributes.ts';

const TAG = 'broadsheet-block';

/** Adds the styles of the standard theme, unless the page has a theme of its own. They affect nothing outside of blocks. */
function provideTheme(nonce: string | undefined): void {
  const root = getComputedStyle(document.documentElement);
  if (root.getPropertyValue('--bs-ink') !== '' || root.getPropertyValue('--bs-scope') !== '') return;
  const style = document.createElement('style');
  if (nonce !== undefined) style.nonce = nonce;
  // The paper of a theme is painted behind a box alone: as inline text, the element would be light on a light page in the dark.
  style.textContent = `${TAG}{display:block}${themeCss(paper, TAG)}`;
  document.head.append(style);
}

/** Renders the block that the attributes describe. @throws Error there is no such block, or its fields cannot be read */
function render(root: Root, element: HTMLElement): void {
  const { name, fields, site, origin, websiteName, locale, nonce } = readAttributes(element);
  const block = blocks.get(name);
  if (block === undefined)
    throw new Error(
      `There is no block "${name}": write one of these as the name of a <${TAG}>: ${[...blocks.keys()].join(', ')}.`,
    );
  root.render(
    <Broadsheet
      site={{ id: site, websiteName, websiteDomain: window.location.origin, locale }}
      {...(nonce !== undefined && { nonce })}
      apiOrigin={origin}
      phrases={(block.phrases && phrasesFor(block.phrases, locale)) ?? {}}
    >
      {block.prepare(fields).render()}
    </Broadsheet>,
  );
}

/** The class of elements; on a server, which has none, any other, so that a page that is rendered there may import this. */
const ElementOfPage = globalThis.HTMLElement ?? Object;

/**
 * The element `<broadsheet-block name="alert-bar">`. The block is in the page itself and not in a shadow tree, so the page's theme
 * and assistive technology reach it. It follows its attributes.
 */
export class BroadsheetBlock extends ElementOfPage {
  static readonly observedAttributes: readonly string[] = [
    'name',
    'fields',
    'site',
    'origin',
    'website-name',
    'lang',
  ];
  #root: Root | undefined;

  connectedCallback(): void {
    provideTheme(readNonce(this));
    this.#root = createRoot(this);
    this.#draw(this.#root);
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
    this.#root = undefined;
  }

  attributeChangedCallback(): void {
    if (this.#root !== undefined) this.#draw(this.#root);
  }

  /** A block that is written wrongly stays empty, and its page goes on. */
  #draw(root: Root): void {
    try {
      render(root, this);
    } catch (error) {
      root.render(null);
      reportError(error);
    }
  }
}

/** Makes the element known to the page; a second time, and on a server, it does nothing. */
export function defineBroadsheetBlock(): void {
  if (globalThis.customElements === undefined) return;
  if (customElements.get(TAG) === undefined) customElements.define(TAG, BroadsheetBlock);
}
