import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createDocument } from './createDocument.mjs';
import { readContracts } from './readContracts.mjs';

/**
 * Prints the document as it is committed.
 *
 * @param {string} root
 * @param {string} file where it will stand
 * @returns {Promise<string>}
 * @throws Error a contract is not complete
 */
export async function printDocument(root, file) {
  /** @type {{ readonly version: string }} */
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const document = createDocument(await readContracts(root), version);
  return format(JSON.stringify(document), { ...(await resolveConfig(file)), filepath: file });
}
