import type { Finding } from '../Finding.ts';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Returns a finding as one clause, for lists of problems: `the id "a" is that of … already; give each block its own`. */
export const toReason = ({ sentence, hint }: Pick<Finding, 'sentence' | 'hint'>): string =>
  `${lowerFirst(withoutStop(sentence))}; ${lowerFirst(withoutStop(hint))}`;
