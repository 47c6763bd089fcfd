/** Converts quotations. A quotation holds text and lists; what else stands in it follows it. */
import { isJsonObject, listAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { isProviderMarkup } from './elementKinds.ts';
import { quoteElement, textElement } from './elements.ts';
import type { Conversion } from './HtmlContext.ts';
import { inlineText } from './inlineHtml.ts';
import { hasClass, isElement } from './nodes.ts';
import type { Element, Node } from './nodes.ts';
import { toRaw } from './rawHtml.ts';

type Elements = readonly JsonObject[];
type Kind = 'blockquote' | 'pullquote';

const isCitation = (node: Node): node is Element =>
  isElement(node) && /^(?:cite|footer|figcaption)$/.test(node.name);

const isQuotable = ({ type }: JsonObject): boolean => type === 'text' || type === 'list';

/** Writes a quotation inside of another as a part of it. */
function unfold(element: JsonObject): Elements {
  if (element.type !== 'quote') return [element];
  const citation = element.citation;
  return [
    ...listAt(element, 'content_elements').filter(isJsonObject),
    ...(isJsonObject(citation) ? [citation] : []),
  ];
}

/** Converts a quotation: its texts become quotations around what cannot be in one. */
function toQuotation(element: Element, subtype: Kind, context: Conversion): Elements {
  const aside: Element[] = [];
  const within: Conversion = { ...context, level: undefined };
  const citation = element.children
    .filter(isCitation)
    .map((node) => inlineText(node.children, { ...within, aside }))
    .filter((text) => text !== '')
    .join('<br/>');
  const others = element.children.filter((child) => !isCitation(child));
  const inner = context.convert(others, within).flatMap(unfold);
  const parts: JsonObject[] = [];
  let run: JsonObject[] = [];
  const endRun = (by?: string): void => {
    if (run.length > 0) parts.push(quoteElement(run, { subtype, ...(by !== undefined && { citation: by }) }));
    else if (by !== undefined && by !== '') parts.push(textElement(by));
    run = [];
  };
  for (const each of inner) {
    if (isQuotable(each)) run.push(each);
    else {
      endRun();
      parts.push(each);
    }
  }
  endRun(citation);
  return aside.length === 0 ? parts : [...parts, ...context.convert(aside, context)];
}

export function toQuote(element: Element, context: Conversion): Elements {
  if (isProviderMarkup(element)) return [toRaw(element, context)];
  return toQuotation(element, hasClass(element, /pull-?quote/) ? 'pullquote' : 'blockquote', context);
}
