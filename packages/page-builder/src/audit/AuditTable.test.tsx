import { HostProvider } from '@broadsheet/block-kit';
import { createTestHost } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { de } from '../language/locales/de.ts';
import { AuditTable } from './AuditTable.tsx';

it.each([
  ['second-factor.required', 'editor publisher', 'Bearbeiten, Veröffentlichen'],
  ['second-factor.required', '', ''],
  ['settings.published', 'theme', 'Gestaltung'],
  ['settings.deleted', 'navigation:harbour', 'Menü: harbour'],
  ['openid.refused', 'busy', de['session.openId.busy']],
  ['openid.refused', 'ada@example.com', 'ada@example.com'],
  ['page.published', 'theme', 'theme'],
])('names the subject of “%s” in the editor’s language: %s', (action, subject, words) => {
  const { host } = createTestHost({ isAdmin: true });
  renderBuilder(
    <HostProvider host={{ ...host, phrases: de, locale: 'de' }}>
      <AuditTable entries={[{ number: 1, at: 0, editorName: 'Ada', action, subject }]} />
    </HostProvider>,
  );
  expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe(words);
});
