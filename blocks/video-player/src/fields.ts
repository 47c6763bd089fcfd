import { boolean, content, select, text } from '@broadsheet/block-kit';
import { playerShapeField, playthroughField, roundCornersField, tallPlayerField } from '@broadsheet/story-ui';

const hide = (what: string) => ({
  label: `Hide the ${what}`,
  description: `Leaves out the ${what} under the player.`,
  default: false,
  group: 'captions',
});

export const fields = {
  websiteURL: text({
    label: 'Address of the video',
    description: 'The old way to choose a video: its address on the site.',
    hidden: true,
    group: 'content',
  }),
  itemContentConfig: content({
    label: 'Video',
    description: "The video to show when the page's own is not used.",
    schema: 'ans-item',
    group: 'content',
  }),
  inheritGlobalContent: boolean({
    label: "Use the page's video",
    description: 'Shows the video that the page is about. Not set: yes, unless another is chosen.',
    // No default: when no value is stored, a chosen source wins; without one, the page's video is shown.
    initial: true,
    group: 'content',
  }),
  autoplay: boolean({
    label: 'Start on its own',
    description: 'Starts without a click, except for readers who ask for less motion.',
    default: false,
    group: 'video',
  }),
  playthrough: playthroughField,
  hideVideoTitle: boolean(hide('title')),
  hideVideoCaption: boolean(hide('caption')),
  hideVideoCredits: boolean(hide('credits')),
  aspectRatio: playerShapeField('Width to height; "--" takes the shape of the video.', 'display'),
  viewportPercentage: tallPlayerField('display'),
  title: text({ label: 'Title', description: 'Heading shown with the player.', group: 'display' }),
  description: text({ label: 'Description', description: 'Text shown with the player.', group: 'display' }),
  alertBadge: text({
    label: 'Alert',
    description: 'A word or two that mark the video, such as "Live".',
    group: 'display',
  }),
  displayStyle: select({
    label: 'Layout',
    description: 'In the line of the page, or the player with its text beside it.',
    options: ['inlineVideo', 'featureVideo'],
    optionTitles: { inlineVideo: 'In the line of the page', featureVideo: 'With its text beside it' },
    default: 'inlineVideo',
    group: 'display',
  }),
  borderRadius: roundCornersField('display'),
};
