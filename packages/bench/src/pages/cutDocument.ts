/** A page's HTML in five parts: the style rules of its blocks, its visible part, and the three parts around them. */
export interface CutDocument {
  readonly beforeStyles: string;
  readonly styles: string;
  readonly between: string;
  readonly body: string;
  readonly afterBody: string;
}

const STYLES = '<style data-styled="true"';
const STYLES_END = '</style>';
const BODY = '<div id="fusion-app">';
const BODY_END = '</div>';

/** Splits a document. @throws Error when the output block did not build the page */
export function cutDocument(html: string): CutDocument {
  const styles = html.indexOf(STYLES);
  const stylesEnd = html.indexOf(STYLES_END, styles) + STYLES_END.length;
  const body = html.indexOf(BODY, stylesEnd) + BODY.length;
  const data = html.indexOf('<script type="application/json"', body);
  const bodyEnd = html.lastIndexOf(BODY_END, data === -1 ? undefined : data);
  if (styles === -1 || body < stylesEnd || bodyEnd < body)
    throw new Error('The page has no style element of its blocks or no "fusion-app" element.');
  return {
    beforeStyles: html.slice(0, styles),
    styles: html.slice(styles, stylesEnd),
    between: html.slice(stylesEnd, body),
    body: html.slice(body, bodyEnd),
    afterBody: html.slice(bodyEnd),
  };
}

/** Returns the visible text, to compare pages that were made in different ways. */
export function readableText(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|<style.*?<\/style>|<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
