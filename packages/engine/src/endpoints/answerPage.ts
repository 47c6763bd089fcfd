/** Handles requests for pages. */
import type { Clock } from '@broadsheet/client-core';
import type { EngineOptions } from '../EngineOptions.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import type { PagePipeline } from '../pipeline/PagePipeline.ts';
import type { PageUrl } from '../pipeline/PageSteps.ts';
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
  readonly clock: Clock;
}

const NO_RULES: readonly RedirectRule[] = [];

/** The headers of a page with a secret in its URL: no cache stores it, and no other site gets the URL as a referrer. */
const ONE_READER = { 'Cache-Control': PRIVATE, 'Referrer-Policy': 'same-origin' };

/** What is answered, and where. */
interface PageRequest {
  readonly request: Request;
  readonly url: URL;
  readonly context: PageContext;
}

/** Sends a page; privately if the URL contains a secret. */
function sendPage(page: SentPage, { request, url, context }: PageRequest): Promise<Response> {
  if (!carriesSecret(url.searchParams))
    return respond(
      request,
      describePage(page, { describe: context.engine.describeAnswer, now: context.clock.now() }),
    );
  return respond(request, { ...page.response, headers: { ...page.response.headers, ...ONE_READER } });
}

/** Redirects to the target; privately if the URL contains a secret. */
function sendRedirect(
  { target, reads = [] }: { readonly target: Redirect; readonly reads?: readonly SourceRead[] },
  { url, context: { engine } }: PageRequest,
): Response {
  const from = reads.flatMap((read) => read.from ?? []);
  const described = engine.describeAnswer?.({ from, isLasting: false });
  const headers = carriesSecret(url.searchParams) ? ONE_READER : (described ?? {});
  const siteUrl = engine.origin + (engine.site().basePath ?? '');
  return redirect({ ...target, headers }, { siteUrl, log: engine.log });
}

async function answerUrl(url: PageUrl, page: PageRequest): Promise<Response> {
  const { pages } = page.context;
  const result = await pages.loadPage(url);
  switch (result.kind) {
    case 'response':
      return sendPage(result.page, page);
    case 'redirect':
      return sendRedirect({ target: result, reads: result.reads }, page);
    case 'missing':
      return sendPage(await pages.loadErrorPage(404, url.path, result), page);
    case 'gone':
      return sendPage(await pages.loadErrorPage(410, url.path, result), page);
    case 'unavailable':
      return sendPage(await pages.loadErrorPage(503, url.path, result), page);
  }
}

export async function answerPage(request: Request, url: URL, context: PageContext): Promise<Response> {
  const { engine, pages } = context;
  const page = { request, url, context };
  const reading = readUrl(url, engine.redirects?.() ?? NO_RULES);
  switch (reading.kind) {
    case 'moved':
      return sendRedirect({ target: reading }, page);
    case 'gone':
      return sendPage(await pages.loadErrorPage(410, url.pathname), page);
    case 'missing':
      return sendPage(await pages.loadErrorPage(404, '/'), page);
    case 'page':
      return answerUrl(reading, page);
  }
}
