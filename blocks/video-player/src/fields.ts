import { boolean, content, number, select, text } from '@broadsheet/block-kit';

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
  playthrough: boolean({
    label: 'Go on to the next',
    description: 'Lets the player go on to recommended videos.',
    default: false,
    group: 'video',
  }),
  hideVideoTitle: boolean(hide('title')),
  hideVideoCaption: boolean(hide('caption')),
  hideVideoCredits: boolean(hide('credits')),
  aspectRatio: select({
    label: 'Shape of the player',
    description: 'Width to height; "--" takes the shape of the video.',
    options: ['--', '16:9', '9:16', '1:1', '4:3'],
    default: '--',
    required: true,
    group: 'display',
  }),
  viewportPercentage: number({
    label: 'Height of a tall player',
    description: 'The share of the viewport height that a player of 9:16 may take, in percent.',
    default: 65,
    min: 0,
    max: 150,
    group: 'display',
  }),
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
  borderRadius: boolean({
    label: 'Round corners of a tall player',
    description: 'Rounds the corners of a player of 9:16.',
    default: false,
    group: 'display',
  }),
};
