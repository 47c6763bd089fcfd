'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isRecord, text } from '@broadsheet/client-core';
import { COLOURS, MEASURES, overrideTheme, parseThemeOverrides, SCHEMES, token } from '@broadsheet/ui';
import type { ColourToken, MeasureToken, Scheme, Theme } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { Input } from '../fields/fieldStyles.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { phrases } from './phrases.ts';
import type { SettingDocument } from './Setting.ts';
import { SettingField } from './SettingField.tsx';
import { FieldGroup, useProblemAt } from './SettingForm.ts';
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
  /* On a telephone the words of a button wrap: with a value of the site's own the row would be wider than the window. */
  @media (max-width: 40rem) {
    td button {
      white-space: normal;
    }
  }
`;

/** A pair of inputs, one above the other on a phone, so that a value can be read completely. */
const Pair = styled.span`
  display: flex;
  gap: 0.35rem;
  @media (max-width: 40rem) {
    flex-direction: column;
  }
`;

/** The colours beside their contrasts where both fit whole, else above them. */
const ColourGroup = styled(FieldGroup)`
  grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr));
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
  min-inline-size: calc(9ch + 1.25rem);
  max-inline-size: 7.5rem;
  font-family: ${token('mono')};
`;

const getMembers = (document: SettingDocument, name: 'colours' | 'measures'): SettingDocument => {
  const value = document[name];
  return isRecord(value) ? value : {};
};

/** Writes a typed value. A colour is stored as a pair, whose other half is the theme's until it is set. */
function writeColour(
  document: SettingDocument,
  { name, scheme, value, base }: { name: ColourToken; scheme: Scheme; value: string; base: Theme },
): SettingDocument {
  const colours = getMembers(document, 'colours');
  const own = colours[name];
  const pair = { ...base.colours[name], ...(isRecord(own) && own), [scheme]: value };
  return { ...document, colours: { ...colours, [name]: pair } };
}

function withoutMember(
  document: SettingDocument,
  group: 'colours' | 'measures',
  name: string,
): SettingDocument {
  const { [name]: _dropped, ...rest } = getMembers(document, group);
  return { ...document, [group]: rest };
}

export interface ThemeFormProps extends SettingFormProps {
  /** The default theme, which the site's own tokens override. */
  readonly base: Theme;
}

/** Renders the tokens of the theme: colours of both schemes side by side with their contrast, type and measures. */
export function ThemeForm(props: ThemeFormProps) {
  const { document, base, problems, isReadOnly, onChange } = props;
  const t = usePhrases(phrases);
  const problemAt = useProblemAt(problems);
  return (
    <>
      <ColourGroup as="section" aria-label={t('theme.colours')}>
        <Colours {...props} />
        <ContrastTable theme={overrideTheme(base, parseThemeOverrides(document))} />
      </ColourGroup>
      <FieldGroup>
        <legend>{t('theme.measures')}</legend>
        {MEASURES.map((name: MeasureToken) => (
          <SettingField
            key={name}
            label={name}
            value={text(getMembers(document, 'measures')[name]) ?? ''}
            placeholder={base.measures[name]}
            problem={problemAt(`$.measures.${name}`)}
            isReadOnly={isReadOnly}
            onChange={(value) =>
              onChange(
                value === ''
                  ? withoutMember(document, 'measures', name)
                  : { ...document, measures: { ...getMembers(document, 'measures'), [name]: value } },
              )
            }
          />
        ))}
      </FieldGroup>
    </>
  );
}

function Colours(props: ThemeFormProps) {
  const t = usePhrases(phrases);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('theme.colours')}</th>
          <th scope="col">{t('theme.light')}</th>
          <th scope="col">{t('theme.dark')}</th>
          <th scope="col">{t('theme.own')}</th>
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((name) => (
          <ColourRow key={name} {...props} name={name} />
        ))}
      </tbody>
    </Table>
  );
}

interface ColourRowProps extends ThemeFormProps {
  readonly name: ColourToken;
}

function ColourRow({ name, document, base, problems, isReadOnly, onChange }: ColourRowProps) {
  const t = usePhrases(phrases);
  const problemAt = useProblemAt(problems);
  const own = getMembers(document, 'colours')[name];
  return (
    <tr>
      <th scope="row">{name}</th>
      {SCHEMES.map((scheme) => (
        <td key={scheme}>
          <ColourInputs
            names={{ name, scheme: t(`theme.${scheme}`) }}
            value={(isRecord(own) ? text(own[scheme]) : undefined) ?? base.colours[name][scheme]}
            isWrong={problemAt(`$.colours.${name}.${scheme}`) !== undefined}
            isReadOnly={isReadOnly}
            onChange={(value) => onChange(writeColour(document, { name, scheme, value, base }))}
          />
        </td>
      ))}
      <td>
        {own !== undefined && !isReadOnly && (
          <ToolButton
            label={t('theme.resetOf', { name })}
            onClick={() => onChange(withoutMember(document, 'colours', name))}
          >
            {t('theme.reset')}
          </ToolButton>
        )}
      </td>
    </tr>
  );
}

interface ColourInputsProps {
  readonly names: { readonly name: string; readonly scheme: string };
  readonly value: string;
  readonly isWrong: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** Returns the opacity of a hexadecimal colour with eight digits: its last two; empty for any other colour. */
const getOpacity = (colour: string): string => (/^#[\da-f]{8}$/i.test(colour) ? colour.slice(7) : '');

/** Renders a colour picker and a text input. The picker does not support opacity, so that of the value stays. */
function ColourInputs({ names, value, isWrong, isReadOnly, onChange }: ColourInputsProps) {
  const t = usePhrases(phrases);
  return (
    <Pair>
      <Swatch
        type="color"
        aria-label={t('theme.pick', names)}
        value={/^#[\da-f]{6}/i.test(value) ? value.slice(0, 7).toLowerCase() : '#000000'}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.currentTarget.value + getOpacity(value))}
      />
      <Code
        aria-label={t('theme.of', names)}
        aria-invalid={isWrong}
        value={value}
        readOnly={isReadOnly}
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Pair>
  );
}
