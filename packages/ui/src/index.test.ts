import { expect, it } from 'vitest';
import * as ui from './index.ts';

it('exports what blocks build on, and nothing by accident', () => {
  const names = Object.keys(ui);
  expect(names.filter((name) => !/.Icon$/.test(name)).toSorted()).toEqual([
    'AUTOPLAY_MS',
    'Attribution',
    'Badge',
    'Button',
    'COLOURS',
    'Carousel',
    'DESKTOP',
    'Divider',
    'FullScreen',
    'Grid',
    'Heading',
    'HeadingLevelProvider',
    'HeadingSection',
    'Html',
    'Icon',
    'Join',
    'Link',
    'MEASURES',
    'MediaItem',
    'Paragraph',
    'Pill',
    'Separator',
    'Stack',
    'ThemeStyle',
    'Time',
    'Video',
    'VisuallyHidden',
    'WIDE',
    'broadside',
    'networkIcons',
    'paper',
    'spellAttributes',
    'themeCss',
    'token',
    'uiPhrases',
    'useFullScreen',
    'useHeadingLevel',
  ]);
  expect(names.filter((name) => /.Icon$/.test(name))).toHaveLength(25);
});
