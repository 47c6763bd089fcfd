import type { Environment } from '@broadsheet/block-kit';
import { redirectOrHome, withoutQuery } from '@broadsheet/identity-ui';

/** Returns the URL of the login page with the way back to this page, without this page's nonce. */
export function loginAddress(environment: Environment, redirectURL: string): string {
  const login = new URL(redirectOrHome(redirectURL, environment) ?? '/', environment.siteUrl());
  login.searchParams.set('redirect', withoutQuery(environment.address(), 'nonce'));
  return `${login.pathname}${login.search}${login.hash}`;
}
