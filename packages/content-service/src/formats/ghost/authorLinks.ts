/** Converts what an author of Ghost says of places elsewhere to their URLs. */
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';

type ToUrl = (name: string) => string | undefined;

/** Returns what puts a bare name, which may begin with `@` or `/`, behind the address of a network. */
const after =
  (address: string): ToUrl =>
  (name) =>
    address + name.replace(/^[@/]+/, '');

/** The kinds of page at LinkedIn of which a name has the kind in front. */
const LINKEDIN_KIND = /^\/?(?:in|pub|company|school)\//;

const linkedin: ToUrl = (name) =>
  after(`https://www.linkedin.com/${LINKEDIN_KIND.test(name) ? '' : 'in/'}`)(name);

/** Converts `@cleo@mastodon.social`. */
function mastodon(name: string): string | undefined {
  const [, user, server] = /^@?([^@/]+)@([^@/]+\.[^@/]+)$/.exec(name) ?? [];
  return server === undefined ? undefined : `https://${server}/@${user}`;
}

/** The members of a user with a place of theirs elsewhere, and how a bare name becomes its URL. */
const NETWORKS: readonly (readonly [site: string, toUrl: ToUrl])[] = [
  ['website', (name) => (/^[^\s/@]+\.[^\s/@]+$/.test(name) ? `https://${name}` : undefined)],
  ['facebook', after('https://www.facebook.com/')],
  ['twitter', after('https://x.com/')],
  ['instagram', after('https://www.instagram.com/')],
  ['linkedin', linkedin],
  ['bluesky', after('https://bsky.app/profile/')],
  ['threads', after('https://www.threads.net/@')],
  ['mastodon', mastodon],
  ['tiktok', after('https://www.tiktok.com/@')],
  // At YouTube the sign belongs to the address: `/@cleo` is another page than `/cleo`.
  ['youtube', (name) => `https://www.youtube.com/${name.replace(/^\/+/, '')}`],
];

/** The members of a user that `readAuthorLinks` reads. */
export const NETWORK_NAMES: readonly string[] = NETWORKS.map(([site]) => site);

const WITH_SCHEME = /^https?:\/\//i;
/** A host with a path, such as `mastodon.social/@cleo`. */
const BARE_HOST = /^[\da-z-]+(?:\.[\da-z-]+)+(?::\d+)?\/+[^/]/i;

function toUrl(given: string, convert: ToUrl): string | undefined {
  if (/\s/.test(given)) return undefined;
  if (WITH_SCHEME.test(given)) return given;
  return BARE_HOST.test(given) ? `https://${given}` : convert(given);
}

export interface AuthorLink {
  readonly site: string;
  readonly url: string;
}

export interface AuthorLinks {
  readonly links: readonly AuthorLink[];
  /** What no URL can be made of, each as `site: text`. */
  readonly unread: readonly string[];
}

/** Reads the places of a user elsewhere. */
export function readAuthorLinks(user: JsonObject): AuthorLinks {
  const links: AuthorLink[] = [];
  const unread: string[] = [];
  for (const [site, convert] of NETWORKS) {
    const given = textAt(user, site)?.trim() ?? '';
    if (given === '') continue;
    const url = toUrl(given, convert);
    if (url !== undefined && URL.canParse(url)) links.push({ site, url });
    else unread.push(`${site}: ${given}`);
  }
  return { links, unread };
}

/** Returns what of an author's places elsewhere is not kept, one sentence each. */
export function lostOfAuthor(user: JsonObject): readonly string[] {
  const name = textAt(user, 'name') ?? textAt(user, 'slug') ?? '';
  return readAuthorLinks(user).unread.map(
    (given) => `author "${name}": an address elsewhere cannot be read and was left out; ${given}`,
  );
}
