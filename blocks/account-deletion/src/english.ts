import { accountEnglish, postedEnglish, readerEnglish } from '@broadsheet/reader';
import { phrases as asking } from './asking/phrases.ts';
import { phrases as decision } from './decision/phrases.ts';

/** The block's own words and the shared ones that it says. */
export const english = { ...readerEnglish, ...postedEnglish, ...accountEnglish, ...asking, ...decision };
