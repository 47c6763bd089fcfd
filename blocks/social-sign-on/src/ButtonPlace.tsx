import { styled } from 'styled-components';

/** The place in which a provider draws its button, as high as the button. Its frame is light in every theme. */
export const ButtonPlace = styled.div`
  display: flex;
  justify-content: center;
  inline-size: 100%;
  min-block-size: 44px;
  overflow: clip;
  color-scheme: light;
`;
