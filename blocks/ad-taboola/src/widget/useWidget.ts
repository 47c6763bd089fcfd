'use client';
import { useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import type { fields } from '../fields.ts';
import { getPageKind } from './Widget.ts';
import type { Widget } from './Widget.ts';

export type WidgetFields = FieldValues<typeof fields>;

export const TABOOLA_ORIGIN = 'https://cdn.taboola.com';

/** Returns the widget that the fields describe on this page of this site; `undefined` when a required value is missing. */
export function useWidget(values: WidgetFields): (Omit<Widget, 'kind'> & Partial<Widget>) | undefined {
  const { site, page } = useHost();
  const [placement, mode, container] = [values.placement, values.mode, values.container].map((value) =>
    value?.trim(),
  );
  const { taboolaPublisherId: publisher, vendorOrigins = {} } = site;
  if (!publisher || !placement || !mode || !container) return undefined;
  const origin = (vendorOrigins['taboola'] || TABOOLA_ORIGIN).replace(/\/$/, '');
  const loader = `${origin}/libtrc/${encodeURIComponent(publisher)}/loader.js`;
  const kind = getPageKind(page.type);
  return { loader, mode, container, placement, ...(kind && { kind }) };
}
