/**
 * A page in the preview, read by the comments around its areas and blocks. The document is in a frame without script, so
 * everything is done from outside.
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
  /** Returns the id of the innermost block around an element. */
  blockAt(target: Node): string | undefined;
  /** Returns elements of a block itself, not of blocks inside it. */
  elementsOf(id: string, selector: string): readonly Element[];
  /**
   * Returns the box of a block in CSS pixels of the frame's viewport; a box without height for a block that shows nothing.
   */
  getBox(id: string): Box | undefined;
  /** Returns the heading level at the block; `undefined` if the page does not show the block. */
  levelOf(id: string): number | undefined;
  areas(): readonly ShownArea[];
  /**
   * Returns the boxes of the columns of a chain, found from one of its blocks; `undefined` if it does not show so many.
   */
  columnsAround(child: string, count: number): readonly Box[] | undefined;
  /** Adds room to the given empty areas and removes it from all others. Readers' pages have no such room. */
  keepRoom(areas: readonly string[]): void;
  /** Returns the box of the room that was added to an area. */
  roomOf(area: string): Box | undefined;
  /** Replaces the markup of a block. Returns false if the page does not show the block. */
  replaceBlock(id: string, markup: BlockMarkup): boolean;
  /** Removes a block with everything inside it. Returns false if the page does not show it. */
  removeBlock(id: string): boolean;
  /** Adds room with a text to the given chains, which would show nothing, and removes it from all others. */
  showEmpty(chains: readonly EmptyChain[]): void;
  /** Scrolls to a block that is not in view. */
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

/** The part of a block, in CSS pixels, that must be in view for it to count as seen. */
const SEEN = 40;

/** The height of an empty area, in CSS pixels. */
const ROOM = 72;

const START = /^bs-block ([\w-]+) (\d)$/;
const END = /^\/bs-block ([\w-]+)$/;
const AREA = /^bs-area ([\w-]+)$/;

const isComment = (node: Node): node is Comment => node.nodeType === Node.COMMENT_NODE;

function* commentsIn(root: Node): Generator<Comment> {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (isComment(node)) yield node;
}

/** Returns the marks by id. A mark without its end, which hostile markup could cause, is ignored. */
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

/** Prepares a page for readers with script, and returns its marks; called again when its markup has changed. */
function readShown(shown: Document): ReadonlyMap<string, Mark> {
  hideScriptless(shown);
  return readMarks(shown);
}

const toBox = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height });

const isAreaMark = (node: Node): node is Comment => isComment(node) && AREA.test(node.data);

const containsArea = (node: Node): boolean => isAreaMark(node) || [...commentsIn(node)].some(isAreaMark);

/**
 * Returns the box of an area: that of its parent if it is alone there; else that of what follows its mark, up to the next
 * area.
 */
function getAreaBox(mark: Comment, parent: Element): Box {
  const around = toBox(parent.getBoundingClientRect());
  const isAlone = [...commentsIn(parent)].filter(isAreaMark).length === 1;
  if (isAlone && around.width > 0) return around;
  const range = (mark.ownerDocument ?? document).createRange();
  range.setStartAfter(mark);
  let next = mark.nextSibling;
  while (next !== null && !containsArea(next)) next = next.nextSibling;
  if (next === null) range.setEndAfter(parent.lastChild ?? mark);
  else range.setEndBefore(next);
  return toBox(range.getBoundingClientRect());
}

function listAreas(shown: Document): readonly ShownArea[] {
  return [...commentsIn(shown)].flatMap((comment) => {
    const [, name] = AREA.exec(comment.data) ?? [];
    const parent = comment.parentElement;
    return name === undefined || parent === null ? [] : [{ name, box: getAreaBox(comment, parent) }];
  });
}

/** Returns the boxes of the columns of a chain. @param mark the mark of a block in one of them */
function getColumns(mark: Mark | undefined, count: number): readonly Box[] | undefined {
  const columns = [...(mark?.start.parentElement?.parentElement?.children ?? [])];
  return columns.length === count ? columns.map((each) => toBox(each.getBoundingClientRect())) : undefined;
}

/** Returns the box of a block that shows nothing: a line below the element before it. */
function lineAt({ start, end }: Mark): Box | undefined {
  const before = start.previousElementSibling?.getBoundingClientRect();
  if (before !== undefined) return { ...toBox(before), top: before.bottom, height: 0 };
  const around = (end.nextElementSibling ?? start.parentElement)?.getBoundingClientRect();
  return around && { ...toBox(around), height: 0 };
}

function getBox(mark: Mark): Box | undefined {
  const box = toBox(getRange(mark).getBoundingClientRect());
  return box.width === 0 && box.height === 0 ? lineAt(mark) : box;
}

/** Returns the range of a block including its marks. */
function getWholeRange(mark: Mark): Range {
  const range = getRange(mark);
  range.setStartBefore(mark.start);
  range.setEndAfter(mark.end);
  return range;
}

function getRange({ start, end }: Mark): Range {
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

/** Returns the innermost block around a node: the nearest start mark before it that has no end mark before it. */
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

/** Manages room in empty areas. It is added to the page itself, so that the layout places it where a block would be. */
function createRooms(shown: Document): Pick<PreviewDocument, 'keepRoom' | 'roomOf'> {
  const rooms = new Map<string, HTMLElement>();
  return {
    keepRoom(areas) {
      for (const [area, room] of rooms) if (!areas.includes(area)) room.remove();
      if (areas.length === 0) return;
      for (const comment of commentsIn(shown)) {
        const [, area = ''] = AREA.exec(comment.data) ?? [];
        if (!areas.includes(area) || rooms.get(area)?.isConnected === true) continue;
        const room = shown.createElement('div');
        room.style.minBlockSize = `${ROOM}px`;
        // Layouts hide empty elements.
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
    if (mark !== undefined) addEmptyPlace(getRange(mark), text);
  }
}

function scrollIntoSight(mark: Mark, view: Window | null): void {
  if (view === null) return;
  const { top, bottom } = getRange(mark).getBoundingClientRect();
  const isSeen = bottom > SEEN && top < view.innerHeight - SEEN;
  if (!isSeen) view.scrollBy({ top: top - view.innerHeight * 0.2 });
}

/** Reads the marks of a preview. @param shown the document of a loaded preview */
export function readPreview(shown: Document): PreviewDocument {
  let marks = readShown(shown);
  const sheets = new Map<string, CSSStyleSheet>();

  /** Adds rules that a block newly needs; a style sheet created in the frame is allowed by its Content-Security-Policy. */
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
    getBox(id) {
      const mark = marks.get(id);
      return mark && getBox(mark);
    },
    levelOf: (id) => marks.get(id)?.level,
    areas: () => listAreas(shown),
    columnsAround: (child, count) => getColumns(marks.get(child), count),
    ...createRooms(shown),
    replaceBlock(id, { html, css }) {
      const mark = marks.get(id);
      if (mark === undefined) return false;
      const range = getWholeRange(mark);
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
      getWholeRange(mark).deleteContents();
      marks = new Map([...marks].filter(([, { start }]) => start.isConnected));
      return true;
    },
    showEmpty: (chains) => showEmptyChains(shown, marks, chains),
    scrollTo(id) {
      const mark = marks.get(id);
      if (mark !== undefined) scrollIntoSight(mark, shown.defaultView);
    },
  };
}
