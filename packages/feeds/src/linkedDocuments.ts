import type { LinkedDocuments } from '@broadsheet/engine';
import { feedFormats } from './feeds/feedFormats.ts';

/** The documents to which pages link in their heads, for the engine's option `linked`. */
export const linkedDocuments: LinkedDocuments = {
  feeds: feedFormats.map(({ file, type, name }) => ({ file, name, type: type.replace(/;.*$/, '') })),
  searchDescription: '/opensearch.xml',
  manifest: '/manifest.webmanifest',
  touchIcon: '/icons/apple-touch-icon.png',
};
