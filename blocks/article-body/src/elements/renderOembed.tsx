import { Html, Link, token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import { readerAddress } from '../readerAddress.ts';
import type { ElementRenderer } from './ElementRenderer.ts';
import { cleared, prose } from './elementStyles.ts';

/** Before the click a panel with a link, afterwards a frame. */
const panel = css`
  & .bs-embed {
    display: grid;
    border: ${token('border')};
    background: ${token('tint')};
  }
  & .bs-embed > a {
    display: grid;
    place-content: center;
    min-block-size: 6rem;
    padding: 1rem;
    font: 600 ${token('type-1')} / 1.4 ${token('sans')};
    text-align: center;
  }
`;

const Box = styled.div`
  ${cleared}
  ${prose}
  ${panel}
  overflow-x: auto;
`;

const Film = styled(Box)`
  & .bs-embed {
    aspect-ratio: 16 / 9;
  }
  & iframe {
    inline-size: 100%;
    block-size: 100%;
  }
`;

const FILMS: readonly (string | undefined)[] = ['youtube', 'vimeo'];

/** What the provider sent, as the sanitiser left it: a link that becomes a frame at a click. */
export const renderOembed: ElementRenderer = ({ subtype, raw_oembed }) => {
  if (raw_oembed?.html !== undefined)
    return <Html as={FILMS.includes(subtype) ? Film : Box} html={raw_oembed.html} />;
  const href = readerAddress(raw_oembed?.url);
  if (href === undefined) return undefined;
  return (
    <Box as="p">
      <Link href={href}>{raw_oembed?.title ?? raw_oembed?.provider_name ?? href}</Link>
    </Box>
  );
};
