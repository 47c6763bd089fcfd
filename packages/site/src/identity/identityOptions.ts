import { createRecaptchaVerifier } from '@broadsheet/platform';
import type { IdentityOptions } from '@broadsheet/platform';
import type { Sandbox } from '../sandbox/openSandbox.ts';
import type { IdentityFile } from './readIdentityFile.ts';

/** What the file says, over what the sandbox stands in for. */
export function identityOptions(file: IdentityFile, sandbox: Sandbox | undefined): IdentityOptions {
  const { recaptcha, ...settings } = file;
  const captcha =
    recaptcha === undefined
      ? undefined
      : createRecaptchaVerifier({ fetch: (address, init) => fetch(address, init), ...recaptcha });
  return { ...settings, ...sandbox?.identity, ...(captcha && { captcha }) };
}
