'use client';
import { useEnhancement, useHost, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { enhance } from './ad-taboola.enhance.ts';
import { phrases } from './phrases.ts';
import { useWidget } from './widget/useWidget.ts';
import type { WidgetFields } from './widget/useWidget.ts';
import { writeWidget } from './widget/Widget.ts';

const Placeholder = styled.p`
  padding: 1rem;
  border: 1px dashed ${token('rule-strong')};
  background: ${token('tint')};
  font: 400 ${token('type-1')} / 1.4 ${token('sans')};
  text-align: center;
  overflow-wrap: anywhere;
`;

export type AdTaboolaProps = WidgetFields;

/**
 * Renders the element that recommendations are placed in; nothing when the site or the fields lack a value that the widget
 * needs.
 */
export function AdTaboola(props: AdTaboolaProps) {
  const { isAdmin } = useHost();
  const t = usePhrases(phrases);
  const ref = useEnhancement<HTMLDivElement>(enhance);
  const widget = useWidget(props);
  if (isAdmin)
    return <Placeholder>{t('tab.widget', { placement: props.placement?.trim() || '?' })}</Placeholder>;
  return widget === undefined ? null : (
    <div ref={ref} id={widget.container} data-taboola={writeWidget(widget)} />
  );
}
