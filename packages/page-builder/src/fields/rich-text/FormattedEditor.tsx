'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import type { Node as ModelNode } from 'prosemirror-model';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from '../../builder/Builder.ts';
import { controlStyle } from '../fieldStyles.ts';
import { phrases } from '../phrases.ts';
import { FormatToolbar } from './FormatToolbar.tsx';
import type { Format } from './formats.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { findLink, removeLink, setLink } from './links.ts';
import type { RichTextControlProps } from './RichTextControlProps.ts';
import { useEditorView } from './useEditorView.ts';

const Text = styled.div`
  ${controlStyle}
  max-block-size: 24rem;
  overflow: auto;
  overflow-wrap: anywhere;
  /* The editor library needs this, so that typed spaces are visible. */
  white-space: break-spaces;
  font-variant-ligatures: none;
  &[aria-multiline='true'] {
    min-block-size: 6rem;
  }
  & > * + * {
    margin-block-start: 0.6em;
  }
  & :is(h2, h3, h4) {
    font-weight: 700;
    line-height: 1.25;
  }
  & h2 {
    font-size: ${token('type-3')};
  }
  & h3 {
    font-size: ${token('type-2')};
  }
  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }
  & blockquote {
    padding-inline-start: 0.75em;
    border-inline-start: 3px solid ${token('rule-strong')};
  }
  & a {
    color: ${token('brand')};
    text-decoration: underline;
  }
  & .ProseMirror-separator {
    display: inline;
  }
`;

export interface FormattedEditorProps extends Pick<RichTextControlProps, 'field' | 'attributes'> {
  readonly id: string;
  readonly doc: ModelNode;
  readonly onChange: (html: string) => void;
}

/** Returns the attributes of the text for assistive technology, without those that are not set. */
function getAttributes({
  id,
  doc,
  field,
  attributes,
}: Omit<FormattedEditorProps, 'onChange'>): Readonly<Record<string, string>> {
  const shown = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return {
    ...Object.fromEntries(shown),
    id,
    role: 'textbox',
    dir: 'auto',
    spellcheck: 'true',
    'aria-multiline': String(!doc.type.inlineContent),
    'aria-label': field.label,
  };
}

/** Renders a text as readers see it, with a toolbar above it. */
export function FormattedEditor({ id, doc, field, attributes, onChange }: FormattedEditorProps) {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const [isLinking, setLinking] = useState(false);

  function apply(format: Format): boolean {
    if (format.command === undefined) {
      setLinking(true);
      return true;
    }
    return run(format.command);
  }

  const { mount, state, formats, run, focus } = useEditorView({
    doc,
    onChange,
    onFormat: (format) => {
      const wasOn = format.isOn(state);
      const isDone = apply(format);
      if (isDone && format.command !== undefined)
        announce(
          t(wasOn ? 'fields.format.isOff' : 'fields.format.isOn', {
            format: t(`fields.format.${format.key}`),
          }),
        );
      return isDone;
    },
    attributes: getAttributes({ id, doc, field, attributes }),
  });

  function finishLink(command: typeof removeLink): void {
    setLinking(false);
    run(command);
    // The panel first returns the focus to the element that had it; then the text takes it.
    requestAnimationFrame(focus);
  }

  return (
    <>
      <FormatToolbar
        label={t('fields.format.tools', { label: field.label })}
        {...{ formats, state }}
        onFormat={(format) => {
          if (apply(format) && format.command !== undefined) focus();
        }}
      />
      <Text ref={mount} />
      {isLinking && (
        <LinkPanel
          href={findLink(state).href}
          onLink={(href) => finishLink(setLink(href))}
          onRemove={() => finishLink(removeLink)}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  );
}
