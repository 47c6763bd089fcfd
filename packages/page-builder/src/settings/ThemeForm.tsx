'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isRecord, text } from '@broadsheet/sdk-content';
import { COLOURS, MEASURES, overrideTheme, parseThemeOverrides, SCHEMES, token } from '@broadsheet/ui';
import type { ColourToken, MeasureToken, Scheme, Theme } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { Input } from '../fields/fieldStyles.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { phrases } from './phrases.ts';
import type { SettingDocument } from './Setting.ts';
import { SettingField } from './SettingField.tsx';
import { FieldGroup, problemAt } from './SettingForm.ts';
import type { SettingFormProps } from './SettingForm.ts';

const Table = styled.table`
  inline-size: 100%;
  font-size: ${token('type-0')};
  th,
  td {
    padding: 0.2rem 0.5rem 0.2rem 0;
    text-align: start;
    font-weight: 500;
    vertical-align: middle;
  }
`;

const Pair = styled.span`
  display: flex;
  gap: 0.35rem;
`;

const Swatch = styled.input`
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
  padding: 0;
  border: 1px solid ${token('ink-soft')};
  background: none;
`;

const Code = styled(Input)`
  max-inline-size: 7.5rem;
  font-family: ${token('mono')};
`;

const membersOf = (document: SettingDocument, name: 'colours' | 'measures'): SettingDocument => {
  const value = document[name];
  return isRecord(value) ? value : {};
};

/** A value that is typed: of a colour its pair, of which the other half is the theme's until it is given. */
function writeColour(
  document: SettingDocument,
  { name, scheme, value, base }: { name: ColourToken; scheme: Scheme; value: string; base: Theme },
): SettingDocument {
  const colours = membersOf(document, 'colours');
  const own = colours[name];
  const pair = { ...base.colours[name], ...(isRecord(own) && own), [scheme]: value };
  return { ...document, colours: { ...colours, [name]: pair } };
}

function withoutMember(
  document: SettingDocument,
  group: 'colours' | 'measures',
  name: string,
): SettingDocument {
  const { [name]: _dropped, ...rest } = membersOf(document, group);
  return { ...document, [group]: rest };
}

export interface ThemeFormProps extends SettingFormProps {
  /** Under the site's own tokens. */
  readonly base: Theme;
}

/** The tokens of the theme: colours of both schemes side by side with their contrast, type and measures. */
export function ThemeForm(props: ThemeFormProps) {
  const { document, base, problems, isReadOnly, onChange } = props;
  const t = usePhrases(phrases);
  return (
    <>
      <FieldGroup as="section" aria-label={t('theme.colours')}>
        <Colours {...props} />
        <ContrastTable theme={overrideTheme(base, parseThemeOverrides(document))} />
      </FieldGroup>
      <FieldGroup>
        <legend>{t('theme.measures')}</legend>
        {MEASURES.map((name: MeasureToken) => (
          <SettingField
            key={name}
            label={name}
            value={text(membersOf(document, 'measures')[name]) ?? ''}
            placeholder={base.measures[name]}
            problem={problemAt(problems, `$.measures.${name}`)}
            isReadOnly={isReadOnly}
            onChange={(value) =>
              onChange(
                value === ''
                  ? withoutMember(document, 'measures', name)
                  : { ...document, measures: { ...membersOf(document, 'measures'), [name]: value } },
              )
            }
          />
        ))}
      </FieldGroup>
    </>
  );
}

function Colours({ document, base, problems, isReadOnly, onChange }: ThemeFormProps) {
  const t = usePhrases(phrases);
  const own = membersOf(document, 'colours');
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('theme.colours')}</th>
          <th scope="col">{t('theme.light')}</th>
          <th scope="col">{t('theme.dark')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {SCHEMES.map((scheme) => {
              const pair = own[name];
              const value = (isRecord(pair) ? text(pair[scheme]) : undefined) ?? base.colours[name][scheme];
              const names = { name, scheme: t(`theme.${scheme}`) };
              const write = (next: string) =>
                onChange(writeColour(document, { name, scheme, value: next, base }));
              return (
                <td key={scheme}>
                  <Pair>
                    <Swatch
                      type="color"
                      aria-label={t('theme.pick', names)}
                      value={value.slice(0, 7).toLowerCase()}
                      disabled={isReadOnly}
                      onChange={(event) => write(event.currentTarget.value + value.slice(7))}
                    />
                    <Code
                      aria-label={t('theme.of', names)}
                      aria-invalid={problemAt(problems, `$.colours.${name}.${scheme}`) !== undefined}
                      value={value}
                      readOnly={isReadOnly}
                      spellCheck={false}
                      onChange={(event) => write(event.currentTarget.value)}
                    />
                  </Pair>
                </td>
              );
            })}
            <td>
              {own[name] !== undefined && !isReadOnly && (
                <ToolButton
                  label={t('theme.resetOf', { name })}
                  onClick={() => onChange(withoutMember(document, 'colours', name))}
                >
                  {t('theme.reset')}
                </ToolButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
