'use client';
/** All pages and shared sections of the site, for the editor of one page: the names of sections, and who shows them. */
import { createContext, useContext } from 'react';
import type { PageEntry } from './PageEntry.ts';

export interface SitePages {
  /** All pages and sections; none while they are being read. */
  readonly pages: readonly PageEntry[];
  /** Reads them again, for example after a section was created. */
  readPages(): void;
}

const SitePagesContext = createContext<SitePages>({ pages: [], readPages: () => undefined });

export const SitePagesProvider = SitePagesContext.Provider;

export const useSitePages = (): SitePages => useContext(SitePagesContext);
