'use client';
import { useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';
import { AdPlaceholder } from './slot/AdPlaceholder.tsx';
import { AdSlot } from './slot/AdSlot.tsx';

export type AdsProps = FieldValues<typeof fields>;

/** Renders a slot for an ad; editors see a placeholder, and AMP pages contain none. */
export function Ads(props: AdsProps) {
  const { isAdmin, outputType } = useHost();
  if (isAdmin) return <AdPlaceholder adType={props.adType} />;
  return outputType === 'amp' ? null : <AdSlot {...props} />;
}
