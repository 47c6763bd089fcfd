import { formatPhrase } from '@broadsheet/block-kit';
import { changePhrases } from '@broadsheet/page-document';
import type { SayChange } from '@broadsheet/page-document';

/** Describes a change of pages in English, the only language of the command line. */
export const describeChange: SayChange = (key, values = {}) => formatPhrase(changePhrases[key], values, 'en');
