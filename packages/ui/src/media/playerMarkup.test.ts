import { describe, expect, it } from 'vitest';
import { parseRatio, playerMarkup, shapeOfMarkup } from './playerMarkup.ts';

const video =
  '<div class="video-player"><video controls src="/media/pier.webm" data-ratio="0.5625"></video></div>';
const hosted = '<div class="player" data-uuid="abc" data-org="paper" data-aspect-ratio="1.7777"></div>';
const wide = { width: 16, height: 9 };
const tall = { width: 9, height: 16 };

describe('shapeOfMarkup', () => {
  it('reads the known ratios within a thousandth', () => {
    const shape = (ratio: string) => shapeOfMarkup(`<video data-ratio="${ratio}"></video>`);
    expect(shape('0.5625')).toEqual(wide);
    expect(shape('0.562')).toEqual(wide);
    expect(shape('1')).toEqual({ width: 1, height: 1 });
    expect(shape('0.75')).toEqual({ width: 4, height: 3 });
    expect(shape('1.7778')).toEqual(tall);
    expect(shapeOfMarkup(hosted)).toEqual(tall);
    expect(shapeOfMarkup('<figure class="bs-embed" data-ratio="0.75"></figure>')).toEqual({
      width: 4,
      height: 3,
    });
  });

  it('takes 16:9 for every other ratio and for none', () => {
    expect(shapeOfMarkup('<video data-ratio="0.6"></video>')).toEqual(wide);
    expect(shapeOfMarkup('<video></video>')).toEqual(wide);
  });
});

describe('parseRatio', () => {
  it('reads width and height', () => {
    expect(parseRatio('3:2')).toEqual({ width: 3, height: 2 });
  });

  it('leaves the shape to the markup for "--" and for what is no ratio', () => {
    for (const ratio of [undefined, '', '--', '16', '16:0', 'a:b', '-4:3'])
      expect(parseRatio(ratio)).toBeUndefined();
  });
});

describe('playerMarkup', () => {
  it('leaves markup alone where nothing is set', () => {
    expect(playerMarkup(video, { shape: wide })).toBe(video);
    expect(playerMarkup(video, { shape: wide, autoplay: false })).toBe(video);
  });

  it('tells nothing to an embed that waits for a click', () => {
    const embed = '<figure class="bs-embed" data-embed-src="https://player.example/1"></figure>';
    expect(playerMarkup(embed, { shape: wide, autoplay: true, playthrough: true })).toBe(embed);
  });

  it('starts a video of the page silently', () => {
    expect(playerMarkup(video, { shape: wide, autoplay: true })).toContain(
      '<video autoplay="" muted="" playsinline="" controls',
    );
    const muted = '<video muted src="/a.webm"></video>';
    expect(playerMarkup(muted, { shape: wide, autoplay: true })).toBe(
      '<video autoplay="" muted="" playsinline="" src="/a.webm"></video>',
    );
  });

  it('tells a hosted player its ratio with four decimals and what is set', () => {
    const told = playerMarkup(hosted, { shape: { width: 3, height: 2 }, autoplay: true, playthrough: false });
    expect(told).toMatch(
      /^<div data-aspect-ratio="0.6667" data-autoplay="true" data-playthrough="false" class/,
    );
    expect(told.match(/data-aspect-ratio/g)).toHaveLength(1);
  });

  it('rounds the corners of tall hosted players only', () => {
    expect(playerMarkup(hosted, { shape: tall, borderRadius: true })).toContain('data-border-radius="true"');
    expect(playerMarkup(hosted, { shape: wide, borderRadius: true })).not.toContain('data-border-radius');
  });
});
