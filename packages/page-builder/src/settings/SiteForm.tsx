'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isRecord, text } from '@broadsheet/sdk-content';
import { phrases } from './phrases.ts';
import type { SettingDocument } from './Setting.ts';
import { SettingChoice, SettingField } from './SettingField.tsx';
import { FieldGroup, problemAt } from './SettingForm.ts';
import type { SettingFormProps } from './SettingForm.ts';

type Label = keyof typeof phrases;
type Path = readonly [string] | readonly [string, string];

interface Line {
  readonly path: Path;
  readonly label: Label;
  readonly tip?: Label;
}

const line = (name: string, label: Label, within?: string): Line => ({
  path: within === undefined ? [name] : [within, name],
  label,
});

const GROUPS: readonly { readonly title: Label; readonly lines: readonly Line[] }[] = [
  {
    title: 'site.identity',
    lines: [
      line('websiteName', 'site.websiteName'),
      line('shortName', 'site.shortName'),
      line('primaryLogo', 'site.primaryLogo'),
      line('primaryLogoAlt', 'site.primaryLogoAlt'),
      line('lightBackgroundLogo', 'site.lightBackgroundLogo'),
      line('lightBackgroundLogoAlt', 'site.lightBackgroundLogoAlt'),
      line('fallbackImage', 'site.fallbackImage'),
      line('themeColor', 'site.themeColor'),
    ],
  },
  {
    title: 'site.language',
    lines: [
      { ...line('locale', 'site.locale'), tip: 'site.locale.tip' },
      { ...line('timeZone', 'site.timeZone', 'dateLocalization'), tip: 'site.timeZone.tip' },
    ],
  },
  {
    title: 'site.contact',
    lines: [
      line('email', 'site.email', 'contact'),
      line('telephone', 'site.telephone', 'contact'),
      line('facebookPage', 'site.facebookPage'),
      line('twitterUsername', 'site.twitterUsername'),
      line('rssUrl', 'site.rssUrl'),
    ],
  },
  { title: 'site.footer', lines: [line('copyrightText', 'site.copyrightText')] },
];

const within = (document: SettingDocument, name: string): SettingDocument => {
  const value = document[name];
  return isRecord(value) ? value : {};
};

const readLine = (document: SettingDocument, [name, inner]: Path): string =>
  text(inner === undefined ? document[name] : within(document, name)[inner]) ?? '';

/** The date's own language follows that of the site. */
function writeLine(document: SettingDocument, [name, inner]: Path, value: string): SettingDocument {
  if (inner !== undefined) return { ...document, [name]: { ...within(document, name), [inner]: value } };
  if (name !== 'locale') return { ...document, [name]: value };
  const dateLocalization = { ...within(document, 'dateLocalization'), language: value };
  return { ...document, locale: value, dateLocalization };
}

export interface SiteFormProps extends SettingFormProps {
  /** Languages that the blocks speak. */
  readonly languages: readonly string[];
}

/** Name, logo, language, contact: what every page says of the site. */
export function SiteForm({ document, problems, isReadOnly, onChange, languages }: SiteFormProps) {
  const t = usePhrases(phrases);
  const toOption = (value: 'ltr' | 'rtl') => ({ value, label: t(`site.textDirection.${value}`) });
  return (
    <>
      {GROUPS.map(({ title, lines }) => (
        <FieldGroup key={title}>
          <legend>{t(title)}</legend>
          {lines.map(({ path, label, tip }) => (
            <SettingField
              key={label}
              label={t(label)}
              value={readLine(document, path)}
              problem={problemAt(problems, `$.${path.join('.')}`)}
              isReadOnly={isReadOnly}
              onChange={(value) => onChange(writeLine(document, path, value))}
              {...(tip !== undefined && { tip: t(tip, { languages: languages.join(', ') }) })}
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
