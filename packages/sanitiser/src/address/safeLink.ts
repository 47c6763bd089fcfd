const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const HTML_SPACE = /^[\t\n\f\r ]+|[\t\n\f\r ]+$/g;

/**
 * An address a reader may follow: http, https, mailto, tel or relative, with outer white space taken off.
 *
 * @returns `undefined` for every other scheme and for what a browser could read as one; `//host` becomes `https://host`
 */
export function safeLink(value: string): string | undefined {
  const address = value.replace(HTML_SPACE, '');
  if (address === '' || CONTROL.test(address) || /^\/?\\/.test(address)) return undefined;
  if (address.startsWith('//')) return isWebAddress(`https:${address}`) ? `https:${address}` : undefined;
  const beforePath = address.split(/[/?#]/, 1)[0] ?? '';
  if (!beforePath.includes(':')) return address;
  const scheme = beforePath.slice(0, beforePath.indexOf(':')).toLowerCase();
  if (!SCHEMES.has(scheme)) return undefined;
  return scheme.startsWith('http') && !isWebAddress(address) ? undefined : address;
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address);
}
