'use client';
import { useFormat } from '@broadsheet/block-kit';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { useSiteText } from '../language/useSiteText.ts';
import type { Finding } from './Finding.ts';

/** Returns a function that translates a finding for the editor, with the titles of its block and field. */
export function useFindingText(
  catalogue: Catalogue,
): (finding: Finding, part: 'sentence' | 'hint') => string {
  const write = useSiteText();
  const format = useFormat();
  return (finding, part) => {
    const { [part]: text, about } = finding;
    const block = about.block === undefined ? undefined : catalogue.get(about.block);
    const { since } = text.values ?? {};
    const label = about.field === undefined ? undefined : block?.fields[about.field]?.label;
    return write({
      ...text,
      values: {
        ...text.values,
        ...(block !== undefined && { blockTitle: block.title }),
        ...(label !== undefined && { fieldLabel: label }),
        ...(since !== undefined && { since: format.dateTime(since, 'UTC') }),
      },
    });
  };
}
