import { addBase } from '@broadsheet/client-core';

/** The default page to which readers return. */
export const LOGIN_PAGE = '/account/login/';

/** The maximum length of a code; the codes of some providers are tokens. */
export const LONGEST_CODE = 8192;
const LONGEST_STATE = 200;
const LONGEST_USER = 2000;
const ERROR = /^[a-z_]{1,50}$/;

/** The parameters that a provider adds to the return URL, or posts to it. */
export interface ProviderReturn {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  /** The reason why there is no code, e.g. `access_denied`. */
  readonly error?: string | undefined;
  /** Apple's, as JSON. */
  readonly user?: string | undefined;
}

/** Parses a provider's parameters; implausible values are left out. */
export function readReturn(values: URLSearchParams): ProviderReturn {
  const text = (name: string, longest: number): string | undefined => {
    const value = values.get(name) ?? '';
    const isUsable = value !== '' && value.length <= longest && !/[\p{Cc}\p{Cs}]/u.test(value);
    return isUsable ? value : undefined;
  };
  const error = values.get('error') ?? '';
  return {
    code: text('code', LONGEST_CODE),
    state: text('state', LONGEST_STATE),
    user: text('user', LONGEST_USER),
    ...(ERROR.test(error) ? { error } : {}),
  };
}

/** Returns the URL of a page. @param address a path or an absolute URL; anything else gives the login page */
export function pageAt(address: string, siteUrl: string): URL {
  const whole = addBase(address, siteUrl);
  const page = URL.canParse(whole, siteUrl) ? new URL(whole, siteUrl) : undefined;
  return page !== undefined && /^https?:$/.test(page.protocol) ? page : new URL(addBase(LOGIN_PAGE, siteUrl));
}

/** Returns the URL of a page with a provider's answer in its query. */
export function pageWithReturn(page: URL, { code, state, error }: ProviderReturn): string {
  const address = new URL(page);
  for (const [name, value] of Object.entries({ code, state, error })) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address.href;
}
