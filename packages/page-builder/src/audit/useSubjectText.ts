'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isRole } from '../session/Role.ts';
import { phrases as sessionPhrases } from '../session/phrases.ts';
import { phrases as builderPhrases } from '../builder/phrases.ts';
import { phrases as settingPhrases } from '../settings/phrases.ts';
import { COLLECTION, NAVIGATION } from '../settings/Setting.ts';
import type { AuditEntry } from './auditLog.ts';

const isPhrase = <Key extends string>(table: Readonly<Record<Key, string>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/**
 * Returns a function that names the subject of an entry in the editor's language where the log has a code: roles, settings,
 * and the reason of a refused log-in. Everything else, such as an address or the id of a page, stays as it is.
 */
export function useSubjectText(): (entry: Pick<AuditEntry, 'action' | 'subject'>) => string {
  const [formatSession, set, list] = [
    usePhrases(sessionPhrases),
    usePhrases(settingPhrases),
    usePhrases(builderPhrases),
  ];
  return ({ action, subject }) => {
    if (action === 'second-factor.required')
      return subject
        .split(' ')
        .map((role) => (isRole(role) ? formatSession(`role.${role}`) : role))
        .join(', ');
    if (action === 'openid.refused') {
      const key = `session.openId.${subject}`;
      return isPhrase(sessionPhrases, key) ? formatSession(key, { provider: 'OpenID' }) : subject;
    }
    if (!action.startsWith('settings.')) return subject;
    if (subject.startsWith(COLLECTION))
      return `${list('desk.screen.collections')}: ${subject.slice(COLLECTION.length)}`;
    if (subject.startsWith(NAVIGATION))
      return `${set('navigation.hierarchy')}: ${subject.slice(NAVIGATION.length)}`;
    const tab = `settings.tab.${subject}`;
    return isPhrase(settingPhrases, tab) ? set(tab) : subject;
  };
}
