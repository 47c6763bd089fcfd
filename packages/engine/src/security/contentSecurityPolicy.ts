/**
 * A strict Content-Security-Policy made from the page itself.
 *
 * Inline script and style are allowed by their hashes, so a page is the same bytes for everybody and any cache may
 * keep it. Script may come from this site and from the hosts that the output block names; markup from authors has no
 * script left in it when it gets here, and its hosts are never read.
 */
import { hash } from 'node:crypto';
import type { VendorSources } from '@broadsheet/block-kit';

/** What the markup of an output block brings along, as sources of a policy. */
export interface ShellSources {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  /** Hashes of its style elements. */
  readonly styles: readonly string[];
  readonly frames: readonly string[];
}

export interface PolicyOptions {
  readonly shell: ShellSources;
  /** Of the style elements the engine added, from `inlineSource`. */
  readonly styles: readonly string[];
  /** URL of the loader; other chunks and the fonts stand beside it. */
  readonly loader: string;
  /** Whose scripts blocks of the page bring. */
  readonly vendors: readonly VendorSources[];
  /** Origins of frames that embeds may open, e.g. `https://www.youtube-nocookie.com`. */
  readonly frameOrigins: readonly string[];
  /** Further origins that script of this site may talk to. */
  readonly connectOrigins: readonly string[];
  /** True for a page that runs no script at all. Default: false. */
  readonly isStill?: boolean;
}

const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/g;
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const SHEET = /<link[^>]+rel="stylesheet"[^>]*href="(https:\/\/[^"]+)"/g;
const FRAME = /<iframe[^>]*\ssrc="(https:\/\/[^"]+)"/g;
/** Script elements that only hold data. */
const DATA = /\stype="application\/(?:ld\+)?json"/;

/** Allows an element by its content. */
export function inlineSource(text: string): string {
  // The parser of the browser hashes line feeds, whatever was sent.
  const parsed = text.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${hash('sha256', parsed, 'base64')}'`;
}

/** An empty style element, which styled-components fills through the CSSOM. */
const EMPTY = inlineSource('');

function originsOf(shell: string, element: RegExp): readonly string[] {
  return [...shell.matchAll(element)].flatMap(([, url = '']) =>
    URL.canParse(url) ? [new URL(url).origin] : [],
  );
}

function scriptSources(shell: string): readonly string[] {
  return [...shell.matchAll(SCRIPT)].flatMap(([, attributes = '', body = '']) => {
    const url = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
    if (url === undefined) return DATA.test(attributes) ? [] : [inlineSource(body)];
    return originOf(url);
  });
}

/** Other sites only over https; URLs of this site are covered by `'self'`. */
function originOf(url: string): readonly string[] {
  return url.startsWith('https://') && URL.canParse(url) ? [new URL(url).origin] : [];
}

/** Where the built files come from, if not from this site. */
function toAssetOrigins(loader: string): readonly string[] {
  return URL.canParse(loader) ? [new URL(loader).origin] : [];
}

/** @param shell what the output block wrote */
export function readShell(shell: string): ShellSources {
  return {
    scripts: scriptSources(shell),
    sheets: originsOf(shell, SHEET),
    styles: [...shell.matchAll(STYLE)].map(([, body = '']) => inlineSource(body)),
    frames: originsOf(shell, FRAME),
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
