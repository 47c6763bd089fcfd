/**
 * A strict Content-Security-Policy made from the page itself.
 *
 * Inline script and style are allowed by their hashes, so a page is the same bytes for everybody and any cache may
 * keep it. Script may come from this site and from the hosts that the output block names; markup from authors has no
 * script left in it when it gets here, and its hosts are never read.
 */
import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** What the output block wrote. */
  readonly shell: string;
  /** Contents of the style elements the engine added. */
  readonly styles: readonly string[];
  /** Origins of frames that embeds may open, e.g. `https://www.youtube-nocookie.com`. */
  readonly frameOrigins: readonly string[];
  /** Further origins that script of this site may talk to. */
  readonly connectOrigins: readonly string[];
}

/** The hash of an empty style element, which styled-components fills through the CSSOM. */
const EMPTY = '';
const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/g;

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function scriptSources(shell: string): readonly string[] {
  const sources = new Set<string>(["'self'"]);
  for (const [, attributes = '', body = ''] of shell.matchAll(SCRIPT)) {
    const address = /\ssrc="(https:\/\/[^"]+)"/.exec(attributes)?.[1];
    if (address !== undefined) sources.add(new URL(address).origin);
    else if (!/\ssrc=/.test(attributes) && !/\stype="application\/(ld\+)?json"/.test(attributes))
      sources.add(hash(body));
  }
  return [...sources];
}

function styleSources(shell: string): readonly string[] {
  const sheets = [...shell.matchAll(/<link[^>]+rel="stylesheet"[^>]*href="(https:\/\/[^"]+)"/g)];
  return sheets.flatMap(([, address]) => (address === undefined ? [] : [new URL(address).origin]));
}

export function contentSecurityPolicy({
  shell,
  styles,
  frameOrigins,
  connectOrigins,
}: PolicyOptions): string {
  const scripts = scriptSources(shell);
  const remote = scripts.filter((source) => source.startsWith('https:'));
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', scripts],
    ['style-src-elem', ["'self'", ...styleSources(shell), ...[...styles, EMPTY].map(hash)]],
    // React writes sizes and ratios as style attributes; they can carry no script.
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'https:']],
    ['media-src', ["'self'", 'https:']],
    ['font-src', ["'self'", ...styleSources(shell)]],
    ['connect-src', ["'self'", ...connectOrigins, ...remote]],
    ['frame-src', frameOrigins.length > 0 ? frameOrigins : ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
  ];
  return directives.map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join('; ');
}
