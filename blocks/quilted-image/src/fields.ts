import { auth, image, select, text, url } from '@broadsheet/block-kit';

/** Returns the fields of one panel. */
const panel = (number: number) => {
  const group = `image ${number}`;
  return {
    url: image({ label: 'Picture', description: 'Fills the panel.', required: true, group }),
    ratio: select({
      label: 'Shape',
      description: 'Width to height of the panel.',
      options: ['16/9', '4/3'],
      default: '4/3',
      hidden: true,
      group,
    }),
    auth: auth({ label: 'Tokens', description: 'Tokens of the picture.', hidden: true, group }),
    id: text({ label: 'Id', description: 'Id of the picture.', hidden: true, group }),
    alt: text({ label: 'Alt text', description: 'Alt text of the picture.', hidden: true, group }),
    text: text({
      label: 'Text',
      description: 'Stands over the picture.',
      default: '',
      required: true,
      group,
    }),
    variant: select({
      label: 'Colour of the text',
      description: 'Dark text lies on a light ground, light text on a dark one.',
      options: ['dark', 'light'],
      default: 'dark',
      group,
    }),
    buttonText: text({ label: 'Button', description: 'Text of the button.', required: true, group }),
    action: url({
      label: 'Address',
      description: 'Where the panel leads.',
      default: '',
      required: true,
      group,
    }),
    buttonVariant: select({
      label: 'Look of the button',
      description: 'Filled or outlined.',
      options: ['primary', 'secondary'],
      default: 'primary',
      group,
    }),
  };
};

const first = panel(1);
const second = panel(2);
const third = panel(3);

export const fields = {
  headline: text({
    label: 'Headline',
    description: 'Stands above the pictures.',
    default: '',
    group: 'general',
  }),
  fullWidthImage: select({
    label: 'Wide picture',
    description: 'Which panel spans the width.',
    options: ['top', 'bottom'],
    default: 'bottom',
    group: 'general',
  }),
  image1URL: first.url,
  image1AspectRatio: first.ratio,
  image1Auth: first.auth,
  image1Id: first.id,
  image1Alt: first.alt,
  overlay1Text: first.text,
  overlay1TextVariant: first.variant,
  button1Text: first.buttonText,
  item1Action: first.action,
  button1Variant: first.buttonVariant,
  image2URL: second.url,
  image2AspectRatio: second.ratio,
  image2Auth: second.auth,
  image2Id: second.id,
  image2Alt: second.alt,
  overlay2Text: second.text,
  overlay2TextVariant: second.variant,
  button2Text: second.buttonText,
  item2Action: second.action,
  button2Variant: second.buttonVariant,
  image3URL: third.url,
  image3AspectRatio: third.ratio,
  image3Auth: third.auth,
  image3Id: third.id,
  image3Alt: third.alt,
  overlay3Text: third.text,
  overlay3TextVariant: third.variant,
  button3Text: third.buttonText,
  item3Action: third.action,
  button3Variant: third.buttonVariant,
};
