/** The announcements of changes. */
export const phrases = {
  'editing.insertedAt': '{title} inserted into {place}, {n} of {count}.',
  'editing.movedTo': '{title} moved to {place}, {n} of {count}.',
  'editing.removed': '{title} deleted. Ctrl+Z brings it back.',
  'editing.duplicated': '{title} duplicated.',
  'editing.undone': 'Undone.',
  'editing.redone': 'Done again.',
  'editing.nothingToUndo': 'There is nothing to undo.',
  'editing.nothingToRedo': 'There is nothing to do again.',
  'editing.cannotMove': '{title} cannot go further.',
  'editing.refused.no-such-block': 'This block is not on the page any more.',
  'editing.refused.id-taken': 'A block with this name is on the page already.',
  'editing.refused.into-itself': 'A block cannot be put into itself.',
  'editing.place.area': 'the area {name}',
  'editing.place.block': 'the block {name}',
} as const;
