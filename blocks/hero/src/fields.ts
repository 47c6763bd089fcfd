import { auth, image, select, text, url } from '@broadsheet/block-kit';

const button = (number: 1 | 2) => {
  const group = `button ${number}`;
  const required = number === 1;
  return {
    action: url({ label: 'Address', description: 'Where the button leads.', required, group }),
    text: text({ label: 'Text', description: 'Text of the button.', required, group }),
    type: select({
      label: 'Look',
      description: 'Filled or outlined.',
      options: ['primary', 'secondary'],
      default: 'secondary',
      required,
      group,
    }),
  };
};

const first = button(1);
const second = button(2);

/** Returns the settings of a hidden field that the image picker fills. */
const kept = (what: string) => ({ label: what, description: `${what}.`, hidden: true, group: 'image' });

export const fields = {
  layout: select({
    label: 'Layout',
    description: 'The text over the picture or under it.',
    options: ['overlay', 'stacked'],
    default: 'overlay',
    group: 'general',
  }),
  alignment: select({
    label: 'Alignment',
    description: 'Of the text over the picture.',
    options: ['center', 'left'],
    default: 'center',
    group: 'general',
  }),
  variant: select({
    label: 'Colours',
    description: 'Dark: light text on a dark ground. Light: dark text on a light one.',
    options: ['dark', 'light'],
    default: 'dark',
    group: 'general',
  }),
  imageId: text(kept('Id of the desktop picture')),
  imageDesktopURL: image({
    label: 'Picture',
    description: 'From a window of 600 pixels on; narrower ones show it where they have none of their own.',
    group: 'image',
  }),
  imageDesktopWidth: text(kept('Width, which nothing uses')),
  imageDesktopHeight: text(kept('Height, which nothing uses')),
  imageDesktopAuth: auth(kept('Tokens of the desktop picture')),
  imageDesktopAlt: text(kept('Alternative text of the desktop picture')),
  imageMobileURL: image({
    label: 'Picture for phones',
    description: 'Shown at 4:5 in narrow windows.',
    group: 'image',
  }),
  imageMobileAuth: auth(kept('Tokens of the picture for phones')),
  imageMobileId: text(kept('Id of the picture for phones')),
  imageMobileAlt: text({ ...kept('Alt text'), default: '' }),
  headline: text({ label: 'Headline', description: 'The large heading.', required: true, group: 'general' }),
  subHeadline: text({ label: 'Second heading', description: 'Stands below the headline.', group: 'general' }),
  description: text({ label: 'Text', description: 'Stands below the headings.', group: 'general' }),
  link1Action: first.action,
  link1Text: first.text,
  link1Type: first.type,
  link2Action: second.action,
  link2Text: second.text,
  link2Type: second.type,
};
