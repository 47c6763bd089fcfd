import type { LinkedDocuments } from '@broadsheet/engine';
import { feedFormats } from './feeds/feedFormats.ts';

/** What pages link to in their heads, for the engine's option `linked`. */
export const linkedDocuments: LinkedDocuments = {
  feeds: feedFormats.map(({ file, type, name }) => ({ file, name, type: type.replace(/;.*$/, '') })),
  searchDescription: '/opensearch.xml',
  manifest: '/manifest.webmanifest',
  touchIcon: '/icons/apple-touch-icon.png',
};
