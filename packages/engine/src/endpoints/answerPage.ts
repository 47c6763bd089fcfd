/** Pages: from a URL to an answer. */
import type { EngineOptions } from '../EngineOptions.ts';
import type { PagePipeline } from '../pipeline/createPagePipeline.ts';
import type { PageUrl } from '../pipeline/createPageSteps.ts';
import { PRIVATE } from '../response/cacheControl.ts';
import type { CachedResponse } from '../response/CachedResponse.ts';
import { redirect } from '../response/redirect.ts';
import { respond } from '../response/respond.ts';
import { carriesSecret } from '../routing/carriesSecret.ts';
import { readUrl } from '../routing/readUrl.ts';
import type { RedirectRule } from '../routing/RedirectRule.ts';

export interface PageContext {
  readonly engine: Pick<EngineOptions, 'redirects' | 'origin' | 'log'>;
  readonly pages: PagePipeline;
}

const NO_RULES: readonly RedirectRule[] = [];

/** A page with a secret in its URL: nobody keeps it on its way, and no other site is told where it was. */
function forOneReader({ headers, ...response }: CachedResponse): CachedResponse {
  return { ...response, headers: { ...headers, 'Cache-Control': PRIVATE, 'Referrer-Policy': 'same-origin' } };
}

async function answerUrl(request: Request, url: PageUrl, { engine, pages }: PageContext): Promise<Response> {
  const result = await pages.run(url);
  switch (result.kind) {
    case 'response':
      return respond(request, carriesSecret(url.query) ? forOneReader(result.response) : result.response);
    case 'redirect':
      return redirect(result, engine);
    case 'missing':
      return respond(request, await pages.error(404, url.path));
    case 'gone':
      return respond(request, await pages.error(410, url.path));
    case 'unavailable':
      return respond(request, await pages.error(503, url.path));
  }
}

export async function answerPage(request: Request, url: URL, context: PageContext): Promise<Response> {
  const { engine, pages } = context;
  const reading = readUrl(url, engine.redirects?.() ?? NO_RULES);
  switch (reading.kind) {
    case 'moved':
      return redirect(reading, engine);
    case 'gone':
      return respond(request, await pages.error(410, url.pathname));
    case 'missing':
      return respond(request, await pages.error(404, '/'));
    case 'page':
      return answerUrl(request, reading, context);
  }
}
