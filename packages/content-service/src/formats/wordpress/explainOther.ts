/** Explains what an XML file is that is neither an export nor a feed. */
import { createReadStream } from 'node:fs';

/** The number of bytes in which the first element of a file is looked for. */
const HEAD = 65_536;

/** What people take for exports, by the first element. */
const KNOWN: Readonly<Record<string, string>> = {
  urlset: 'it is a sitemap, which has addresses and no stories; import the export or the feed of the site',
  sitemapindex: 'it is a list of sitemaps, which has no stories; import the export or the feed of the site',
  html: 'it is a page or a theme and not an export; of Blogger, import the backup of the content (feed.atom)',
};

/** Returns the sentence for people, such as “it is a sitemap, …”. */
export async function explainOther(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: HEAD - 1 }))
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const head = Buffer.concat(chunks).toString('latin1').replaceAll('\u0000', '');
  const name = /<([a-z][\w:.-]*)/i.exec(head.replaceAll(/<!--[\s\S]*?-->|<[?!][^>]*>/g, ''))?.[1];
  const explained = name === undefined ? undefined : KNOWN[name.toLowerCase()];
  if (explained !== undefined) return explained;
  return `it is no export of WordPress and no feed${name === undefined ? '' : `: its first element is <${name}>`}`;
}
