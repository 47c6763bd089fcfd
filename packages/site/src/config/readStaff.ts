/** Reads the environment variables that configure how editors sign in. */
import type { StaffOpenIdOptions } from '@broadsheet/platform';
import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';

export interface StaffConfig {
  /** The first administrator of the page builder; absent: the person with the link of the first start. */
  readonly editor: { readonly email: string; readonly password: string } | undefined;
  /** The provider with which editors may log in; it overrides that of the identity file. */
  readonly staffOpenId: StaffOpenIdOptions | undefined;
}

function editor(variables: Variables): StaffConfig['editor'] {
  const email = variables['EDITOR_EMAIL'];
  const password = variables['EDITOR_PASSWORD'];
  if (!email && !password) return undefined;
  if (email?.includes('@') !== true) {
    throw new ConfigError('EDITOR_EMAIL', email ?? '', 'an email address, for EDITOR_PASSWORD is set');
  }
  if (!password) {
    throw new ConfigError('EDITOR_PASSWORD', '', 'the password of EDITOR_EMAIL, of at least 12 characters');
  }
  return { email: email.trim().toLowerCase(), password };
}

const STAFF_ROLES = ['viewer', 'editor', 'publisher', 'administrator'] as const;

function role(variables: Variables): (typeof STAFF_ROLES)[number] {
  const value = variables['EDITOR_OPENID_ROLE'] || 'viewer';
  const known = STAFF_ROLES.find((each) => each === value);
  if (known !== undefined) return known;
  throw new ConfigError('EDITOR_OPENID_ROLE', value, `one of ${STAFF_ROLES.join(', ')}`);
}

function staffOpenId(variables: Variables): StaffConfig['staffOpenId'] {
  const read = (name: string) => variables[`EDITOR_OPENID_${name}`] || undefined;
  const [issuer, clientId, clientSecret] = [read('ISSUER'), read('CLIENT_ID'), read('CLIENT_SECRET')];
  const domains = (read('DOMAINS') ?? '').split(/[\s,]+/).filter((domain) => domain !== '');
  const rest = { name: read('NAME'), domains, role: role(variables) };
  if (issuer === undefined && clientId === undefined) return undefined;
  if (issuer === undefined || !URL.canParse(issuer) || !/^https?:$/.test(new URL(issuer).protocol))
    throw new ConfigError('EDITOR_OPENID_ISSUER', issuer ?? '', 'the address of an OpenID provider');
  if (clientId === undefined)
    throw new ConfigError('EDITOR_OPENID_CLIENT_ID', '', 'the id of this site at EDITOR_OPENID_ISSUER');
  return { issuer, clientId, clientSecret, ...rest };
}

/** Reads the variables. @throws ConfigError when a value cannot be used */
export const readStaff = (variables: Variables): StaffConfig => ({
  editor: editor(variables),
  staffOpenId: staffOpenId(variables),
});
