/**
 * Pages that readers pass on their way to being signed in: login, sign-up, a forgotten password. A reader who comes from
 * one of them wants to go where the way began, so none of them is ever stored as the target.
 */
import type { Environment } from '@broadsheet/block-kit';

const KEY = 'broadsheet.accountPages';
const MAX_PAGES = 20;

const toPath = (url: string): string => url.replace(/[?#].*$/, '');

function readPages({ readSessionItem }: Environment): readonly string[] {
  return (readSessionItem(KEY) ?? '').split(' ').filter(Boolean);
}

export function rememberAccountPage(environment: Environment): void {
  const page = toPath(environment.address());
  const pages = readPages(environment).filter((known) => known !== page);
  environment.writeSessionItem(KEY, [page, ...pages].slice(0, MAX_PAGES).join(' '));
}

export function isAccountPage(url: string, environment: Environment): boolean {
  return readPages(environment).includes(toPath(url));
}
