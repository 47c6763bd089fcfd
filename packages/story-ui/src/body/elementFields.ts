import { boolean, number, select } from '@broadsheet/block-kit';

const hide = (what: string, of: string, group: string) => ({
  label: `Hide ${what} of ${of}`,
  description: `Leaves out the ${what} of ${of} in the article.`,
  default: false,
  group,
});

/** The settings for the elements of a story. */
export const elementFields = {
  hideImageTitle: boolean(hide('titles', 'pictures', 'pictures')),
  hideImageCaption: boolean(hide('captions', 'pictures', 'pictures')),
  hideImageCredits: boolean(hide('credits', 'pictures', 'pictures')),
  hideGalleryTitle: boolean(hide('titles', 'gallery pictures', 'galleries')),
  hideGalleryCaption: boolean(hide('captions', 'gallery pictures', 'galleries')),
  hideGalleryCredits: boolean(hide('credits', 'gallery pictures', 'galleries')),
  aspectRatio: select({
    label: 'Shape of players',
    description: 'Width to height of players; "--" takes the shape of each video.',
    options: ['--', '16:9', '9:16', '1:1', '4:3'],
    optionTitles: { '--': 'As the video (--)' },
    default: '--',
    required: true,
    group: 'videos',
  }),
  viewportPercentage: number({
    label: 'Height of tall players',
    description: 'The share of the viewport height that a player of 9:16 may take, in percent.',
    default: 65,
    min: 0,
    max: 150,
    group: 'videos',
  }),
  borderRadius: boolean({
    label: 'Round corners of tall players',
    description: 'Rounds the corners of players of 9:16.',
    default: false,
    group: 'videos',
  }),
  hideVideoTitle: boolean(hide('titles', 'videos', 'videos')),
  hideVideoCaption: boolean(hide('captions', 'videos', 'videos')),
  hideVideoCredits: boolean(hide('credits', 'videos', 'videos')),
};
