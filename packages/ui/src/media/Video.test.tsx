import { createHost, HostProvider, serverEnvironment } from '@broadsheet/block-kit';
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Video } from '../index.ts';
import type { VideoProps } from '../index.ts';

const video = '<video controls src="/media/pier.webm" data-ratio="0.5625"></video>';

function mount(props: VideoProps, prefersLessMotion = false) {
  const host = createHost({
    environment: { ...serverEnvironment(), matches: () => prefersLessMotion },
  });
  const view = render(
    <HostProvider host={host}>
      <Video {...props} />
    </HostProvider>,
  );
  return { host, ...view };
}

const show = (props: VideoProps, prefersLessMotion = false) => mount(props, prefersLessMotion).container;

function frameStyle(props: Partial<VideoProps>) {
  const { firstElementChild: frame } = show({ embedMarkup: video, ...props });
  if (frame === null) throw new Error('The player has no frame.');
  return getComputedStyle(frame);
}

describe('Video in the browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('leaves an embed that its reader has opened as it is', () => {
    const embed = '<figure class="bs-embed" data-embed-src="https://player.example/1">Film</figure>';
    const { host, container, rerender } = mount({ embedMarkup: embed, autoplay: true });
    container.querySelector('figure')?.replaceChildren(document.createElement('iframe'));
    rerender(
      <HostProvider host={host}>
        <Video embedMarkup={embed} autoplay className="wide" />
      </HostProvider>,
    );
    expect(container.querySelector('.wide figure > iframe')).not.toBeNull();
  });

  it('starts by itself only for readers who do not ask for less motion', () => {
    const starts = (prefersLessMotion: boolean) =>
      show({ embedMarkup: video, autoplay: true }, prefersLessMotion)
        .querySelector('video')
        ?.hasAttribute('autoplay');
    expect(starts(false)).toBe(true);
    expect(starts(true)).toBe(false);
  });

  it('has the shape it is given, else that of its markup', () => {
    expect(frameStyle({ aspectRatio: '4:3' }).aspectRatio).toBe('4 / 3');
    expect(frameStyle({ aspectRatio: '--' }).aspectRatio).toBe('16 / 9');
  });

  it('gives a tall player its share of the viewport and every other 65 percent', () => {
    const widest = (aspectRatio: string, viewportPercentage: number) =>
      Number.parseFloat(frameStyle({ aspectRatio, viewportPercentage }).maxInlineSize) / window.innerHeight;
    expect(widest('9:16', 80)).toBeCloseTo((0.8 * 9) / 16);
    expect(widest('16:9', 80)).toBeCloseTo((0.65 * 16) / 9);
    expect(widest('9:16', 0)).toBeCloseTo((0.65 * 9) / 16);
  });

  it('rounds the corners of tall players only', () => {
    expect(frameStyle({ aspectRatio: '9:16', borderRadius: true }).borderRadius).toBe('12px');
    expect(frameStyle({ aspectRatio: '1:1', borderRadius: true }).borderRadius).toBe('0px');
  });

  it('lets the script of a hosted player look at what has been mounted', () => {
    const powaBoot = vi.fn();
    vi.stubGlobal('powaBoot', powaBoot);
    show({ embedMarkup: '<div data-uuid="abc"></div>' });
    expect(powaBoot).toHaveBeenCalledTimes(1);
  });
});
