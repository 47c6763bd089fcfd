/** Finds and changes the link at the cursor. */
import type { Mark } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';

interface LinkRange {
  readonly from: number;
  readonly to: number;
  /** The link's URL; empty if there is no link yet. */
  readonly href: string;
}

const getHref = (mark: Mark | undefined): string => {
  const href: unknown = mark?.attrs['href'];
  return typeof href === 'string' ? href : '';
};

/** Returns the whole link around the cursor or at the start of the selection; without a link, the selection. */
export function findLink(state: EditorState): LinkRange {
  const { from, to, $from } = state.selection;
  const type = state.schema.marks['link'];
  const parent = $from.parent;
  const index = Math.min($from.index(), parent.childCount - 1);
  const candidates = [index, $from.textOffset === 0 ? index - 1 : index];
  for (const at of candidates) {
    const mark = at < 0 ? undefined : type?.isInSet(parent.child(at).marks);
    if (mark === undefined) continue;
    let [first, last] = [at, at];
    while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1;
    while (last < parent.childCount - 1 && mark.isInSet(parent.child(last + 1).marks)) last += 1;
    const sizeOf = (count: number) =>
      Array.from({ length: count }, (_, child) => parent.child(child).nodeSize).reduce(
        (sum, size) => sum + size,
        0,
      );
    const begin = $from.start() + sizeOf(first);
    const end = $from.start() + sizeOf(last + 1);
    return { from: begin, to: Math.max(end, to), href: getHref(mark) };
  }
  return { from, to, href: '' };
}

/** Links the selection; without a selection, inserts the URL as a link. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const type = state.schema.marks['link'];
    if (type === undefined) return false;
    const { from, to } = findLink(state);
    const { tr } = state;
    if (from === to) tr.insertText(href, from);
    const end = from === to ? from + href.length : to;
    dispatch?.(tr.removeMark(from, end, type).addMark(from, end, type.create({ href })).scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const type = state.schema.marks['link'];
  const { from, to, href } = findLink(state);
  if (type === undefined || href === '') return false;
  dispatch?.(state.tr.removeMark(from, to, type));
  return true;
};
