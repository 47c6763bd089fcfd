import { createRecaptchaVerifier } from '@broadsheet/platform';
import type { EditingOptions, IdentityOptions } from '@broadsheet/platform';
import type { Config } from '../config/readConfig.ts';
import { readIdentityFile } from '../config/readIdentityFile.ts';
import { openSandbox } from '../sandbox/openSandbox.ts';
import type { Sandbox } from '../sandbox/openSandbox.ts';

export interface IdentitySetup {
  /** For the platform. */
  readonly identity: IdentityOptions;
  /** How editors are known, for the platform. */
  readonly editing: EditingOptions;
  /** Where it is on. */
  readonly sandbox: Sandbox | undefined;
}

/**
 * How readers are known: what the identity file says, over what the sandbox stands in for.
 *
 * @throws Error the file cannot be used
 */
export async function identitySetup(
  { identityFile, sandbox: isSandbox, siteOrigin, basePath, dataDir, payments, staffOpenId }: Config,
  secret: string,
): Promise<IdentitySetup> {
  const file = identityFile === undefined ? {} : await readIdentityFile(identityFile);
  const sandbox = isSandbox
    ? await openSandbox({ siteOrigin, basePath, secret, file, dataDir, payments })
    : undefined;
  const { recaptcha, staff, ...settings } = file;
  const captcha =
    recaptcha &&
    createRecaptchaVerifier({
      fetch: (address, init) => fetch(address, init),
      hostnames: [new URL(siteOrigin).hostname],
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
