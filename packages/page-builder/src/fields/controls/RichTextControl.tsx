'use client';
/**
 * A rich text field: formatted as readers see it, or as the stored HTML. HTML that the formatted view would lose is shown
 * as HTML, with the reason. Opening a view never changes the text.
 */
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { Notice } from '../../controls/Notice.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { createLatePart } from '../../builder/createLatePart.tsx';
import { Hint, Stack } from '../fieldStyles.ts';
import { phrases } from '../phrases.ts';
import { HtmlEditor } from '../rich-text/HtmlEditor.tsx';
import type { RichTextControlProps } from '../rich-text/RichTextControlProps.ts';
import { useStable } from '../useStable.ts';

const { Part: FormattedText } = createLatePart(
  async () => (await import('../rich-text/FormattedText.tsx')).FormattedText,
  () => <Loading />,
);

type View =
  | { readonly kind: 'formatted' }
  | { readonly kind: 'html' }
  /** The formatted view was requested and would lose something. */
  | { readonly kind: 'unfit'; readonly lost: readonly string[] };

const VIEWS = ['formatted', 'html'] as const;

export function RichTextControl(props: RichTextControlProps) {
  const { field } = props;
  const t = usePhrases(phrases);
  const [view, setView] = useState<View>({ kind: 'formatted' });
  const showUnfit = useStable((lost: readonly string[]) => setView({ kind: 'unfit', lost }));
  if (field.raw === true) return <HtmlEditor {...props} />;
  return (
    <div>
      <Tabs
        label={t('fields.rich.views', { label: field.label })}
        tabs={VIEWS.map((key) => ({ key, title: t(`fields.rich.view.${key}`) }))}
        current={view.kind === 'formatted' ? 'formatted' : 'html'}
        onChange={(kind) => setView({ kind })}
      >
        <Stack as="div" style={{ paddingBlockStart: '0.4rem' }}>
          {view.kind === 'formatted' ? (
            <FormattedText {...props} onUnfit={showUnfit} />
          ) : (
            <HtmlEditor {...props} />
          )}
          {view.kind === 'unfit' && (
            <Notice kind="note">
              {view.lost.length === 0
                ? t('fields.rich.unfit')
                : t('fields.rich.lost', { lost: view.lost.slice(0, 5).join(', ') })}
            </Notice>
          )}
        </Stack>
      </Tabs>
    </div>
  );
}

function Loading() {
  const t = usePhrases(phrases);
  return <Hint as="output">{t('fields.rich.loading')}</Hint>;
}
