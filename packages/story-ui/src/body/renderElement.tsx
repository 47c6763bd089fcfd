/**
 * Renders an element of an article by a table from type to renderer (the types of ANS 0.10.12). Types that are not in the
 * table are left out, as are references that the content API has not resolved.
 */
import type { ContentElement } from '@broadsheet/sdk-content';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import type { ElementContext, ElementRenderer } from './ElementRenderer.ts';
import { renderAudio } from './renderAudio.tsx';
import { renderCode } from './renderCode.tsx';
import { renderCorrection } from './renderCorrection.tsx';
import { renderCustomEmbed } from './renderCustomEmbed.tsx';
import { renderGallery } from './renderGallery.tsx';
import { renderHeader } from './renderHeader.tsx';
import { renderLinkList } from './renderLinkList.tsx';
import { renderList } from './renderList.tsx';
import { renderOembed } from './renderOembed.tsx';
import {
  renderCopyright,
  renderDivider,
  renderGroup,
  renderImage,
  renderInterstitialLink,
  renderRawHtml,
} from './renderPlainElements.tsx';
import { renderBlockquote, renderQuote } from './renderQuote.tsx';
import { renderStorySummary } from './renderStorySummary.tsx';
import { renderTable } from './renderTable.tsx';
import { renderText } from './renderText.tsx';
import { renderEndorsement, renderNumericRating } from './renderVerdict.tsx';
import { renderVideo } from './renderVideo.tsx';

const RENDERERS: ReadonlyMap<string, ElementRenderer> = new Map([
  ['audio', renderAudio],
  ['blockquote', renderBlockquote],
  ['code', renderCode],
  ['content_zone', renderGroup],
  ['copyright', renderCopyright],
  ['correction', renderCorrection],
  ['custom_embed', renderCustomEmbed],
  ['divider', renderDivider],
  ['element_group', renderGroup],
  ['endorsement', renderEndorsement],
  ['gallery', renderGallery],
  ['header', renderHeader],
  ['image', renderImage],
  ['interstitial_link', renderInterstitialLink],
  ['link_list', renderLinkList],
  ['list', renderList],
  ['numeric_rating', renderNumericRating],
  ['oembed_response', renderOembed],
  ['quote', renderQuote],
  ['raw_html', renderRawHtml],
  ['story', renderStorySummary],
  ['table', renderTable],
  ['text', renderText],
  ['video', renderVideo],
]);

/** Renders an element; `undefined` if it has nothing to show or its type is unknown. Never throws. */
export function renderElement(
  element: ContentElement,
  { id, ...shared }: Omit<ElementContext, 'renderInner'>,
): ReactElement | undefined {
  const renderInner: ElementContext['renderInner'] = (inner, index) => {
    const piece = renderElement(inner, { settings: shared.settings, id: `${id}-${index}` });
    return piece && <Fragment key={index}>{piece}</Fragment>;
  };
  return RENDERERS.get(element.type)?.(element, { ...shared, id, renderInner });
}
