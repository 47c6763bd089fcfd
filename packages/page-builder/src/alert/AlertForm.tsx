'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';
import { token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import { LabelledInput, LabelledSelect } from '../controls/LabelledInput.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import type { NewAlert } from './alertCalls.ts';
import { phrases } from './phrases.ts';
import { StoryLink } from './StoryLink.tsx';

/** The largest number of characters of an alert. */
const LONGEST = 200;

/** The times after which an alert ends by itself, in minutes. */
const ENDS = [30, 60, 180, 360, 720, 1440] as const;

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
`;

/** The bar of alerts as readers see it, without its button. */
export const AlertText = styled.p`
  padding: 0.65rem 1rem;
  background: ${token('breaking')};
  color: ${token('on-breaking')};
  font: 600 ${token('type-1')} / 1.3 ${token('sans')};
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

interface UntilSelectProps {
  /** The minutes until the alert ends; empty if somebody ends it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function UntilSelect({ value, onChange }: UntilSelectProps) {
  const t = usePhrases(phrases);
  const ends = ENDS.map((minutes) => ({
    value: String(minutes),
    title:
      minutes * MINUTE_MS < HOUR_MS
        ? t('alert.until.minutes', { n: minutes })
        : t('alert.until.hours', { n: minutes / 60 }),
  }));
  const options = [{ value: '', title: t('alert.until.ended') }, ...ends];
  return <LabelledSelect label={t('alert.until')} {...{ value, onChange, options }} />;
}

/** Renders the alert as readers will see it; nothing while there is no text. */
function Preview({ text }: { readonly text: string }) {
  const t = usePhrases(phrases);
  if (text === '') return null;
  return (
    <section aria-label={t('alert.preview')}>
      <AlertText>{text}</AlertText>
    </section>
  );
}

export interface AlertFormProps {
  /** Whether readers see an alert that this one replaces. */
  readonly isReplacing: boolean;
  readonly isBusy: boolean;
  /** The number of browsers that have subscribed to notifications; `undefined` on a site that sends none. */
  readonly subscribers: number | undefined;
  /** Sends an alert. Resolves with whether it was sent. */
  readonly onSend: (alert: NewAlert) => Promise<boolean>;
}

/** Renders the fields of a new alert, with its preview: one press sends it. */
export function AlertForm({ isReplacing, isBusy, subscribers, onSend }: AlertFormProps) {
  const t = usePhrases(phrases);
  const { clock } = useBuilder();
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const [until, setUntil] = useState('');
  const [isNotified, setNotified] = useState(false);
  const isReady = text.trim() !== '' && !isBusy;

  async function send(): Promise<void> {
    if (!isReady) return;
    const minutes = Number(until);
    const isSent = await onSend({
      text: text.trim(),
      path: link.trim() === '' ? undefined : link.trim(),
      endsAt: until === '' ? undefined : clock.now() + minutes * MINUTE_MS,
      isNotified: isNotified && subscribers !== undefined,
    });
    // The next alert is another decision. One that failed is corrected and sent as it was meant.
    if (isSent) setNotified(false);
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <LabelledInput
        label={t('alert.text')}
        hint={t('alert.text.hint', { n: LONGEST - text.length })}
        value={text}
        onChange={(value) => setText(value.slice(0, LONGEST))}
      />
      <StoryLink
        value={link}
        onChange={setLink}
        onChoose={({ title, value }) => {
          setLink(value);
          if (text.trim() === '') setText(title.slice(0, LONGEST));
        }}
      />
      <UntilSelect value={until} onChange={setUntil} />
      {subscribers !== undefined && (
        <Checkbox
          label={t('alert.notify', { n: subscribers })}
          isChecked={isNotified}
          onChange={setNotified}
        />
      )}
      <Preview text={text.trim()} />
      <p>{t('alert.sends')}</p>
      <ToolButton isMain type="submit" aria-disabled={!isReady}>
        {t(isReplacing ? 'alert.replace' : 'alert.send')}
      </ToolButton>
    </Form>
  );
}
