import { formatPhrase } from '@broadsheet/block-kit';
import { changePhrases } from '@broadsheet/page-document';
import type { FormatChange } from '@broadsheet/page-document';

/** Describes a change of pages in English, the only language of the command line. */
export const describeChange: FormatChange = (key, values = {}) =>
  formatPhrase(changePhrases[key], values, 'en');
