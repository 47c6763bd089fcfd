/** An image in a part of a story that is HTML. */
export interface HtmlImage {
  readonly url: string;
  /** The URL as it is written in the HTML. */
  readonly source: string;
}

/** Lists the images with a web address in HTML, each once. */
export function listHtmlImages(html: string): readonly HtmlImage[] {
  const sources = [...html.matchAll(/<img\b[^>]{0,4000}? src="(https?:\/\/[^"]{1,4000})"/gi)].map(
    ([, source = '']) => source,
  );
  return [...new Set(sources)].map((source) => ({ source, url: source.replaceAll('&amp;', '&') }));
}
