'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isRecord, text } from '@broadsheet/client-core';
import { useState } from 'react';
import { phrases } from './phrases.ts';
import type { SettingDocument } from './Setting.ts';
import { SettingChoice, SettingField } from './SettingField.tsx';
import { FieldGroup, useProblemAt } from './SettingForm.ts';
import type { SettingFormProps } from './SettingForm.ts';
import { SettingImage } from './SettingImage.tsx';
import { SITE_LINES } from './siteLines.ts';
import type { SiteLine, SitePath } from './siteLines.ts';

const within = (document: SettingDocument, name: string): SettingDocument => {
  const value = document[name];
  return isRecord(value) ? value : {};
};

const readLine = (document: SettingDocument, [name, inner]: SitePath): string =>
  text(inner === undefined ? document[name] : within(document, name)[inner]) ?? '';

const getLanguage = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * Writes the locale of the site, which the language of dates follows. A format of dates belongs to its language: another one
 * goes by its own, and the first one has its format again.
 *
 * @param opened the site as the form was opened with it
 */
function writeLocale(document: SettingDocument, locale: string, opened: SettingDocument): SettingDocument {
  const { dateFormat: _, dateTimeFormat: __, ...dates } = within(document, 'dateLocalization');
  const { dateFormat, dateTimeFormat } = within(opened, 'dateLocalization');
  const isFirst = getLanguage(locale) === getLanguage(text(opened['locale']) ?? 'en');
  const formats = {
    ...(dateFormat !== undefined && { dateFormat }),
    ...(dateTimeFormat !== undefined && { dateTimeFormat }),
  };
  return {
    ...document,
    locale,
    dateLocalization: { ...dates, language: locale, ...(isFirst && formats) },
  };
}

interface Writing {
  readonly value: string;
  readonly opened: SettingDocument;
}

/** Writes a line of the form. */
function writeLine(document: SettingDocument, [name, inner]: SitePath, writing: Writing): SettingDocument {
  const { value, opened } = writing;
  if (inner !== undefined) return { ...document, [name]: { ...within(document, name), [inner]: value } };
  return name === 'locale' ? writeLocale(document, value, opened) : { ...document, [name]: value };
}

export interface SiteFormProps extends SettingFormProps {
  /** The languages of the blocks. */
  readonly languages: readonly string[];
}

/** Renders the form of the site: name, logo, language, contact, as used on every page. */
export function SiteForm({ document, problems, isReadOnly, onChange, languages }: SiteFormProps) {
  const t = usePhrases(phrases);
  const toOption = (value: 'ltr' | 'rtl') => ({ value, label: t(`site.textDirection.${value}`) });
  return (
    <>
      {SITE_LINES.map(({ title, lines }) => (
        <FieldGroup key={title}>
          <legend>{t(title)}</legend>
          {lines.map((line) => (
            <SiteLineField
              key={line.label}
              {...{ line, document, problems, isReadOnly, onChange, languages }}
            />
          ))}
          {title === 'site.language' && (
            <SettingChoice
              label={t('site.textDirection')}
              value={text(document['textDirection']) ?? 'ltr'}
              options={[toOption('ltr'), toOption('rtl')]}
              isReadOnly={isReadOnly}
              onChange={(textDirection) => onChange({ ...document, textDirection })}
            />
          )}
        </FieldGroup>
      ))}
    </>
  );
}

/** Renders one line of the form: an image, or a text. */
function SiteLineField(props: SiteFormProps & { readonly line: SiteLine }) {
  const { line, document, problems, isReadOnly, onChange, languages } = props;
  const { path, label, tip, isImage = false, ground } = line;
  const t = usePhrases(phrases);
  const [opened] = useState(document);
  const problem = useProblemAt(problems)(`$.${path.join('.')}`);
  if (isImage && !isReadOnly)
    return <SettingImage name={path[0]} label={t(label)} {...{ document, problem, ground, onChange }} />;
  return (
    <SettingField
      label={t(label)}
      value={readLine(document, path)}
      problem={problem}
      isReadOnly={isReadOnly}
      onChange={(value) => onChange(writeLine(document, path, { value, opened }))}
      {...(tip !== undefined && { tip: t(tip, { languages: languages.join(', ') }) })}
    />
  );
}
