'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { LabelledSelect } from '../controls/LabelledInput.tsx';
import { Section } from '../controls/Section.tsx';
import { useInterfaceLanguage } from '../language/InterfaceLanguage.ts';
import { LANGUAGES } from '../language/languages.ts';
import { phrases } from './phrases.ts';

const OPTIONS = LANGUAGES.map(({ code, name }) => ({ value: code, title: name }));

/** Renders the choice of the page builder's own language in this browser. */
export function LanguageSection() {
  const t = usePhrases(phrases);
  const { language, choose } = useInterfaceLanguage();
  return (
    <Section title={t('account.language')}>
      <LabelledSelect
        label={t('account.languageOfBuilder')}
        value={language.code}
        options={OPTIONS}
        hint={t('account.languageHint')}
        onChange={choose}
      />
    </Section>
  );
}
