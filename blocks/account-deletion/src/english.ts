import { accountEnglish, postedEnglish, readerEnglish } from '@broadsheet/identity-ui';
import { phrases as asking } from './asking/phrases.ts';
import { phrases as decision } from './decision/phrases.ts';

/** The English phrases of the block and the shared ones that it uses. */
export const english = { ...readerEnglish, ...postedEnglish, ...accountEnglish, ...asking, ...decision };
