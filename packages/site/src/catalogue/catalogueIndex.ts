import type { Block } from '@broadsheet/block-kit';
import { html } from 'hono/html';
import { CATALOGUE_PATH } from './cataloguePage.ts';
import type { Markup } from './cataloguePage.ts';

/** Returns whether every word of a search is in what a block is called or described by. */
function matches({ name, title, description, group, kind }: Block, search: string): boolean {
  const text = `${name} ${title} ${description} ${group} ${kind}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const entry = ({ name, title, description, kind }: Block): Markup =>
  html`<li>
    <a href="${CATALOGUE_PATH}blocks/${encodeURIComponent(name)}/">
      <strong>${title}</strong>
      <span>${description ?? ''}</span>
      <span class="soft"><code>${name}</code>${kind === 'feature' ? '' : ` · ${kind}`}</span>
    </a>
  </li>`;

/** Renders all blocks of the site by group, or those that a search finds. */
export function catalogueIndex(blocks: readonly Block[], search: string): Markup {
  const found = blocks.filter((block) => matches(block, search.trim()));
  const groups = Map.groupBy(found, ({ group }) => group);
  return html`<h1>Blocks of this site</h1>
    <form class="filter" role="search">
      <div class="field">
        <label for="q">Search blocks</label>
        <input id="q" name="q" type="search" value="${search}" />
      </div>
      <button>Search</button>
    </form>
    <p role="status" class="soft">${found.length} of ${blocks.length} blocks</p>
    ${[...groups]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(
        ([group, members], index) =>
          html`<section aria-labelledby="group-${index}">
            <h2 id="group-${index}">${group}</h2>
            <ul class="blocks">
              ${members.toSorted((one, other) => one.title.localeCompare(other.title, 'en')).map(entry)}
            </ul>
          </section>`,
      )}`;
}
