/**
 * A page as the preview shows it, read by the comments around its areas and blocks. The document is that of a frame without
 * script: whatever is done here is done from outside.
 */
import { addEmptyPlace, removeEmptyPlaces } from './emptyPlace.ts';
import { hideScriptless } from './hideScriptless.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ShownBlock {
  readonly id: string;
  readonly box: Box;
}

export interface ShownArea {
  readonly name: string;
  readonly box: Box;
}

export interface BlockMarkup {
  readonly html: string;
  readonly css: readonly string[];
}

export interface PreviewDocument {
  readonly document: Document;
  /** The innermost block that an element belongs to. */
  blockAt(target: Node): string | undefined;
  /** Elements of a block itself, not of blocks inside it. */
  elementsOf(id: string, selector: string): readonly Element[];
  /** Where a block is, in CSS pixels of the frame's viewport; a line for one that shows nothing. */
  boxOf(id: string): Box | undefined;
  /** Heading level of the block's place; nothing where the page does not show it. */
  levelOf(id: string): number | undefined;
  areas(): readonly ShownArea[];
  /** Keeps room in areas in which nothing stands, and takes it from all others. Readers' pages have none. */
  keepRoom(areas: readonly string[]): void;
  /** The room that is kept in an area. */
  roomOf(area: string): Box | undefined;
  /** Puts other markup in a block's place. Answers false where the page does not show the block. */
  replaceBlock(id: string, markup: BlockMarkup): boolean;
  /** Takes a block away with all that stands in it. Answers false where the page does not show it. */
  removeBlock(id: string): boolean;
  /** Gives chains that would show nothing some room, each with what is said in it, and takes it from all others. */
  showEmpty(chains: readonly EmptyChain[]): void;
  /** Brings a block into sight that is not. */
  scrollTo(id: string): void;
}

export interface EmptyChain {
  readonly id: string;
  readonly text: string;
}

interface Mark {
  readonly start: Comment;
  readonly end: Comment;
  readonly level: number;
}

/** How much of a block, in CSS pixels, has to be in sight for it to count as seen. */
const SEEN = 40;

/** How high, in CSS pixels, an area is in which nothing stands yet. */
const ROOM = 72;

const START = /^bs-block ([\w-]+) (\d)$/;
const END = /^\/bs-block ([\w-]+)$/;
const AREA = /^bs-area ([\w-]+)$/;

const isComment = (node: Node): node is Comment => node.nodeType === Node.COMMENT_NODE;

function* commentsIn(root: Node): Generator<Comment> {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (isComment(node)) yield node;
}

/** Marks by id. A mark without its end, as hostile markup could leave, is none. */
function readMarks(root: Node): ReadonlyMap<string, Mark> {
  const starts = new Map<string, { readonly start: Comment; readonly level: number }>();
  const marks = new Map<string, Mark>();
  for (const comment of commentsIn(root)) {
    const [, opened, level] = START.exec(comment.data) ?? [];
    if (opened !== undefined && !starts.has(opened))
      starts.set(opened, { start: comment, level: Number(level) });
    const [, closed = ''] = END.exec(comment.data) ?? [];
    const open = starts.get(closed);
    if (open !== undefined && open.start.parentNode === comment.parentNode)
      marks.set(closed, { ...open, end: comment });
  }
  return marks;
}

/** The marks of a page, or of one with other markup in it, which shows what readers with script see. */
function readShown(shown: Document): ReadonlyMap<string, Mark> {
  hideScriptless(shown);
  return readMarks(shown);
}

const toBox = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height });

/** Where a block would show something that shows nothing: a line below what stands before it. */
function lineAt({ start, end }: Mark): Box | undefined {
  const before = start.previousElementSibling?.getBoundingClientRect();
  if (before !== undefined) return { ...toBox(before), top: before.bottom, height: 0 };
  const around = (end.nextElementSibling ?? start.parentElement)?.getBoundingClientRect();
  return around && { ...toBox(around), height: 0 };
}

function boxOf(mark: Mark): Box | undefined {
  const box = toBox(rangeOf(mark).getBoundingClientRect());
  return box.width === 0 && box.height === 0 ? lineAt(mark) : box;
}

/** With its marks. */
function wholeRangeOf(mark: Mark): Range {
  const range = rangeOf(mark);
  range.setStartBefore(mark.start);
  range.setEndAfter(mark.end);
  return range;
}

function rangeOf({ start, end }: Mark): Range {
  const range = (start.ownerDocument ?? document).createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  return range;
}

function findBetween({ start, end }: Mark, selector: string): readonly Element[] {
  const found: Element[] = [];
  for (let element = start.nextElementSibling; element !== null; element = element.nextElementSibling) {
    if ((element.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) break;
    if (element.matches(selector)) found.push(element);
    found.push(...element.querySelectorAll(selector));
  }
  return found;
}

/** The innermost block around a node: the nearest mark before it that was not closed before it. */
function blockAround(target: Node): string | undefined {
  for (let node: Node | null = target; node !== null; node = node.parentNode) {
    const closed = new Set<string>();
    for (let before = node.previousSibling; before !== null; before = before.previousSibling) {
      if (!isComment(before)) continue;
      const [, end] = END.exec(before.data) ?? [];
      if (end !== undefined) closed.add(end);
      const [, start] = START.exec(before.data) ?? [];
      if (start !== undefined && !closed.has(start)) return start;
    }
  }
  return undefined;
}

/** Room in areas in which nothing stands, made in the page itself so that its layout has it where a block would be. */
function createRooms(shown: Document): Pick<PreviewDocument, 'keepRoom' | 'roomOf'> {
  const rooms = new Map<string, HTMLElement>();
  return {
    keepRoom(areas) {
      for (const [area, room] of rooms) if (!areas.includes(area)) room.remove();
      for (const comment of commentsIn(shown)) {
        const [, area = ''] = AREA.exec(comment.data) ?? [];
        if (!areas.includes(area) || rooms.get(area)?.isConnected === true) continue;
        const room = shown.createElement('div');
        room.style.minBlockSize = `${ROOM}px`;
        // Layouts hide what is empty.
        room.textContent = '\u00a0';
        comment.after(room);
        rooms.set(area, room);
      }
    },
    roomOf(area) {
      const room = rooms.get(area);
      const box = room?.isConnected === true ? toBox(room.getBoundingClientRect()) : undefined;
      return box !== undefined && box.width > 0 ? box : undefined;
    },
  };
}

function showEmptyChains(
  shown: Document,
  marks: ReadonlyMap<string, Mark>,
  chains: readonly EmptyChain[],
): void {
  removeEmptyPlaces(shown);
  for (const { id, text } of chains) {
    const mark = marks.get(id);
    if (mark !== undefined) addEmptyPlace(rangeOf(mark), text);
  }
}

function bringIntoSight(mark: Mark, view: Window | null): void {
  if (view === null) return;
  const { top, bottom } = rangeOf(mark).getBoundingClientRect();
  const isSeen = bottom > SEEN && top < view.innerHeight - SEEN;
  if (!isSeen) view.scrollBy({ top: top - view.innerHeight * 0.2 });
}

/** @param shown the document of a loaded preview */
export function readPreview(shown: Document): PreviewDocument {
  let marks = readShown(shown);
  const sheets = new Map<string, CSSStyleSheet>();

  /** Rules of a block that its page did not need before; a sheet that is made in the frame passes its policy. */
  function addRules(id: string, css: readonly string[]): void {
    const view = shown.defaultView;
    if (view === null) return;
    const sheet = sheets.get(id) ?? new view.CSSStyleSheet();
    sheet.replaceSync(css.join(''));
    if (!sheets.has(id)) shown.adoptedStyleSheets.push(sheet);
    sheets.set(id, sheet);
  }

  return {
    document: shown,
    blockAt: blockAround,
    elementsOf(id, selector) {
      const mark = marks.get(id);
      return mark === undefined
        ? []
        : findBetween(mark, selector).filter((element) => blockAround(element) === id);
    },
    boxOf(id) {
      const mark = marks.get(id);
      return mark && boxOf(mark);
    },
    levelOf: (id) => marks.get(id)?.level,
    areas() {
      return [...commentsIn(shown)].flatMap((comment) => {
        const [, name] = AREA.exec(comment.data) ?? [];
        const parent = comment.parentElement;
        if (name === undefined || parent === null) return [];
        return [{ name, box: toBox(parent.getBoundingClientRect()) }];
      });
    },
    ...createRooms(shown),
    replaceBlock(id, { html, css }) {
      const mark = marks.get(id);
      if (mark === undefined) return false;
      const range = wholeRangeOf(mark);
      addRules(id, css);
      const template = shown.createElement('template');
      template.innerHTML = html;
      range.deleteContents();
      range.insertNode(template.content);
      marks = readShown(shown);
      return true;
    },
    removeBlock(id) {
      const mark = marks.get(id);
      if (mark === undefined) return false;
      wholeRangeOf(mark).deleteContents();
      marks = new Map([...marks].filter(([, { start }]) => start.isConnected));
      return true;
    },
    showEmpty: (chains) => showEmptyChains(shown, marks, chains),
    scrollTo(id) {
      const mark = marks.get(id);
      if (mark !== undefined) bringIntoSight(mark, shown.defaultView);
    },
  };
}
