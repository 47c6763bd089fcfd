'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { useId, useState } from 'react';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { Bar, Input, Label, ProblemText, Stack } from '../fieldStyles.ts';
import { phrases } from '../phrases.ts';
import { PagePicker } from '../pickers/PagePicker.tsx';
import { PickerPanel } from '../pickers/PickerPanel.tsx';
import { phrases as pickerPhrases } from '../pickers/phrases.ts';
import { isComposing } from '../../controls/isComposing.ts';

export interface LinkPanelProps {
  /** The link's URL; empty if there is no link yet. */
  readonly href: string;
  readonly onLink: (href: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Renders the panel for the target of a link: a URL, or a page of the site. */
export function LinkPanel({ href, onLink, onRemove, onClose }: LinkPanelProps) {
  const t = usePhrases(phrases);
  const pickers = usePhrases(pickerPhrases);
  const id = useId();
  const [typed, setTyped] = useState(href);
  const [isPicking, setPicking] = useState(false);
  const [isRefused, setRefused] = useState(false);

  function apply() {
    const url = typed.trim();
    if (url === '' || safeHref(url) === undefined) setRefused(true);
    else onLink(url);
  }

  return (
    <PickerPanel id={id} label={t('fields.rich.link')} onClose={onClose}>
      <Stack>
        <Label htmlFor={`${id}-url`}>{t('fields.rich.address')}</Label>
        <Input
          id={`${id}-url`}
          type="text"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          value={typed}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-problem` : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            apply();
          }}
        />
        {isRefused && (
          <ProblemText id={`${id}-problem`} role="alert">
            {t('fields.problem.unsafeUrl')}
          </ProblemText>
        )}
      </Stack>
      <Bar>
        <ToolButton isMain onClick={apply}>
          {t('fields.rich.setLink')}
        </ToolButton>
        <ToolButton aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
          {pickers('pickers.pages')}
        </ToolButton>
        {href !== '' && <ToolButton onClick={onRemove}>{t('fields.rich.removeLink')}</ToolButton>}
        <ToolButton onClick={onClose}>{pickers('pickers.close')}</ToolButton>
      </Bar>
      {isPicking && <PagePicker id={`${id}-pages`} onPick={onLink} onClose={() => setPicking(false)} />}
    </PickerPanel>
  );
}
