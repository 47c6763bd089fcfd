import { boolean, content, lazyLoadField } from '@broadsheet/block-kit';

const hide = (what: string) => ({
  label: `Hide ${what}`,
  description: `Leaves out the ${what} of the pictures.`,
  default: false,
  group: 'display',
});

export const fields = {
  galleryContentConfig: content({
    label: 'Gallery',
    description: "The gallery to show when the page's own is not used.",
    schema: 'any',
    group: 'content',
  }),
  inheritGlobalContent: boolean({
    label: "Use the page's gallery",
    description: 'Shows the gallery that the page is about. Not set: yes, unless a gallery is chosen above.',
    // No default: when no value is stored, a chosen source wins; without one, the page's gallery is shown.
    initial: true,
    group: 'content',
  }),
  lazyLoad: lazyLoadField,
  hideTitle: boolean(hide('titles')),
  hideCaption: boolean(hide('captions')),
  hideCredits: boolean(hide('credits')),
};
