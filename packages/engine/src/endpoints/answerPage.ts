/** Answers requests for pages. */
import type { EngineOptions } from '../EngineOptions.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import type { PagePipeline } from '../pipeline/createPagePipeline.ts';
import type { PageUrl } from '../pipeline/createPageSteps.ts';
import { PRIVATE } from '../response/cacheControl.ts';
import { describePage } from '../response/describePage.ts';
import type { SentPage } from '../response/describePage.ts';
import { redirect } from '../response/redirect.ts';
import type { Redirect } from '../response/redirect.ts';
import { respond } from '../response/respond.ts';
import { carriesSecret } from '../routing/carriesSecret.ts';
import { readUrl } from '../routing/readUrl.ts';
import type { RedirectRule } from '../routing/RedirectRule.ts';

export interface PageContext {
  readonly engine: Pick<EngineOptions, 'redirects' | 'origin' | 'site' | 'log' | 'describeAnswer'>;
  readonly pages: PagePipeline;
}

const NO_RULES: readonly RedirectRule[] = [];

/** The headers of a page with a secret in its URL: no cache stores it, and no other site gets the URL as a referrer. */
const ONE_READER = { 'Cache-Control': PRIVATE, 'Referrer-Policy': 'same-origin' };

/** Sends a page or a redirect; privately if the URL contains a secret. */
interface Answering {
  send(page: SentPage): Promise<Response>;
  redirectTo(target: Redirect, reads?: readonly SourceRead[]): Response;
}

function createAnswering(request: Request, url: URL, engine: PageContext['engine']): Answering {
  const siteUrl = engine.origin + (engine.site().basePath ?? '');
  const isPrivate = carriesSecret(url.searchParams);
  return {
    send(page) {
      if (!isPrivate) return respond(request, describePage(page, engine.describeAnswer));
      return respond(request, { ...page.response, headers: { ...page.response.headers, ...ONE_READER } });
    },
    redirectTo(target, reads = []) {
      const from = reads.flatMap((read) => read.from ?? []);
      const described = engine.describeAnswer?.({ from, isLasting: false });
      return redirect(
        { ...target, headers: isPrivate ? ONE_READER : (described ?? {}) },
        { siteUrl, log: engine.log },
      );
    },
  };
}

async function answerUrl(
  url: PageUrl,
  pages: PagePipeline,
  { send, redirectTo }: Answering,
): Promise<Response> {
  const result = await pages.run(url);
  switch (result.kind) {
    case 'response':
      return send(result.page);
    case 'redirect':
      return redirectTo(result, result.reads);
    case 'missing':
      return send(await pages.error(404, url.path, result.reads));
    case 'gone':
      return send(await pages.error(410, url.path, result.reads));
    case 'unavailable':
      return send(await pages.error(503, url.path, result.reads));
  }
}

export async function answerPage(request: Request, url: URL, context: PageContext): Promise<Response> {
  const { engine, pages } = context;
  const answering = createAnswering(request, url, engine);
  const reading = readUrl(url, engine.redirects?.() ?? NO_RULES);
  switch (reading.kind) {
    case 'moved':
      return answering.redirectTo(reading);
    case 'gone':
      return answering.send(await pages.error(410, url.pathname));
    case 'missing':
      return answering.send(await pages.error(404, '/'));
    case 'page':
      return answerUrl(reading, pages, answering);
  }
}
