import type { Environment } from '@broadsheet/block-kit';
import { safeRedirect } from '@broadsheet/client-core';
import { isAccountPage } from './accountPages.ts';
import { urlQuery } from '../url/urlQuery.ts';
import { storeRedirect } from './storedRedirect.ts';
import { withoutQuery } from '../url/withoutQuery.ts';

export interface ReferrerRules {
  readonly redirectURL: string;
  readonly redirectToPreviousPage: boolean;
}

const BUILDER = '/pagebuilder/';

/** The query of a URL, without what a mail has put there. */
function ownQuery(url: string): string {
  return withoutQuery(url, 'nonce', 'ota_nonce').split('?').slice(1).join('?');
}

function withQuery(target: string, query: string): string {
  if (query === '') return target;
  return `${target}${target.includes('?') ? '&' : '?'}${query}`;
}

/**
 * Stores the page that the reader came from as the target after signing in: path and query of a page of this site; the
 * default after the page builder; the default with the query of the referrer after a reset password.
 */
export function rememberReferrer(environment: Environment, rules: ReferrerRules): void {
  const { redirectURL, redirectToPreviousPage } = rules;
  const path = safeRedirect(environment.referrer(), environment.siteUrl());
  if (!redirectToPreviousPage || path === undefined) return;
  if (urlQuery(environment.address()).has('reset_password'))
    return storeRedirect(environment, withQuery(redirectURL, ownQuery(path)));
  if (isAccountPage(path, environment)) return;
  storeRedirect(environment, path.startsWith(BUILDER) ? redirectURL : path.replace(/#.*$/, ''));
}
