/** Texts of the editor of a page. */
export const phrases = {
  'editor.loading': 'Opening the page …',
  'editor.back': 'All pages',
  'editor.undo': 'Undo',
  'editor.redo': 'Redo',
  'editor.blocks': 'Blocks',
  'editor.outline': 'Outline',
  'editor.left': 'Blocks and outline',
  'editor.right': 'About the block and the page',
  'editor.panel.block': 'Block',
  'editor.panel.check': 'Problems',
  'editor.nothingSelected': 'Select a block on the page or in the outline to see its fields.',
  'editor.notInstalled':
    'The block “{name}” is not installed here. Its fields are kept as they are; readers see the page without it.',
  'editor.viewOnly': 'Your role lets you look at this page and not change it.',
  'editor.merged': 'Somebody else’s changes came in.',
  'saving.saved': 'Saved as a draft',
  'saving.unsaved': 'Not saved yet',
  'saving.saving': 'Saving …',
  'saving.unreached': 'Kept in this browser: {message}',
  'saving.refused': 'Not saved: {message}',
  'saving.conflict': 'Somebody else has changed the same: choose what stays',
} as const;
