/**
 * How readers are known: the file that `IDENTITY_FILE` names.
 *
 * It holds secrets, so it is a file of its own that the repository never sees, and what is wrong with it is told by the
 * place in it, never by the value.
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
  /** How editors are known. */
  readonly staff?: { readonly openId?: StaffOpenIdOptions };
  /** Checks the tokens of the challenge; without it no flow asks for one. */
  readonly recaptcha?: {
    readonly secret: string;
    readonly address?: string;
    /** Of the pages that show the challenge. Default: the site's own. */
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

/** @throws Error the file cannot be read, is no JSON, or has a member that nobody reads */
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
    // The parser's own message quotes the text, which holds secrets.
    throw new Error(`${path} is no JSON. Look for a comma too many or a quotation mark too few.`);
  }
  if (!isIdentityFile(file)) throw new Error(`${path}: ${complaints()}. Correct it or leave it out.`);
  return file;
}
