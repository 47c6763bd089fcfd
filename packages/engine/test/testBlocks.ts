import type { Block } from '@broadsheet/block-kit';
import { liveFeed, counter, guarded, letter, quiet, story, tabs, gallery } from './islandBlocks.tsx';
import { body } from './bodyBlock.tsx';
import {
  output,
  layout,
  words,
  broken,
  headline,
  feed,
  seeker,
  fragile,
  box,
  twice,
  title,
  staticField,
  menu,
  paged,
  readings,
} from './staticBlocks.tsx';

/** Every block of the tests, as a site registers its own. */
export const testBlocks: readonly Block[] = [
  output,
  layout,
  words,
  broken,
  headline,
  feed,
  seeker,
  fragile,
  box,
  twice,
  title,
  staticField,
  menu,
  paged,
  liveFeed,
  counter,
  guarded,
  quiet,
  letter,
  story,
  tabs,
  gallery,
  body,
  ...readings,
];
