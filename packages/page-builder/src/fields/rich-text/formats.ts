/** The formats that the toolbar and the keys apply to text. */
import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { findLink } from './links.ts';

export interface Format {
  readonly key:
    | 'strong'
    | 'emphasis'
    | 'link'
    | 'superscript'
    | 'subscript'
    | `heading${2 | 3 | 4}`
    | 'bullets'
    | 'numbers'
    | 'quote';
  /** The text of the button; a link has an icon. */
  readonly sign: string;
  /** The key in ProseMirror's notation; `Mod` is the command key on a Mac and the control key elsewhere. */
  readonly shortcut?: string;
  readonly isOn: (state: EditorState) => boolean;
  /** The command; absent for a link, which has a panel of its own. */
  readonly command?: Command;
}

function isMarked(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** Returns the innermost node of the given types around the cursor. */
function findAround({ selection: { $from } }: EditorState, types: readonly (NodeType | undefined)[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, pos: $from.before(depth) };
  }
  return undefined;
}

function toggleList(list: NodeType, { nodes }: Schema): Command {
  return (state, dispatch, view) => {
    const around = findAround(state, [nodes['bullets'], nodes['numbers']]);
    if (around === undefined) return wrapInList(list)(state, dispatch, view);
    if (around.node.type === list)
      return nodes['item'] !== undefined && liftListItem(nodes['item'])(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(around.pos, list));
    return true;
  };
}

const toggleQuote =
  (quote: NodeType): Command =>
  (state, dispatch, view) =>
    (findAround(state, [quote]) === undefined ? wrapIn(quote) : lift)(state, dispatch, view);

function listMarks({ marks }: Schema): readonly Format[] {
  const rows = [
    ['strong', 'strong', 'B', 'Mod-b'],
    ['em', 'emphasis', 'I', 'Mod-i'],
    ['sup', 'superscript', 'x²', 'Mod-.'],
    ['sub', 'subscript', 'x₂', 'Mod-,'],
  ] as const;
  return rows.flatMap(([name, key, sign, shortcut]) => {
    const type = marks[name];
    if (type === undefined) return [];
    return [{ key, sign, shortcut, isOn: (state) => isMarked(state, type), command: toggleMark(type) }];
  });
}

const LINK: Format = {
  key: 'link',
  sign: '',
  shortcut: 'Mod-k',
  isOn: (state) => findLink(state).href !== '',
};

const HEADINGS = [2, 3, 4] as const;

function listHeadings({ paragraph, heading }: Readonly<Record<string, NodeType>>): readonly Format[] {
  if (paragraph === undefined || heading === undefined) return [];
  return HEADINGS.map((level): Format => {
    const isOn = ({ selection }: EditorState) => selection.$from.parent.hasMarkup(heading, { level });
    return {
      key: `heading${level}`,
      sign: `H${level}`,
      shortcut: `Mod-Alt-${level}`,
      isOn,
      command: chainCommands(setBlockType(heading, { level }), setBlockType(paragraph)),
    };
  });
}

function listBlocks(schema: Schema): readonly Format[] {
  const { bullets, numbers, quote } = schema.nodes;
  if (bullets === undefined || numbers === undefined || quote === undefined) return [];
  const isIn = (type: NodeType) => (state: EditorState) => findAround(state, [type]) !== undefined;
  return [
    {
      key: 'bullets',
      sign: '•',
      shortcut: 'Mod-Shift-8',
      isOn: isIn(bullets),
      command: toggleList(bullets, schema),
    },
    {
      key: 'numbers',
      sign: '1.',
      shortcut: 'Mod-Shift-7',
      isOn: isIn(numbers),
      command: toggleList(numbers, schema),
    },
    { key: 'quote', sign: '❝', shortcut: 'Mod-Shift-9', isOn: isIn(quote), command: toggleQuote(quote) },
  ];
}

/** Returns the formats of a schema, in the order of the toolbar. */
export const listFormats = (schema: Schema): readonly Format[] => [
  ...listMarks(schema),
  LINK,
  ...listHeadings(schema.nodes),
  ...listBlocks(schema),
];
