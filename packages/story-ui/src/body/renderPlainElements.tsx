/** The renderers of elements that need no processing. */
import { safeHref } from '@broadsheet/block-kit';
import { parseImage } from '@broadsheet/sdk-content';
import { Divider, Html } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { Copyright } from './Copyright.tsx';
import type { ElementRenderer } from './ElementRenderer.ts';
import { cleared, flow, prose } from './elementStyles.ts';
import { ImageFigure } from './ImageFigure.tsx';
import { RelatedLink } from './RelatedLink.tsx';

export const renderCopyright: ElementRenderer = ({ content }) =>
  content === undefined ? undefined : <Html as={Copyright} html={content} />;

const Break = styled(Divider)`
  ${cleared}
`;

export const renderDivider: ElementRenderer = () => <Break />;

const Group = styled.div`
  ${flow}
`;

/** Renders the elements of a group, or of a zone that a variant has filled. */
export const renderGroup: ElementRenderer = ({ content_elements = [] }, { renderInner }) => {
  const inner = content_elements.map(renderInner).filter((piece) => piece !== undefined);
  return inner.length === 0 ? undefined : <Group>{inner}</Group>;
};

export const renderInterstitialLink: ElementRenderer = ({ url, content, additional_properties }) => {
  const href = safeHref(url);
  if (href === undefined || content === undefined) return undefined;
  return (
    <RelatedLink
      href={href}
      html={content}
      openInNewTab={additional_properties?.openInNewTab === true}
      isOpinion={additional_properties?.linked_genre === 'opinion'}
    />
  );
};

const RawBox = styled.div`
  ${cleared}
  ${prose}
  overflow-x: auto;
`;

export const renderRawHtml: ElementRenderer = ({ content }) =>
  content === undefined ? undefined : <Html as={RawBox} html={content} />;

export const renderImage: ElementRenderer = ({ raw }, { settings }) => {
  const image = parseImage(raw);
  return image?.url === undefined ? undefined : <ImageFigure image={image} settings={settings} />;
};
