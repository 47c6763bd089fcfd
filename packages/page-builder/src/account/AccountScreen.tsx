'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useRead } from '../api/useRead.ts';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { readAccount } from './account.ts';
import { FactorsSection } from './FactorsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { phrases as sessionPhrases } from '../session/phrases.ts';
import { phrases } from './phrases.ts';
import { SessionsSection } from './SessionsSection.tsx';

/** Renders the editor's own account: password, second factors, sessions. */
export function AccountScreen() {
  const t = usePhrases(phrases);
  const tRole = usePhrases(sessionPhrases);
  const { client } = useBuilder();
  const account = useRead((signal) => readAccount(client, signal), [client]);
  return (
    <>
      <h1>{t('account.title')}</h1>
      {account.kind === 'read' && (
        <p>
          {t('account.who', {
            name: account.value.editor.name,
            email: account.value.editor.email,
            role: tRole(`role.${account.value.editor.role}`),
          })}
        </p>
      )}
      <LanguageSection />
      {account.kind === 'loading' && <Notice kind="wait">{t('account.loading')}</Notice>}
      {account.kind === 'failed' && <Notice kind="problem">{account.message}</Notice>}
      {account.kind === 'read' && (
        <>
          <FactorsSection account={account.value} onChange={account.again} />
          <PasswordSection account={account.value} onChange={account.again} />
          <SessionsSection account={account.value} onChange={account.again} />
        </>
      )}
    </>
  );
}
