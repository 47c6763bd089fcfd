import { boolean, number, select, text } from '@broadsheet/block-kit';

/** The possible contents of a slot of the bar. */
export const BAR_CONTENTS = ['search', 'queryly', 'menu', 'none', 'custom'] as const;
/** The possible contents of a slot of the sections menu. */
export const MENU_CONTENTS = ['search', 'queryly', 'none', 'custom'] as const;

const CONTENT_TITLES = { queryly: 'Search by Queryly' };

const MOBILE = 'mobile slots';
const DESKTOP = 'desktop slots';

const barSlot = <const Content extends (typeof BAR_CONTENTS)[number]>(
  label: string,
  initial: Content,
  group: string,
) =>
  select({
    label,
    description: 'What the slot holds.',
    options: BAR_CONTENTS,
    optionTitles: CONTENT_TITLES,
    default: initial,
    group,
  });

const menuSlot = <const Content extends (typeof MENU_CONTENTS)[number]>(
  label: string,
  initial: Content,
  group: string,
) =>
  select({
    label,
    description: 'What the slot holds.',
    options: MENU_CONTENTS,
    optionTitles: CONTENT_TITLES,
    default: initial,
    group,
  });

/** Returns the field that says which child fills a slot with custom content. */
const position = (slot: string, group: string) =>
  number({
    label: 'Position of the block',
    description: 'For "custom": which of the blocks inside, counted from 1.',
    when: { field: slot, is: ['custom'] },
    group,
  });

export const fields = {
  hierarchy: text({
    label: 'Sections',
    description: 'Name of the hierarchy that fills the sections menu.',
    default: '',
    group: 'content',
  }),
  signInOrder: number({
    label: 'Position of the sign-in block',
    description: 'From older pages: the block at the end of the bar, counted from 1, while no slot is set.',
    hidden: true,
  }),
  logoAlignment: select({
    label: 'Place of the logo',
    description: 'The links row needs it on the left or on the right.',
    options: ['center', 'left', 'right'],
    default: 'center',
    group: 'logo',
  }),
  horizontalLinksHierarchy: text({
    label: 'Links row',
    description: 'Name of the hierarchy that fills the row of links.',
    group: 'content',
  }),
  showHorizontalSeperatorDots: boolean({
    label: 'Dots between links',
    description: 'Separates the links of the row.',
    default: true,
    group: 'display',
  }),
  ariaLabel: text({
    label: 'Name for assistive technology',
    description: 'Names the bar; left blank, the standard text is used.',
    default: 'Sections Menu',
    group: 'general',
  }),
  ariaLabelLink: text({
    label: 'Name of the links row for assistive technology',
    description: 'Left blank, the standard text is used.',
    default: 'Top Links',
    group: 'general',
  }),
  leftComponentMobile1: barSlot('Left', 'menu', MOBILE),
  leftComponentCustomIndexMobile1: position('leftComponentMobile1', MOBILE),
  leftComponentDesktop1: barSlot('Left 1', 'search', DESKTOP),
  leftComponentCustomIndexDesktop1: position('leftComponentDesktop1', DESKTOP),
  leftComponentDesktop2: barSlot('Left 2', 'menu', DESKTOP),
  leftComponentCustomIndexDesktop2: position('leftComponentDesktop2', DESKTOP),
  rightComponentMobile1: barSlot('Right', 'none', MOBILE),
  rightComponentCustomIndexMobile1: position('rightComponentMobile1', MOBILE),
  rightComponentDesktop1: barSlot('Right 1', 'none', DESKTOP),
  rightComponentCustomIndexDesktop1: position('rightComponentDesktop1', DESKTOP),
  rightComponentDesktop2: barSlot('Right 2', 'none', DESKTOP),
  rightComponentCustomIndexDesktop2: position('rightComponentDesktop2', DESKTOP),
  menuComponentMobile1: menuSlot('Sections menu 1', 'search', MOBILE),
  menuComponentCustomIndexMobile1: position('menuComponentMobile1', MOBILE),
  menuComponentMobile2: menuSlot('Sections menu 2', 'none', MOBILE),
  menuComponentCustomIndexMobile2: position('menuComponentMobile2', MOBILE),
  menuComponentDesktop1: menuSlot('Sections menu 1', 'none', DESKTOP),
  menuComponentCustomIndexDesktop1: position('menuComponentDesktop1', DESKTOP),
  menuComponentDesktop2: menuSlot('Sections menu 2', 'none', DESKTOP),
  menuComponentCustomIndexDesktop2: position('menuComponentDesktop2', DESKTOP),
};
