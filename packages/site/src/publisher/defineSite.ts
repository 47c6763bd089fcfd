import type { Block } from '@broadsheet/block-kit';
import type { ContentSource } from '@broadsheet/sdk-content/server';
import type { Theme } from '@broadsheet/ui';
import type { Settings } from './SettingName.ts';

/** A path that has moved, or is gone for good (status 410). */
export type SiteRedirect =
  | {
      /** The old path, such as `/old/`. */
      readonly from: string;
      /** The new path or address. */
      readonly to: string;
      /** Default: 301. */
      readonly status?: 301 | 302;
    }
  | { readonly from: string; readonly status: 410 };

/** A newspaper of one's own: what it has beside, or in the place of, what Broadsheet brings. */
export interface SiteDefinition {
  /** The name of the newspaper, until editors set one in the settings of the site. */
  readonly name?: string;
  /**
   * Languages such as `en` or `pt-BR`. The first is that of the pages until editors set one. Blocks of the site need texts in
   * these languages only; texts that are missing are shown in English.
   */
  readonly locales?: readonly string[];
  /**
   * Blocks from packages or other folders; those in `blocks/` beside the file are found without being listed. One with the
   * name of a standard block replaces it.
   */
  readonly blocks?: readonly Block[];
  /** The theme, made by `defineTheme`. Default: `paper`. */
  readonly theme?: Theme;
  /** Content sources, made by `defineSource`. One with the name of a standard source replaces it. */
  readonly sources?: readonly ContentSource[];
  /** Paths that have moved or are gone. A redirect that editors have imported for the same path comes before them. */
  readonly redirects?: readonly SiteRedirect[];
  /** Settings by the names of their environment variables, which come before them. Secrets are variables only. */
  readonly settings?: Settings;
}

function requireDistinct(kind: string, names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new Error(
      `broadsheet.config has two ${kind} named "${repeated}". Give one of them another name, or remove it.`,
    );
}

/**
 * Describes a newspaper, as the default export of `broadsheet.config.ts`.
 *
 * @throws Error when two blocks, sources or redirects have one name
 * @example
 * export default defineSite({
 *   name: 'The Tarn Gazette',
 *   locales: ['en'],
 *   theme: tarn,
 *   sources: [tides],
 *   settings: { SITE_ID: 'tarn-gazette', SITE_ORIGIN: 'https://www.tarn-gazette.example' },
 * });
 */
export function defineSite(definition: SiteDefinition): SiteDefinition {
  const { blocks = [], sources = [], redirects = [] } = definition;
  requireDistinct(
    'blocks',
    blocks.map(({ name }) => name),
  );
  requireDistinct(
    'content sources',
    sources.map(({ name }) => name),
  );
  requireDistinct(
    'redirects',
    redirects.map(({ from }) => from),
  );
  return definition;
}
