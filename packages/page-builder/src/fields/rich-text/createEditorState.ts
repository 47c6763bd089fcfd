import { baseKeymap, chainCommands, setBlockType } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node as ModelNode, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import type { Format } from './formats.ts';

const insertBreak: Command = (state, dispatch) => {
  const type = state.schema.nodes['break'];
  if (type === undefined) return false;
  dispatch?.(state.tr.replaceSelectionWith(type.create()).scrollIntoView());
  return true;
};

/** Returns the keys for actions that the toolbar does not have. The Tab key leaves the text, as in any field. */
function getKeys({ nodes }: Schema): Record<string, Command> {
  const { item, paragraph } = nodes;
  const common = { 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo, 'Shift-Enter': insertBreak };
  if (item === undefined || paragraph === undefined) return { ...common, Enter: insertBreak };
  return {
    ...common,
    Enter: chainCommands(splitListItem(item), liftListItem(item)),
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
    'Mod-Alt-0': setBlockType(paragraph),
  };
}

export interface EditorStateOptions {
  readonly formats: readonly Format[];
  /** Handles the key of a format. Returns false if it has no effect. */
  readonly onFormat: (format: Format) => boolean;
}

/** Creates the state of a formatted text, with its keys and its own undo history. */
export function createEditorState(doc: ModelNode, { formats, onFormat }: EditorStateOptions): EditorState {
  const shortcuts = formats.flatMap((format) =>
    format.shortcut === undefined ? [] : [[format.shortcut, () => onFormat(format)] as const],
  );
  return EditorState.create({
    doc,
    plugins: [
      history(),
      keymap(Object.fromEntries(shortcuts)),
      keymap(getKeys(doc.type.schema)),
      keymap(baseKeymap),
    ],
  });
}
