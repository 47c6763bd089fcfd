/** The announcements of changes. */
export const phrases = {
  'editing.insertedAt': '{title} inserted into {place}, {n} of {count}.',
  'editing.movedTo': '{title} moved to {place}, {n} of {count}.',
  'editing.removed': '{title} deleted. Press Ctrl+Z to undo.',
  'editing.duplicated': '{title} duplicated.',
  'editing.undone': 'Undone.',
  'editing.redone': 'Redone.',
  'editing.nothingToUndo': 'There is nothing to undo.',
  'editing.nothingToRedo': 'There is nothing to redo.',
  'editing.noStoryBlock': 'No block for a single story is installed.',
  'editing.cannotMove': '{title} cannot be moved further.',
  'editing.refused.no-such-block': 'This block is not on the page any more.',
  'editing.refused.id-taken': 'A block with this name is on the page already.',
  'editing.refused.into-itself': 'A block cannot be put into itself.',
  'editing.place.area': 'the area {name}',
  'editing.place.block': 'the block {name}',
} as const;
