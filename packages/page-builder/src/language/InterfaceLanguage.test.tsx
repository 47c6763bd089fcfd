import { createTestHost } from '@broadsheet/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useInterfaceLanguage, LanguageProvider, useLoadedLanguage } from './InterfaceLanguage.ts';
import { LANGUAGES } from './languages.ts';

const { lang } = document.documentElement;
afterEach(() => {
  document.documentElement.lang = lang;
});

/** Creates a browser environment that keeps stored items. */
function openBrowser() {
  const items = new Map<string, string>();
  return {
    ...createTestHost().host.environment,
    readLocalItem: (name: string) => items.get(name),
    writeLocalItem: (name: string, value: string | undefined) => void items.set(name, value ?? ''),
  };
}

function Choices() {
  const { language, choose } = useInterfaceLanguage();
  return LANGUAGES.map(({ code, name }) => (
    <button key={code} type="button" aria-pressed={code === language.code} onClick={() => choose(code)}>
      {name}
    </button>
  ));
}

function Desk({ environment }: { readonly environment: ReturnType<typeof openBrowser> }) {
  const loaded = useLoadedLanguage(environment);
  if (!loaded.isLoaded) return <p>Nothing yet</p>;
  return (
    <LanguageProvider value={loaded}>
      <p>{loaded.phrases['desk.logOut'] ?? 'Log out'}</p>
      <Choices />
    </LanguageProvider>
  );
}

test('begins in the language of the browser, and goes on in the one that is chosen, here and next time', async () => {
  const environment = openBrowser();
  const { unmount } = render(<Desk environment={environment} />);
  expect(screen.getByText('Log out')).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(await screen.findByText('Abmelden')).toBeTruthy();
  expect(document.documentElement.lang).toBe('de');
  unmount();
  render(<Desk environment={environment} />);
  expect(screen.getByText('Nothing yet')).toBeTruthy();
  expect(await screen.findByText('Abmelden')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText('Log out')).toBeTruthy();
});
