'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isRecord, text } from '@broadsheet/sdk-content';
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

/** Writes a line of the form. The language of dates follows that of the site. */
function writeLine(document: SettingDocument, [name, inner]: SitePath, value: string): SettingDocument {
  if (inner !== undefined) return { ...document, [name]: { ...within(document, name), [inner]: value } };
  if (name !== 'locale') return { ...document, [name]: value };
  const dateLocalization = { ...within(document, 'dateLocalization'), language: value };
  return { ...document, locale: value, dateLocalization };
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
  const problem = useProblemAt(problems)(`$.${path.join('.')}`);
  if (isImage && !isReadOnly)
    return <SettingImage name={path[0]} label={t(label)} {...{ document, problem, ground, onChange }} />;
  return (
    <SettingField
      label={t(label)}
      value={readLine(document, path)}
      problem={problem}
      isReadOnly={isReadOnly}
      onChange={(value) => onChange(writeLine(document, path, value))}
      {...(tip !== undefined && { tip: t(tip, { languages: languages.join(', ') }) })}
    />
  );
}
