import type { PageRule } from './CheckedPage.ts';
import { blockVersion } from './rules/blockVersion.ts';
import { consentAsked } from './rules/consentAsked.ts';
import { endedSchedule } from './rules/endedSchedule.ts';
import { experiments } from './rules/experiments.ts';
import { firstHeading, headingOrder } from './rules/headings.ts';
import { imageAlt } from './rules/imageAlt.ts';
import { imageSize } from './rules/imageSize.ts';
import { linkTarget } from './rules/linkTarget.ts';
import { frameTitle, linkText } from './rules/names.ts';
import { newTab } from './rules/newTab.ts';
import { pictureAlt } from './rules/pictureAlt.ts';
import { pageTitle } from './rules/pageTitle.ts';
import { pageWeight } from './rules/pageWeight.ts';
import { sameElementId } from './rules/sameElementId.ts';
import { brokenBlock, emptyBlock, pageContent } from './rules/shown.ts';
import { silentFigure } from './rules/silentFigure.ts';
import { siteNeeds } from './rules/siteNeeds.ts';
import { styleContrast } from './rules/styleContrast.ts';
import { themeContrast } from './rules/themeContrast.ts';

/** The rules for a page, in the order in which findings are shown. */
export const PAGE_RULES: readonly PageRule[] = [
  blockVersion,
  pageContent,
  brokenBlock,
  siteNeeds,
  endedSchedule,
  experiments,
  consentAsked,
  firstHeading,
  headingOrder,
  pageTitle,
  imageAlt,
  pictureAlt,
  silentFigure,
  linkText,
  linkTarget,
  newTab,
  frameTitle,
  sameElementId,
  styleContrast,
  themeContrast,
  pageWeight,
  imageSize,
  emptyBlock,
];
