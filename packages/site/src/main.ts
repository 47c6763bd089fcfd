/** The command line of the built site, which is in the folder `dist/server` of the site or of its publisher. */
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runCommandLine } from './command/runCommandLine.ts';
import { findFolders } from './config/findFolders.ts';
import { refuseNode } from './config/refuseNode.ts';
import { HOME_FROM_SERVER, publisherSite } from './publisher/publisherSite.ts';

const refusal = refuseNode(process.versions.node);
if (refusal !== undefined) {
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}

// Set before React is loaded, because its development build is several times slower.
process.env['NODE_ENV'] ??= 'production';
// Files that the site writes, including readers' accounts, are readable by its own user only.
process.umask(0o077);

const here = dirname(fileURLToPath(import.meta.url));

const code = await runCommandLine(process.argv.slice(2), {
  ...findFolders(resolve(here, HOME_FROM_SERVER), resolve(here, '../brand')),
  publisher: publisherSite,
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  variables: process.env,
  clientDir: resolve(here, '../client'),
  out: process.stdout,
  error: process.stderr,
  listenForInterrupt() {
    const controller = new AbortController();
    process.once('SIGINT', () => controller.abort());
    return controller.signal;
  },
});
if (code !== undefined) process.exit(code);
