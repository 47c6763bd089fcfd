import type { Environment } from '@broadsheet/block-kit';
import { redirectOrHome, withoutQuery } from '@broadsheet/reader';

/** The login page, which leads back to this page; the nonce of this page does not go along. */
export function loginAddress(environment: Environment, redirectURL: string): string {
  const login = new URL(redirectOrHome(redirectURL, environment) ?? '/', environment.siteUrl());
  login.searchParams.set('redirect', withoutQuery(environment.address(), 'nonce'));
  return `${login.pathname}${login.search}${login.hash}`;
}
