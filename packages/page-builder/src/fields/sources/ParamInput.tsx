'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { sectionKey } from '@broadsheet/client-core';
import { useId, useRef, useState } from 'react';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { Bar, CheckBox, Group, GroupLabel, Input, Label, Stack, Summary, SwitchRow } from '../fieldStyles.ts';
import { phrases } from '../pickers/phrases.ts';
import { ChosenSubjects } from './ChosenSubjects.tsx';
import type { ParamChoice, SourceParam } from './ContentSource.ts';
import { SubjectPicker } from './SubjectPicker.tsx';

export interface ParamInputProps {
  readonly param: SourceParam;
  readonly value: unknown;
  /** Called with a new value. @param value `undefined` to use the source's default */
  readonly onChange: (value: string | number | undefined) => void;
}

const spell = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Returns a number for numeric text; other text stays text, which the source rejects with its own message. */
function readValue({ kind }: SourceParam, text: string): string | number | undefined {
  if (text === '') return undefined;
  const isNumeral = kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(text) && String(Number(text)) === text;
  return isNumeral ? Number(text) : text;
}

type PickedChoice = Exclude<ParamChoice, 'switch'>;

/** Returns the ids or slugs of a value, which are separated by commas where there may be several; each of them once. */
function listValues(text: string, isMany: boolean): readonly string[] {
  const values = (isMany ? text.split(',') : [text]).flatMap((each) => each.trim() || []);
  const keys = values.map(sectionKey);
  return values.filter((value, index) => keys.indexOf(sectionKey(value)) === index);
}

/** Renders what is chosen by its names, and the button that chooses from what the site has. */
function Chooser({
  id,
  param,
  choice,
  value,
  onChange,
}: ParamInputProps & { id: string; choice: PickedChoice }) {
  const t = usePhrases(phrases);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isMany = choice === 'sections';
  const kind = isMany ? 'section' : choice;
  const chosen = listValues(spell(value), isMany);
  /** Adds a value, or removes it. */
  function toggle(picked: string) {
    const others = chosen.filter((each) => sectionKey(each) !== sectionKey(picked));
    const next = others.length < chosen.length ? others : [...(isMany ? chosen : []), picked];
    onChange(next.join(', ') || undefined);
  }
  return (
    <>
      <ChosenSubjects
        {...{ kind }}
        label={param.label}
        values={chosen}
        onRemove={(removed) => {
          toggle(removed);
          button.current?.focus();
        }}
      />
      <Bar>
        <ToolButton
          ref={button}
          label={t('pickers.chooseFor', { label: param.label })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-choice` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t('pickers.choose')}
        </ToolButton>
      </Bar>
      {isOpen && (
        <SubjectPicker
          id={`${id}-choice`}
          label={param.label}
          {...{ kind, chosen }}
          onClose={() => setOpen(false)}
          onPick={(picked) => {
            if (isMany) return toggle(picked);
            onChange(picked);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** Renders a parameter that is on or off. */
function ParamSwitch({ param: { label, preset }, value, onChange }: ParamInputProps) {
  const id = useId();
  const isOn = (spell(value) || preset) === 'true';
  return (
    <SwitchRow>
      <Bar as="label" htmlFor={id}>
        <CheckBox
          id={id}
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => onChange(String(currentTarget.checked))}
        />
        {label}
      </Bar>
    </SwitchRow>
  );
}

/** Renders the field in which a value is typed. */
function TypedValue({ id, param, value, onChange }: ParamInputProps & { readonly id: string }) {
  const t = usePhrases(phrases);
  const { kind, isRequired, preset } = param;
  return (
    <Input
      id={id}
      type="text"
      dir="auto"
      autoComplete="off"
      inputMode={kind === 'number' ? 'decimal' : undefined}
      aria-required={isRequired ? true : undefined}
      placeholder={preset === '' ? undefined : t('pickers.paramDefault', { value: preset })}
      value={spell(value)}
      onChange={({ currentTarget }) => onChange(readValue(param, currentTarget.value))}
    />
  );
}

/** Renders one value of a source's query: chosen by its name where the site has a list of it, otherwise typed. */
export function ParamInput(props: ParamInputProps) {
  const { label, choice, isRequired } = props.param;
  const t = usePhrases(phrases);
  const id = useId();
  if (choice === 'switch') return <ParamSwitch {...props} />;
  const name = isRequired ? t('pickers.needed', { name: label }) : label;
  if (choice === undefined)
    return (
      <Stack>
        <Label htmlFor={id}>{name}</Label>
        <TypedValue {...props} id={id} />
      </Stack>
    );
  return (
    <Stack>
      <GroupLabel>{name}</GroupLabel>
      <Chooser {...props} {...{ id, choice }} />
      <Group>
        <Summary>{t('pickers.byId')}</Summary>
        <Stack>
          <Label htmlFor={id}>{name}</Label>
          <TypedValue {...props} id={id} />
        </Stack>
      </Group>
    </Stack>
  );
}
