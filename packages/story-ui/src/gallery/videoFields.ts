import { boolean, number, select } from '@broadsheet/block-kit';

/** Whether the player goes on to recommended videos. */
export const playthroughField = boolean({
  label: 'Go on to the next',
  description: 'Lets the player go on to recommended videos.',
  default: false,
  group: 'video',
});

/** Creates the field of the player's width to height. @param group the group of fields that it stands in */
export const playerShapeField = (description: string, group: string) =>
  select({
    label: 'Shape of the player',
    description,
    options: ['--', '16:9', '9:16', '1:1', '4:3'],
    optionTitles: { '--': 'As the video (--)' },
    default: '--',
    required: true,
    group,
  });

/** Creates the field of the height that a player of 9:16 may take. @param group the group of fields that it stands in */
export const tallPlayerField = (group: string) =>
  number({
    label: 'Height of a tall player',
    description: 'The share of the viewport height that a player of 9:16 may take, in percent.',
    default: 65,
    min: 0,
    max: 150,
    group,
  });

/** Creates the field of the corners of a player of 9:16. @param group the group of fields that it stands in */
export const roundCornersField = (group: string) =>
  boolean({
    label: 'Round corners of a tall player',
    description: 'Rounds the corners of a player of 9:16.',
    default: false,
    group,
  });
