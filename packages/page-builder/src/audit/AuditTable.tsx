'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { AuditEntry } from './auditLog.ts';
import { phrases } from './phrases.ts';
import { useSubjectText } from './useSubjectText.ts';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token('type-0')};
  th,
  td {
    padding: 0.4rem 0.75rem 0.4rem 0;
    border-block-end: 1px solid ${token('rule')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  /* On a phone the cells of an entry stand below one another. */
  @media (max-width: 40rem) {
    thead {
      display: none;
    }
    tr {
      display: block;
      padding-block: 0.5rem;
      border-block-end: 1px solid ${token('rule')};
    }
    td {
      display: block;
      padding-block: 0.1rem;
      border: 0;
    }
  }
`;

/** Returns a function that describes an action in words if there are any, else by its name. */
function useActionName(): (action: string) => string {
  const t = usePhrases(phrases);
  return (action) => {
    const key = `audit.action.${action}`;
    return isPhrase(key) ? t(key) : action;
  };
}

const isPhrase = (key: string): key is keyof typeof phrases => Object.hasOwn(phrases, key);

/** Renders entries of the log, newest first. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const nameOf = useActionName();
  const writeSubject = useSubjectText();
  return (
    <Table>
      <caption className="bs-hidden">{t('audit.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('audit.when')}</th>
          <th scope="col">{t('audit.who')}</th>
          <th scope="col">{t('audit.what')}</th>
          <th scope="col">{t('audit.subject')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ number, at, editorName, action, subject }) => (
          <tr key={number}>
            <td>
              <time dateTime={new Date(at).toISOString()}>{format.dateTime(at)}</time>
            </td>
            <td>{editorName === '' ? t('audit.nobody') : editorName}</td>
            <td>{nameOf(action)}</td>
            <td>{writeSubject({ action, subject })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
