/**
 * A strict Content-Security-Policy made from the page itself.
 *
 * Inline scripts and styles are allowed by their hashes, so a page is the same bytes for everybody and any cache may store
 * it. Scripts may be loaded from this site and from the hosts that the output block names. Markup of authors has no scripts
 * left at this point, and its hosts are never allowed.
 */
import { hash } from 'node:crypto';
import type { VendorSources } from '@broadsheet/block-kit';

/** The policy sources for the markup of an output block. */
export interface ShellSources {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  /** The hashes of its style elements. */
  readonly styles: readonly string[];
  readonly frames: readonly string[];
}

export interface PolicyOptions {
  readonly shell: ShellSources;
  /** The sources of the style elements that the engine added, from `inlineSource`. */
  readonly styles: readonly string[];
  /** URL of the loader; other chunks and the fonts stand beside it. */
  readonly loader: string;
  /** The vendors whose scripts the page's blocks load. */
  readonly vendors: readonly VendorSources[];
  /** Origins of frames that embeds may open, e.g. `https://www.youtube-nocookie.com`. */
  readonly frameOrigins: readonly string[];
  /** Further origins that scripts of this site may call. */
  readonly connectOrigins: readonly string[];
  /** True for a page that runs no script at all. Default: false. */
  readonly isStill?: boolean;
}

const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/g;
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const SHEET = /<link[^>]+rel="stylesheet"[^>]*href="(https:\/\/[^"]+)"/g;
const FRAME = /<iframe[^>]*\ssrc="(https:\/\/[^"]+)"/g;
/** Matches script elements that only hold data. */
const DATA = /\stype="application\/(?:ld\+)?json"/;

/** Returns the source that allows an inline element with this content. */
export function inlineSource(text: string): string {
  // The parser of the browser hashes line feeds, whatever was sent.
  const parsed = text.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${hash('sha256', parsed, 'base64')}'`;
}

/** An empty style element, which styled-components fills through the CSSOM. */
const EMPTY = inlineSource('');

function getOrigins(shell: string, element: RegExp): readonly string[] {
  return [...shell.matchAll(element)].flatMap(([, url = '']) =>
    URL.canParse(url) ? [new URL(url).origin] : [],
  );
}

function scriptSources(shell: string): readonly string[] {
  return [...shell.matchAll(SCRIPT)].flatMap(([, attributes = '', body = '']) => {
    const url = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
    if (url === undefined) return DATA.test(attributes) ? [] : [inlineSource(body)];
    return getOrigin(url);
  });
}

/** Returns the origin of a URL on another site, https only; URLs of this site are covered by `'self'`. */
function getOrigin(url: string): readonly string[] {
  return url.startsWith('https://') && URL.canParse(url) ? [new URL(url).origin] : [];
}

/** Returns the origin of the built files, if it is not this site's. */
function toAssetOrigins(loader: string): readonly string[] {
  return URL.canParse(loader) ? [new URL(loader).origin] : [];
}

/** @param shell what the output block wrote */
export function readShell(shell: string): ShellSources {
  return {
    scripts: scriptSources(shell),
    sheets: getOrigins(shell, SHEET),
    styles: [...shell.matchAll(STYLE)].map(([, body = '']) => inlineSource(body)),
    frames: getOrigins(shell, FRAME),
  };
}

export function contentSecurityPolicy(options: PolicyOptions): string {
  const { shell, styles, loader, vendors, frameOrigins, connectOrigins } = options;
  const ofVendors = (list: 'scripts' | 'frames' | 'connect' | 'sheets') =>
    vendors.flatMap((vendor) => vendor[list] ?? []);
  const { scripts, sheets } = shell;
  const running = ["'self'", ...toAssetOrigins(loader), ...scripts, ...ofVendors('scripts')];
  const assets = toAssetOrigins(loader);
  const remote = scripts.filter((source) => source.startsWith('https:'));
  const frames = [...frameOrigins, ...shell.frames, ...ofVendors('frames')];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', options.isStill === true ? ["'none'"] : running],
    ['style-src-elem', ["'self'", ...sheets, ...ofVendors('sheets'), ...styles, ...shell.styles, EMPTY]],
    // React writes sizes and ratios as style attributes; they can carry no script.
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'https:']],
    ['media-src', ["'self'", 'https:']],
    // A sheet of a font service names further hosts.
    ['font-src', ["'self'", ...assets, ...(sheets.length > 0 ? ['https:'] : [])]],
    ['connect-src', ["'self'", ...connectOrigins, ...remote, ...ofVendors('connect')]],
    // This site's own frame is the document without an origin that embeds with scripts run in.
    ['frame-src', ["'self'", ...frames]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    // Whoever looks at a preview has no reader's business in it: a form that is sent there goes nowhere.
    ['form-action', [options.isStill === true ? "'none'" : "'self'"]],
    ['frame-ancestors', ["'self'"]],
  ];
  return directives.map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join('; ');
}
