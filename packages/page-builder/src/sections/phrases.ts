/** The texts about shared sections. */
export const phrases = {
  'sections.title': 'Shared sections',
  'sections.search': 'Search shared sections',
  'sections.hint':
    'Drag a section onto the page, or press it to insert it. It changes on every page at once.',
  'sections.none': 'There are no shared sections yet. Select blocks on a page and save them as a section.',
  'sections.noneFound': 'No matching sections',
  'sections.insert': 'Insert: {name}',
  'sections.copy': 'Insert a copy',
  'sections.copyOf': 'Insert a copy: {name}',
  'sections.edit': 'Edit section',
  'sections.detach': 'Detach',
  'sections.detached': '{name} detached. Its blocks now belong to this page alone.',
  'sections.detachedWithout':
    '{name} detached, without {n} block that no reader saw here. | {name} detached, without {n} blocks that no reader saw here.',
  'sections.detachHelp': 'Detach turns the section into blocks of this page; other pages keep the section.',
  'sections.detach.restartsTest':
    'The A/B test in this section goes on at its other places. Here it begins anew, with counts of its own.',
  'sections.missing': 'There is no section “{name}” any more. Readers see nothing here.',
  'sections.unpublished': 'Not published yet: readers see nothing here until the section is published.',
  'sections.inSection': 'A section cannot be inserted into another section.',
  'sections.uses': '{n} page shows this section: | {n} pages show this section:',
  'sections.uses.none': 'No page shows this section.',
  'sections.changes':
    'Publishing changes {n} published page at once: | Publishing changes {n} published pages at once:',
  'sections.changes.none': 'No published page shows this section.',
  'sections.save': 'Save as section',
  'sections.save.text': 'The selected blocks get a name, and can be inserted on every page.',
  'sections.name': 'Name',
  'sections.name.missing': 'Give the section a name.',
  'sections.replace': 'Show the section in place of the selected blocks, so that it changes here too',
  'sections.replace.splitsTest':
    'Only one version of an A/B test is selected: the test ends. Select both versions to keep it with its counts.',
  'sections.saved': 'Section “{name}” saved and published.',
  'sections.savedDraft': 'Section “{name}” saved as a draft. Readers see it once it is published.',
  'sections.savedBeside':
    'Section “{name}” saved. The blocks that it should replace have changed meanwhile; insert it where you want it.',
  'sections.new': 'New section',
  'sections.create': 'Create',
  'sections.created': 'Section “{name}” created.',
  'sections.usedOn': 'On {n} page | On {n} pages',
} as const;
