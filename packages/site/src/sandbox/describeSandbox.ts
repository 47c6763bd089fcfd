import type { Config } from '../config/readConfig.ts';

type SandboxConfig = Pick<Config, 'opensSandbox' | 'host' | 'port'>;

/**
 * Returns the line of the start that tells where the sandbox is, and who may use it: the operator must know before anybody
 * reads mails there.
 *
 * @param origin the site's origin and base path, without a trailing slash
 */
export function describeSandbox({ opensSandbox, host, port }: SandboxConfig, origin: string): string {
  const places = `Sandbox: mails at ${origin}/sandbox/mailbox, stand-ins at ${origin}/sandbox/vendors, all blocks at ${origin}/sandbox/docs/.`;
  return opensSandbox
    ? `${places} OPEN to everybody who reaches ${host}:${port}: they read all mail and sign in as any reader. SANDBOX=on closes it.`
    : `${places} For this computer only; SANDBOX=network opens it to others.`;
}
