import { expect, test } from 'vitest';
import { chooseVoice } from './chooseVoice.ts';

const voice = (lang: string, more: { default?: boolean; localService?: boolean } = {}) => ({
  lang,
  default: false,
  localService: true,
  ...more,
});

test.each([
  ['of the region', 'en-GB', [voice('en-US', { default: true }), voice('en-GB')], 'en-GB'],
  ['of the language', 'de-AT', [voice('en-US', { default: true }), voice('de-DE')], 'de-DE'],
  ['that the device has chosen', 'en', [voice('en-AU'), voice('en-US', { default: true })], 'en-US'],
  ['that needs no network', 'en', [voice('en-AU', { localService: false }), voice('en-ZA')], 'en-ZA'],
  ['by the name that Android gives it', 'pt-PT', [voice('pt_BR'), voice('pt_PT')], 'pt_PT'],
  ['by another name of Norwegian', 'no', [voice('nb-NO')], 'nb-NO'],
])('takes the voice %s', (_, language, voices, lang) => {
  expect(chooseVoice(voices, language)).toMatchObject({ kind: 'voice', voice: { lang } });
});

test('takes none of another language, and leaves the choice to a browser that tells none', () => {
  expect(chooseVoice([voice('en-US')], 'fr')).toEqual({ kind: 'none' });
  expect(chooseVoice([], 'fr')).toEqual({ kind: 'unknown' });
});
