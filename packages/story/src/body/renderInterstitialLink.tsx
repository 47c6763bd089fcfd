import { safeHref } from '@broadsheet/block-kit';
import type { ElementRenderer } from './ElementRenderer.ts';
import { RelatedLink } from './RelatedLink.tsx';

export const renderInterstitialLink: ElementRenderer = ({ url, content, additional_properties }) => {
  const href = safeHref(url);
  if (href === undefined || content === undefined) return undefined;
  return (
    <RelatedLink href={href} html={content} openInNewTab={additional_properties?.openInNewTab === true} />
  );
};
