/**
 * Reads the preview of a page. The comments `<!--bs-block id level-->` and `<!--/bs-block id-->` say which block an element
 * belongs to; `<!--bs-part id-->` and `<!--/bs-part id-->`, which block of a shared section.
 */
import { Parser } from 'htmlparser2';
import type { MarkedElement, PageMarkup } from './PageMarkup.ts';

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly blockId: string | undefined;
  readonly partId: string | undefined;
  readonly isHidden: boolean;
  readonly within: readonly string[];
  text: string;
}

const WATCHED = /^(?:h[1-6]|img|a|iframe|title|meta|input|button|video)$/;
const VISIBLE = new Set(['img', 'iframe', 'video', 'audio', 'input', 'button', 'hr', 'form', 'svg']);
/** The elements whose content, however deep, is not text of the elements around them. */
const SILENT = new Set(['script', 'style', 'template', 'noscript']);
const ERROR = 'data-block-error';
const MARK = /<!--\/?bs-[^>]*-->/g;

interface Marks {
  readonly start: RegExp;
  readonly end: RegExp;
}

/** Creates the reader of one kind of comments around blocks. */
function createMarks({ start, end }: Marks) {
  const open: string[] = [];
  const ids: string[] = [];
  return {
    /** The ids of the blocks around the present place, the innermost last. */
    open,
    /** The ids of all blocks so far. */
    ids,
    read(comment: string): void {
      const [, started] = start.exec(comment) ?? [];
      const [, ended] = end.exec(comment) ?? [];
      if (started !== undefined) {
        open.push(started);
        ids.push(started);
      }
      if (ended !== undefined && open.at(-1) === ended) open.pop();
    },
  };
}

const isPassedOver = (attributes: OpenElement['attributes']): boolean =>
  attributes['aria-hidden'] === 'true' || 'hidden' in attributes;

function createReader() {
  const elements: OpenElement[] = [];
  const open: OpenElement[] = [];
  const blocks = createMarks({ start: /^bs-block (\S+) \d$/, end: /^\/bs-block (\S+)$/ });
  const parts = createMarks({ start: /^bs-part (\S+)$/, end: /^\/bs-part (\S+)$/ });
  const seen = new Set<string>();

  const lastSilent = (): number => open.findLastIndex(({ name }) => SILENT.has(name));
  const see = (): void => {
    if (lastSilent() < 0) blocks.open.forEach((id) => seen.add(id));
  };
  const append = (text: string): void => {
    for (const element of open.slice(lastSilent() + 1)) element.text += text;
  };

  return {
    elements,
    blockIds: blocks.ids,
    seen,
    handler: {
      onopentag(name: string, attributes: Readonly<Record<string, string>>) {
        const around = open.at(-1);
        const isHidden = around?.isHidden === true || isPassedOver(attributes);
        const within = around === undefined ? [] : [...around.within, around.name];
        const element = {
          name,
          attributes,
          blockId: blocks.open.at(-1),
          partId: parts.open.at(-1),
          isHidden,
          within,
          text: '',
        };
        if (WATCHED.test(name) || 'id' in attributes || 'style' in attributes || ERROR in attributes)
          elements.push(element);
        if (VISIBLE.has(name) && attributes['type'] !== 'hidden') see();
        if (name === 'img' && attributes['alt'] !== undefined) append(attributes['alt']);
        open.push(element);
      },
      onclosetag() {
        open.pop();
      },
      ontext(text: string) {
        append(text);
        if (text.trim() !== '') see();
      },
      oncomment(comment: string) {
        blocks.read(comment);
        parts.read(comment);
      },
    },
  };
}

const toMarked = (element: OpenElement): MarkedElement => ({
  ...element,
  text: element.text.replaceAll(/\s+/g, ' ').trim(),
});

export function readMarkup(html: string): PageMarkup {
  const { elements, blockIds, seen, handler } = createReader();
  const parser = new Parser(handler, { decodeEntities: true });
  parser.end(html);
  return {
    elements: elements.map(toMarked),
    blockIds,
    emptyBlockIds: new Set(blockIds.filter((id) => !seen.has(id))),
    bytes: new TextEncoder().encode(html.replaceAll(MARK, '')).byteLength,
  };
}
