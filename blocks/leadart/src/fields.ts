import { boolean, select } from '@broadsheet/block-kit';
import { playerShapeField, playthroughField, roundCornersField, tallPlayerField } from '@broadsheet/story-ui';

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
  playthrough: playthroughField,
  viewportPercentage: tallPlayerField('video'),
  videoRatio: playerShapeField('Width to height of the player; "--" takes the shape of the video.', 'video'),
  borderRadius: roundCornersField('video'),
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
