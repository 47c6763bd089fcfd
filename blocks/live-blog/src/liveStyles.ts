import { elementFlow } from '@broadsheet/story-ui';
import { Heading, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

export const Blog = styled.section`
  display: grid;
  max-inline-size: ${token('measure')};
  min-inline-size: 0;
`;

export const State = styled.p`
  padding-block-end: 0.75rem;
  color: ${token('brand')};
  font: 700 ${token('type-0')} / 1.3 ${token('sans')};
  text-transform: uppercase;
  letter-spacing: 0.06em;
`;

/**
 * The place of the button. It takes no room, so that the text being read does not move when the button appears, and it is
 * below a sticky header.
 */
export const NewsBar = styled.output`
  display: block;
  position: sticky;
  inset-block-start: 4.5rem;
  z-index: 2;
  block-size: 0;
  text-align: center;
  & > button {
    min-block-size: 2.75rem;
    padding-inline: 1.25rem;
    border: 0;
    border-radius: 2rem;
    background: ${token('brand')};
    color: ${token('on-brand')};
    font: 600 ${token('type-1')} / 1.2 ${token('sans')};
    cursor: pointer;
  }
  & > [hidden] {
    display: none;
  }
`;

export const Offline = styled.output`
  display: block;
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 3;
  padding: 0.75rem 1rem;
  background: ${token('ink')};
  color: ${token('paper')};
  font: 500 ${token('type-0')} / 1.4 ${token('sans')};
  text-align: center;
  &:empty {
    display: none;
  }
`;

export const Post = styled.article<{ $isKey: boolean }>`
  padding-block: 1.5rem;
  padding-inline-start: 1rem;
  border-block-start: ${token('border')};
  border-inline-start: 4px solid ${({ $isKey }) => ($isKey ? token('brand') : 'transparent')};
  scroll-margin-block-start: 4.5rem;
`;

export const Times = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  color: ${token('ink-soft')};
  font: 500 ${token('type-0')} / 1.4 ${token('sans')};
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 1.75rem;
  }
  & > strong {
    color: ${token('brand')};
  }
`;

export const PostTitle = styled(Heading)`
  margin-block: 0.25rem 0.75rem;
  font-size: ${token('type-4')};
  line-height: 1.2;
`;

export const Body = styled.div`
  ${elementFlow}
  display: flow-root;
  font: 400 ${token('body-size')} / ${token('body-leading')} ${token('serif')};
`;
