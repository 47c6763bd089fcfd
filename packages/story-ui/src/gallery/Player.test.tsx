import { createHost, HostProvider } from '@broadsheet/block-kit';
import type { IslandRequest } from '@broadsheet/block-kit';
import type { VideoProps } from '@broadsheet/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Player } from './Player.tsx';

const VIDEO = '<video controls src="/pier.webm"></video>';
const FRAME =
  '<figure class="bs-embed" data-embed-src="https://player.example/1"><a href="https://player.example/">Pier</a></figure>';
const HOSTED = '<div data-uuid="1"></div>';

/** Renders the player as the engine renders a static block. */
function rendered(props: VideoProps) {
  const islands: IslandRequest[] = [];
  const renderIsland = (request: IslandRequest) => {
    islands.push(request);
    return request.element;
  };
  const html = renderToStaticMarkup(
    <HostProvider host={createHost({ renderIsland })}>
      <Player {...props} />
    </HostProvider>,
  );
  return { html, islands };
}

test.each([
  ['a video of the page itself', { embedMarkup: VIDEO }],
  ['a frame of another site', { embedMarkup: FRAME }],
  ['a frame that waits for a click whatever it is told', { embedMarkup: FRAME, autoplay: true }],
])('writes %s without an island', (_, props) => {
  const { html, islands } = rendered(props);
  expect(html).toContain(props.embedMarkup);
  expect(islands).toEqual([]);
});

test.each([
  ['a hosted player', { embedMarkup: HOSTED }],
  ['a video that starts on its own', { embedMarkup: VIDEO, autoplay: true }],
])('wakes %s once it is in view', (_, props) => {
  expect(rendered(props).islands).toEqual([
    expect.objectContaining({ name: 'story-player', when: 'visible', props }),
  ]);
});

test('is nothing without markup', () => {
  expect(rendered({ embedMarkup: undefined }).html).toBe('');
});
