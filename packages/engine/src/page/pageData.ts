import type { ContentAnswer } from '../content/ContentAnswer.ts';
import { browserSite } from '../islands/browserSite.ts';
import { escapeAttribute, PAGE_DATA_ID, scriptJson } from '../islands/wireFormat.ts';
import type { PageData } from '../islands/wireFormat.ts';
import type { RenderedParts } from '../render/createRenderer.ts';
import type { PageScope } from '../render/PageScope.ts';

function answersFor(
  islands: RenderedParts['islands'],
  answers: ReadonlyMap<string, ContentAnswer>,
): PageData['content'] {
  const keys = new Set(Object.values(islands).flatMap((island) => island.content ?? []));
  const ready: [string, unknown][] = [];
  for (const key of keys) {
    const answer = answers.get(key);
    if (answer?.status === 'ready') ready.push([key, answer.data ?? null]);
  }
  return Object.fromEntries(ready);
}

/** What the islands of a page or of a lazy place need of their own. */
export function islandsData(
  { islands }: RenderedParts,
  { answers }: PageScope,
): Pick<PageData, 'islands' | 'content'> {
  return { islands, content: answersFor(islands, answers) };
}

function pageData(parts: RenderedParts, scope: PageScope): PageData {
  const { type, meta } = scope.page;
  return {
    site: browserSite(scope.site),
    locale: scope.locale,
    tokenVersion: scope.tokenVersion,
    outputType: scope.outputType,
    page: { type, meta },
    ...islandsData(parts, scope),
  };
}

/** The data and the loader, for pages that need them; nothing for the others. */
export function pageScripts(parts: RenderedParts, scope: PageScope, loader: string): string {
  if (!parts.needsLoader) return '';
  const data = scriptJson(pageData(parts, scope));
  return `<script type="application/json" id="${PAGE_DATA_ID}">${data}</script><script type="module" src="${escapeAttribute(loader)}"></script>`;
}
