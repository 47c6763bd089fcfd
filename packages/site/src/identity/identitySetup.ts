import { createRecaptchaVerifier } from '@broadsheet/platform';
import type { EditingOptions, IdentityOptions } from '@broadsheet/platform';
import type { Config } from '../config/readConfig.ts';
import { readIdentityFile } from '../config/readIdentityFile.ts';
import { openSandbox } from '../sandbox/openSandbox.ts';
import type { Sandbox } from '../sandbox/openSandbox.ts';

export interface IdentitySetup {
  /** The platform's options for readers' identity. */
  readonly identity: IdentityOptions;
  /** The platform's options for how editors sign in. */
  readonly editing: EditingOptions;
  /** The sandbox, if it is on. */
  readonly sandbox: Sandbox | undefined;
}

/**
 * Combines the identity file with the sandbox, which provides whatever the file omits.
 * @throws Error when the file cannot be used
 */
export async function identitySetup(config: Config, secret: string): Promise<IdentitySetup> {
  const { identityFile, sandbox: isSandbox, siteOrigin, basePath, dataDir, payments, staffOpenId } = config;
  // Pages of the allowed origins have the same forms, with challenges of their own.
  const hostnames = [siteOrigin, ...config.allowedOrigins].map((origin) => new URL(origin).hostname);
  const file = identityFile === undefined ? {} : await readIdentityFile(identityFile);
  const sandbox = isSandbox
    ? await openSandbox({ siteOrigin, basePath, hostnames, secret, file, dataDir, payments })
    : undefined;
  const { recaptcha, staff, ...settings } = file;
  const captcha =
    recaptcha &&
    createRecaptchaVerifier({
      fetch: (address, init) => fetch(address, init),
      hostnames,
      ...recaptcha,
    });
  return {
    identity: { ...settings, ...sandbox?.identity, ...(captcha && { captcha }) },
    editing: {
      openId: staffOpenId ?? staff?.openId,
      fetch: sandbox?.identity.fetch,
      scheduleClock: sandbox?.clock,
    },
    sandbox,
  };
}
