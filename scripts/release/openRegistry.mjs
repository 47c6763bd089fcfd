/**
 * A registry in the memory of this process, for as long as a rehearsal of a release takes. It speaks what npm needs to
 * publish and to install, and takes everybody's word.
 */
import { createServer } from 'node:http';

/**
 * @typedef {object} Published what npm sends when it publishes
 * @property {string} name
 * @property {Readonly<Record<string, string>>} dist-tags
 * @property {Readonly<Record<string, { readonly name: string }>>} versions
 * @property {Readonly<Record<string, { readonly data: string }>>} _attachments tarballs in base64, by file name
 *
 * @typedef {object} Registry
 * @property {string} address with a slash at the end, e.g. `http://127.0.0.1:40123/`
 * @property {() => readonly string[]} listNames names of the published packages
 * @property {() => Promise<void>} close
 */

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Stores what is published, and answers what is asked for. */
function createShelf() {
  /** @type {Map<string, Omit<Published, '_attachments'>>} */
  const packages = new Map();
  /** @type {Map<string, Buffer>} */
  const tarballs = new Map();
  return {
    names: () => [...packages.keys()],
    /** @param {Published} published */
    put({ _attachments, ...published }) {
      const versions = { ...packages.get(published.name)?.versions, ...published.versions };
      packages.set(published.name, { ...published, versions });
      for (const [file, { data }] of Object.entries(_attachments)) {
        const last = file.slice(file.lastIndexOf('/') + 1);
        tarballs.set(`${published.name}/-/${last}`, Buffer.from(data, 'base64'));
      }
    },
    /** @param {string} path without its leading slash */
    get(path) {
      // npm asks for the file's own name, pnpm for the one that npm has published: `@scope/name/-/@scope/name-0.1.0.tgz`.
      const tarball = tarballs.get(path.replace(/\/-\/.*\//, '/-/'));
      if (tarball !== undefined) return tarball;
      const found = packages.get(path);
      return found && Buffer.from(JSON.stringify(found));
    },
  };
}

/**
 * Opens a registry on a free port of this machine.
 *
 * @param {{ readonly upstream?: string }} [options] the registry to which requests for other packages are redirected, with a
 * slash at the end; absent: they are unknown
 * @returns {Promise<Registry>}
 */
export async function openRegistry({ upstream } = {}) {
  const shelf = createShelf();

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    const path = decodeURIComponent((request.url ?? '/').slice(1).replace(/\?.*/, ''));
    if (request.method === 'PUT') {
      shelf.put(JSON.parse(await readBody(request)));
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"ok":true}');
      return;
    }
    const found = shelf.get(path);
    if (found === undefined && upstream !== undefined) {
      response.writeHead(302, { location: `${upstream}${(request.url ?? '/').slice(1)}` }).end();
      return;
    }
    const type = path.endsWith('.tgz') ? 'application/octet-stream' : 'application/json';
    response
      .writeHead(found === undefined ? 404 : 200, { 'content-type': type })
      .end(found ?? '{"error":"not found"}');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  return {
    address: `http://127.0.0.1:${port}/`,
    listNames: shelf.names,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
