import type { CheckSetting } from '@broadsheet/platform';
import type { Theme } from '@broadsheet/ui';
import { checkNavigation } from './checkNavigation.ts';
import { checkSite } from './checkSite.ts';
import { checkTheme } from './checkTheme.ts';

/** The most problems that are reported at once; the others follow once these are fixed. */
const MOST_PROBLEMS = 20;

/**
 * Creates the check of settings before their publication.
 *
 * @param base the theme that the site's own values override
 * @param ownLocale the language of the site's own texts
 */
export function createSettingCheck(base: Theme, ownLocale?: string): CheckSetting {
  const check: CheckSetting = (setting, document) => {
    switch (setting.kind) {
      case 'site':
        return checkSite(document, ownLocale);
      case 'theme':
        return checkTheme(base, document);
      case 'navigation':
        return checkNavigation(document);
    }
  };
  return (setting, document) => check(setting, document).slice(0, MOST_PROBLEMS);
}
