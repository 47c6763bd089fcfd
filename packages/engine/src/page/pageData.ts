import type { ContentAnswer } from '../content/createContentCache.ts';
import { PAGE_DATA_ID, scriptJson } from '../islands/wireFormat.ts';
import type { PageData } from '../islands/wireFormat.ts';
import type { RenderedParts } from '../render/createRenderer.ts';
import type { PageScope } from '../render/PageScope.ts';

/** Site properties that only the server reads. */
const SERVER_ONLY = new Set([
  'dangerouslyInjectJS',
  'gtmID',
  'gaID',
  'chartbeatAccountId',
  'comscoreID',
  'fontUrl',
]);

function answersFor(
  parts: RenderedParts,
  answers: ReadonlyMap<string, ContentAnswer>,
): Readonly<Record<string, unknown>> {
  const keys = new Set(Object.values(parts.islands).flatMap((island) => island.content ?? []));
  const ready: [string, unknown][] = [];
  for (const key of keys) {
    const answer = answers.get(key);
    if (answer?.status === 'ready') ready.push([key, answer.data]);
  }
  return Object.fromEntries(ready);
}

/** Only what the islands of the page need. */
export function pageData(parts: RenderedParts, scope: PageScope): PageData {
  const { path, query, type, meta } = scope.page;
  const site = Object.fromEntries(Object.entries(scope.site).filter(([name]) => !SERVER_ONLY.has(name)));
  return {
    site: { ...site, id: scope.site.id },
    locale: scope.locale,
    tokenVersion: scope.tokenVersion,
    outputType: scope.outputType,
    page: { path, query, type, meta },
    islands: parts.islands,
    content: answersFor(parts, scope.answers),
  };
}

/** The data and the loader, for pages that need them; nothing for the others. */
export function pageScripts(parts: RenderedParts, scope: PageScope, loader: string): string {
  if (!parts.needsLoader) return '';
  const data = scriptJson(pageData(parts, scope));
  return `<script type="application/json" id="${PAGE_DATA_ID}">${data}</script><script type="module" src="${loader}"></script>`;
}
