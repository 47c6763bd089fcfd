/** Texts of the preview. */
export const phrases = {
  'canvas.preview': 'Preview of the page',
  'canvas.busy': 'The preview is being made …',
  'canvas.screen': 'Screen',
  'canvas.phone': 'Phone',
  'canvas.tablet': 'Tablet',
  'canvas.desktop': 'Desktop',
  'canvas.dark': 'Dark',
  'canvas.rtl': 'Right to left',
  'canvas.drag': 'Drag {title}',
  'canvas.up': 'Move up',
  'canvas.down': 'Move down',
  'canvas.text': 'Edit text',
  'canvas.editText': 'Edit the texts of {title} where they stand',
  'canvas.duplicate': 'Duplicate',
  'canvas.remove': 'Delete',
  'canvas.selected': 'Selected block: {title}',
} as const;
