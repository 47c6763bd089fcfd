'use client';
/**
 * An editor for the stored HTML, with buttons for the common elements. No element is lost: pasted HTML stays as it is, and
 * the preview shows what readers get after sanitising.
 */
import { usePhrases } from '@broadsheet/block-kit';
import { useLayoutEffect, useRef } from 'react';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { Toolbar } from '../../controls/Toolbar.tsx';
import { asText } from '../asText.ts';
import { storeText } from '../ControlProps.ts';
import { TextArea } from '../fieldStyles.ts';
import { phrases } from '../phrases.ts';
import type { RichTextControlProps } from './RichTextControlProps.ts';

interface Wrapper {
  readonly key: 'strong' | 'emphasis' | 'link' | 'break' | 'paragraph' | 'heading' | 'list';
  readonly before: string;
  readonly after: string;
  /** Present for elements that only multi-line fields may contain. */
  readonly isBlock?: true;
}

const WRAPPERS: readonly Wrapper[] = [
  { key: 'strong', before: '<strong>', after: '</strong>' },
  { key: 'emphasis', before: '<em>', after: '</em>' },
  { key: 'link', before: '<a href="">', after: '</a>' },
  { key: 'break', before: '<br>', after: '' },
  { key: 'paragraph', before: '<p>', after: '</p>', isBlock: true },
  { key: 'heading', before: '<h3>', after: '</h3>', isBlock: true },
  { key: 'list', before: '<ul>\n<li>', after: '</li>\n</ul>', isBlock: true },
];

export function HtmlEditor(props: RichTextControlProps) {
  const { id, field, value, attributes } = props;
  const t = usePhrases(phrases);
  const area = useRef<HTMLTextAreaElement>(null);
  /** The selection to set after the text has been rendered. */
  const selection = useRef<readonly [start: number, end: number]>(undefined);
  const html = asText(value);

  useLayoutEffect(() => {
    if (selection.current === undefined) return;
    area.current?.setSelectionRange(...selection.current);
    selection.current = undefined;
  });

  function wrap({ key, before, after }: Wrapper) {
    const { selectionStart: start = html.length, selectionEnd: end = html.length } = area.current ?? {};
    const inside = html.slice(start, end);
    // For a link, the cursor is placed where the URL is written next.
    const from = key === 'link' ? start + before.length - 2 : start + before.length;
    selection.current = [from, key === 'link' ? from : from + inside.length];
    storeText(props, html.slice(0, start) + before + inside + after + html.slice(end));
    area.current?.focus();
  }

  return (
    <>
      <Toolbar label={t('fields.rich.tools', { label: field.label })}>
        {WRAPPERS.filter(({ isBlock }) => isBlock !== true || field.inline !== true).map((wrapper) => (
          <ToolButton key={wrapper.key} onClick={() => wrap(wrapper)}>
            {t(`fields.rich.${wrapper.key}`)}
          </ToolButton>
        ))}
      </Toolbar>
      <TextArea
        ref={area}
        id={id}
        dir="auto"
        rows={6}
        spellCheck={false}
        aria-label={t('fields.rich.html', { label: field.label })}
        value={html}
        placeholder={field.default}
        onChange={({ currentTarget }) => storeText(props, currentTarget.value)}
        {...attributes}
      />
    </>
  );
}
