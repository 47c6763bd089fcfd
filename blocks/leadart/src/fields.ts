import { boolean, number, select } from '@broadsheet/block-kit';

const hide = (what: string) => ({
  label: `Hide the ${what}`,
  description: `Leaves out the ${what} of the picture or video.`,
  default: false,
  group: 'display',
});

export const fields = {
  enableAutoplay: boolean({
    label: 'Start on its own',
    description: 'Starts a video without a click, except for readers who ask for less motion.',
    default: false,
    group: 'video',
  }),
  playthrough: boolean({
    label: 'Go on to the next',
    description: 'Lets the player go on to recommended videos.',
    default: false,
    group: 'video',
  }),
  viewportPercentage: number({
    label: 'Height of a tall player',
    description: 'The share of the viewport height that a player of 9:16 may take, in percent.',
    default: 65,
    min: 0,
    max: 150,
    group: 'video',
  }),
  videoRatio: select({
    label: 'Shape of the player',
    description: 'Width to height of the player; "--" takes the shape of the video.',
    options: ['--', '16:9', '9:16', '1:1', '4:3'],
    default: '--',
    required: true,
    group: 'video',
  }),
  borderRadius: boolean({
    label: 'Round corners of a tall player',
    description: 'Rounds the corners of a player of 9:16.',
    default: false,
    group: 'video',
  }),
  hideTitle: boolean(hide('title')),
  hideCaption: boolean(hide('caption')),
  hideCredits: boolean(hide('credits')),
  imageLoadingStrategy: select({
    label: 'Loading of the picture',
    description: 'Eager: at once and first, as befits the top of a page. Lazy: when it comes near.',
    options: ['lazy', 'eager'],
    default: 'eager',
    group: 'display',
  }),
  imageRatio: select({
    label: 'Shape of the picture',
    description: 'Width to height that a lead picture is cropped to.',
    options: ['16:9', '4:3', '3:2'],
    default: '16:9',
    group: 'display',
  }),
};
