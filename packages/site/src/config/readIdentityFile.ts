/**
 * Reads the file that `IDENTITY_FILE` names, which configures how readers and editors sign in. It contains secrets, so it
 * is a separate file outside of the repository, and an error reports the place in the file, never the value.
 */
import { readFile } from 'node:fs/promises';
import type { IdentityOptions, StaffOpenIdOptions } from '@broadsheet/platform';
import { Ajv } from 'ajv';
import { identityFileSchema } from './identityFileSchema.ts';

type Settings = Pick<
  IdentityOptions,
  'configuration' | 'disqusSecret' | 'deviceLimit' | 'requireVerifiedEmail' | 'pages' | 'social' | 'oidc'
>;

export interface IdentityFile extends Settings {
  /** How editors sign in. */
  readonly staff?: { readonly openId?: StaffOpenIdOptions };
  /** The configuration that checks the tokens of the bot challenge; without it no form asks for one. */
  readonly recaptcha?: {
    readonly secret: string;
    readonly address?: string;
    /** The host names of the pages that show the bot challenge. Default: those of the site and of `ALLOWED_ORIGINS`. */
    readonly hostnames?: readonly string[];
  };
}

const ajv = new Ajv({ allErrors: true, strict: true });
const isIdentityFile = ajv.compile<IdentityFile>(identityFileSchema);

function complaints(): string {
  const lines = (isIdentityFile.errors ?? []).map(({ instancePath, message = 'is wrong', params }) => {
    const unknown: unknown = params['additionalProperty'];
    const place = instancePath === '' ? 'the file' : instancePath.slice(1).replaceAll('/', '.');
    return typeof unknown === 'string'
      ? `${place} has an unknown member "${unknown}"`
      : `${place} ${message}`;
  });
  return lines.join('; ');
}

/** Reads and checks the file. @throws Error when it cannot be read, is not JSON, or has an unknown member */
export async function readIdentityFile(path: string): Promise<IdentityFile> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`IDENTITY_FILE names ${path}, which cannot be read. Correct the path or its rights.`, {
      cause,
    });
  });
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which contains secrets.
    throw new Error(`${path} is no JSON. Look for a comma too many or a quotation mark too few.`);
  }
  if (!isIdentityFile(file)) throw new Error(`${path}: ${complaints()}. Correct it or leave it out.`);
  return file;
}
