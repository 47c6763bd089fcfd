import { createHost, HostProvider } from '@broadsheet/block-kit';
import type { IslandRequest } from '@broadsheet/block-kit';
import type { VideoProps } from '@broadsheet/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Player } from './Player.tsx';

const FILM = '<video controls src="/pier.webm"></video>';
const FRAME = '<iframe src="https://player.example/1"></iframe>';

/** As the engine renders a static block. */
function rendered(props: VideoProps) {
  const islands: IslandRequest[] = [];
  const renderIsland = (request: IslandRequest) => {
    islands.push(request);
    return <i data-island={request.name} />;
  };
  const html = renderToStaticMarkup(
    <HostProvider host={createHost({ renderIsland })}>
      <Player {...props} />
    </HostProvider>,
  );
  return { html, islands };
}

test('writes a film of the page itself without an island', () => {
  const { html, islands } = rendered({ embedMarkup: FILM });
  expect(html).toContain(FILM);
  expect(islands).toEqual([]);
});

test.each([
  ['a frame of another site', { embedMarkup: FRAME }],
  ['a hosted player', { embedMarkup: '<div data-uuid="1"></div>' }],
  ['a film that starts on its own', { embedMarkup: FILM, autoplay: true }],
])('wakes %s once it is in view', (_, props) => {
  const { islands } = rendered(props);
  expect(islands).toEqual([expect.objectContaining({ name: 'story-player', when: 'visible', props })]);
});

test('leaves the markup for readers without script', () => {
  expect(rendered({ embedMarkup: FRAME }).html).toContain(`${FRAME}</div></noscript>`);
});

test('is nothing without markup', () => {
  expect(rendered({ embedMarkup: undefined }).html).toBe('');
});
