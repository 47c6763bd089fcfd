/**
 * The English phrases of every finding: `finding.` and a name, and with `.hint` the advice. A name without its own hint
 * uses that of the part before its point. The page builder translates the same keys, and fills in the titles of blocks and
 * fields in its editor's language.
 */
export const findingPhrases = {
  'finding.document': 'A page document needs "id", "match" and "layout".',
  'finding.document.hint': 'See docs/page-documents.md.',
  'finding.excess.blocks': 'The page has more than {limit} blocks.',
  'finding.excess.blocks.hint': 'Split it.',
  'finding.excess.depth': 'The page has values nested more than {limit} levels deep.',
  'finding.excess.depth.hint': 'Move some of the blocks out of the others.',
  'finding.same-address': 'The page "{page}" is for the same address already.',
  'finding.same-address.hint': 'Change one of the two, or give this one its id to replace it.',
  'finding.block-shape': 'A block needs an "id" and the name of its "block".',
  'finding.block-shape.hint': 'Give it both.',
  'finding.block-shape.fields': 'The fields of the block "{id}" are not an object.',
  'finding.block-shape.fields.hint': 'Write them as an object, by name.',
  'finding.same-id': 'The id "{id}" is already used by {place}.',
  'finding.same-id.hint': 'Give each block its own.',
  'finding.layout': 'There is no layout "{layout}", so the page cannot be shown.',
  'finding.layout.hint': 'The layouts are: {layouts}.',
  'finding.area': 'The layout "{layout}" has no area "{area}", so its blocks are not shown.',
  'finding.area.hint': 'The areas are: {areas}.',
  'finding.block-version.newer':
    'The block "{blockTitle}" was stored by its version {version}, and version {installed} is installed. What only the newer version knows is kept and not shown.',
  'finding.block-version.newer.hint': 'Install the newer version of the block.',
  'finding.block-version.older':
    'The fields of the block "{blockTitle}" could not be brought from version {version} to {installed}, so readers see its defaults. What was stored is kept.',
  'finding.block-version.older.hint': 'Insert the block anew, or have its migration corrected.',
  'finding.missing-block': 'There is no block "{name}", so nothing is shown here.',
  'finding.missing-block.hint': 'Install it or correct the name.',
  'finding.missing-section': 'The shared section "{name}" is not published, so readers see nothing here.',
  'finding.missing-section.hint': 'Publish the section, or delete this block.',
  'finding.section-in-section':
    'The shared section "{name}" is inside another section, where readers do not see it.',
  'finding.section-in-section.hint': 'Detach it, so that its blocks become part of this section.',
  'finding.schedule.unreadable':
    'The block "{blockTitle}" holds {value} as a time from or until which it is shown, which is no date with time and zone.',
  'finding.schedule.unreadable.hint': 'Write it like 2026-12-01T06:00Z, or delete it.',
  'finding.schedule.order': 'The block "{blockTitle}" is never shown: its end is not after its start.',
  'finding.schedule.order.hint': 'Set a later end or an earlier start.',
  'finding.ended-schedule': 'The block "{blockTitle}" is no longer shown since {since}.',
  'finding.ended-schedule.hint': 'Set a later end, or delete the block.',
  'finding.experiment.alone':
    'The block "{blockTitle}" is version {version} of an A/B test, but the page has no version {other}, so it is shown all the time.',
  'finding.experiment.repeated':
    'The page has version {version} of an A/B test more than once, also as the block "{blockTitle}", so all versions are shown together.',
  'finding.experiment.inside':
    'The block "{blockTitle}" is version {version} of an A/B test, and one version is inside the other, so both are shown together.',
  'finding.experiment.limits':
    'Versions A and B of an A/B test are not shown to the same readers, or not at the same time; the block "{blockTitle}" is version {version}. Their numbers compare different readers.',
  'finding.experiment.limits.hint': 'Give both versions the same screens, readers and times.',
  'finding.experiment.hint':
    'Give the page one block of version A and one of version B, side by side, or end the A/B test.',
  'finding.empty-field': 'The block "{blockTitle}" needs the field "{fieldLabel}", and it is empty.',
  'finding.empty-field.hint': 'Fill it in.',
  'finding.unsafe-url':
    'The block "{blockTitle}" holds {value} in the field "{fieldLabel}", which is not a valid link.',
  'finding.unsafe-url.hint':
    'Use a path of the site such as /news/, or an address that begins with https://, mailto: or tel:.',
  'finding.unknown-field': 'The block "{blockTitle}" has no field "{name}", so it does nothing.',
  'finding.unknown-field.hint':
    'Its value {value} is kept. If readers need it, enter it in a field that the block has now.',
  'finding.wrong-value.text':
    'The block "{blockTitle}" holds {value} in the field "{fieldLabel}", which needs a text.',
  'finding.wrong-value.number':
    'The block "{blockTitle}" holds {value} in the field "{fieldLabel}", which needs a number.',
  'finding.wrong-value.least':
    'The block "{blockTitle}" holds {value} in the field "{fieldLabel}", which needs a number of at least {limit}.',
  'finding.wrong-value.most':
    'The block "{blockTitle}" holds {value} in the field "{fieldLabel}", which needs a number of at most {limit}.',
  'finding.wrong-value.boolean':
    'The block "{blockTitle}" holds {value} in the field "{fieldLabel}", which is either on or off.',
  'finding.wrong-value.option':
    'The block "{blockTitle}" holds {value} in the field "{fieldLabel}", which needs one of {options}.',
  'finding.wrong-value.content':
    'The block "{blockTitle}" holds {value} in the field "{fieldLabel}", which needs a content source with its query.',
  'finding.wrong-value.texts':
    'The block "{blockTitle}" holds {value} in the field "{fieldLabel}", which needs texts by name.',
  'finding.wrong-value.list':
    'The block "{blockTitle}" holds {value} in the field "{fieldLabel}", which needs a list of entries.',
  'finding.wrong-value.object':
    'The block "{blockTitle}" holds {value} in the field "{fieldLabel}", which needs a group of fields.',
  'finding.wrong-value.hint': 'It is left out; correct the field.',
  'finding.wrong-value.default.hint': 'The default {default} is used; correct the field.',
  'finding.page-content':
    'Readers get “Not found” at {path}: the page "{page}" is not for this address, or its content does not exist.',
  'finding.page-content.hint':
    'Preview the page at another address, or correct its address or its content source.',
  'finding.broken-block': 'A block fails, and readers get the page without it. {reason}',
  'finding.broken-block.hint': 'Correct its fields, or delete it.',
  'finding.site-needs': 'The block "{blockTitle}" shows nothing to readers: the site has no "{property}".',
  'finding.site-needs.hint': 'Set "{property}" in the settings of the site, or delete the block.',
  'finding.consent':
    'The block "{blockTitle}" needs the consent of readers, and nothing on this page requests it.',
  'finding.consent.hint': 'Add the consent block, or delete this one.',
  'finding.first-heading.none':
    'The page has no heading of level 1, which names its subject for readers and search engines.',
  'finding.first-heading.none.hint': 'Add a block with a heading of level 1, such as a headline or a title.',
  'finding.first-heading.second': '"{text}" is a heading of level 1, and so is "{first}".',
  'finding.first-heading.second.hint': 'Keep one of them, or move this block into one that has a heading.',
  'finding.empty-heading': 'A heading of this block is empty.',
  'finding.empty-heading.hint': 'Add a text, or delete it.',
  'finding.heading-order': '"{text}" is a heading of level {level} after one of level {before}.',
  'finding.heading-order.hint': 'Make it one of level {next}, or move the block.',
  'finding.page-title': 'The page has no title, which browsers and search engines show.',
  'finding.page-title.hint': 'Give it one among the settings of the page.',
  'finding.page-description':
    'The page has no description, which search engines and networks show below its title.',
  'finding.page-description.hint': 'Give it one among the settings of the page.',
  'finding.same.title': 'The page "{page}" has the same title: "{text}".',
  'finding.same.description': 'The page "{page}" has the same description: "{text}".',
  'finding.same.hint': 'Say in each what the other page does not have.',
  'finding.image-alt.missing':
    '{n} image of this block has no alternative text. | {n} images of this block have no alternative text.',
  'finding.image-alt.file': 'The alternative text "{text}" is the name of a file.',
  'finding.image-alt.hint': 'Describe in a few words what the image shows.',
  'finding.image-alt.place.hint': 'Write one beside the image, or tick “Decoration”.',
  'finding.silent-figure':
    'Screen readers skip {n} image of this block, as decoration. | Screen readers skip {n} images of this block, as decoration.',
  'finding.silent-figure.hint': 'Add an alternative text if the image carries information.',
  'finding.link-text': '{n} link of this block has no text. | {n} links of this block have no text.',
  'finding.link-text.hint': 'Write where the link goes, or give its image an alternative text.',
  'finding.frame-title': '{n} frame of this block has no title. | {n} frames of this block have no title.',
  'finding.frame-title.hint': 'Write into the title attribute what is shown there.',
  'finding.link-target': 'The link "{text}" goes to {path}, which was not found.',
  'finding.link-target.hint': 'Correct the address, or publish that page first.',
  'finding.link-target.more':
    '{n} more link of the page was not checked. | {n} more links of the page were not checked.',
  'finding.link-target.more.hint': 'Follow them in the preview.',
  'finding.new-tab':
    '{n} link of this block opens a new tab that can control this page. | {n} links of this block open a new tab that can control this page.',
  'finding.new-tab.hint': 'Add rel="noopener" to the link, or open it in the same tab.',
  'finding.element-id': 'Two elements of the page have the id "{id}".',
  'finding.element-id.hint': 'Give one of them another in the HTML of its block.',
  'finding.contrast.weak': '"{text}" has a contrast of {contrast} to its background; text needs {minimum}.',
  'finding.contrast.weak.hint': 'Choose a darker or a lighter colour.',
  'finding.contrast.unknown':
    'The contrast of {n} text of this block cannot be determined from its colours alone. | The contrast of {n} texts of this block cannot be determined from its colours alone.',
  'finding.contrast.unknown.hint': 'Check it in the preview, light and dark.',
  'finding.theme-contrast.light':
    'In the light theme "{front}" on "{back}" has a contrast of {contrast} and needs {minimum}.',
  'finding.theme-contrast.dark':
    'In the dark theme "{front}" on "{back}" has a contrast of {contrast} and needs {minimum}.',
  'finding.theme-contrast.hint': 'Make one of the two darker or lighter in the settings of the site.',
  'finding.page-weight.markup': 'The page has {size} KB of markup; its budget is {budget} KB.',
  'finding.page-weight.markup.hint':
    'Show fewer stories, or let blocks far down load when readers come near.',
  'finding.page-weight.script':
    'The blocks of the page bring up to {size} KB of script; its budget is {budget} KB.',
  'finding.page-weight.script.hint': 'The palette shows the script size of each block.',
  'finding.page-weight.images':
    'The page has {n} image; its budget is {budget}. | The page has {n} images; its budget is {budget}.',
  'finding.page-weight.images.hint': 'Show fewer, or lists without images.',
  'finding.page-weight.pixels':
    '{n} image of this block is more than {limit} pixels wide or high. | {n} images of this block are more than {limit} pixels wide or high.',
  'finding.page-weight.pixels.hint': 'Choose a smaller rendition.',
  'finding.image-size':
    '{n} image of this block has no size, so the page may shift when it loads. | {n} images of this block have no size, so the page may shift when they load.',
  'finding.image-size.hint': 'Set width and height in the HTML of the block.',
  'finding.empty-block': 'The block "{blockTitle}" shows nothing at {path}.',
  'finding.empty-block.hint': 'Check its content, if readers should always see it.',
  'finding.empty-block.lacks': 'The block "{blockTitle}" has no content yet, and readers see nothing of it.',
  'finding.empty-block.lacks.hint': 'Fill in its fields, or delete the block.',
} as const;
