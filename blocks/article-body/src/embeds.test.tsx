import { expectAccessible } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { html, show } from '../test/elements.ts';

describe('HTML and embeds', () => {
  test('put an editor’s HTML in as it is', async () => {
    const { container } = await show({ type: 'raw_html', content: '<div id="chart-1"><p>A chart</p></div>' });
    expect(container.querySelector('#chart-1')?.innerHTML).toBe('<p>A chart</p>');
  });

  test.each(['youtube', 'vimeo', 'twitter'])('put the HTML of %s in', async (subtype) => {
    const figure = '<figure class="bs-embed"><a href="https://example.com/">A video</a></figure>';
    const { container } = await show({ type: 'oembed_response', subtype, raw_oembed: { html: figure } });
    expect(container.querySelector('article > div')?.innerHTML).toBe(figure);
  });

  test('link to what has no HTML', async () => {
    const raw_oembed = { url: 'https://example.com/1', title: 'A post' };
    await show({ type: 'oembed_response', raw_oembed });
    expect(screen.getByRole('link', { name: /^A post/ }).getAttribute('href')).toBe('https://example.com/1');
  });

  test('link to an embed that the page does not know', async () => {
    const embed = { url: 'https://widgets.example.org/timers/', config: { label: 'Overnight rise' } };
    await show({ type: 'custom_embed', subtype: 'timer', embed });
    expect(screen.getByRole('link', { name: /^Overnight rise/ }).getAttribute('href')).toBe(embed.url);
  });

  test('print program text in a box that the keyboard scrolls', async () => {
    const { container } = await show({ type: 'code', language: 'http', content: 'GET /x\nHost: a' });
    const box = screen.getByRole('region', { name: 'Code sample: http' });
    expect(box.getAttribute('dir')).toBe('ltr');
    expect(box.querySelector('pre > code')?.textContent).toBe('GET /x\nHost: a');
    await expectAccessible(container);
  });
});

describe('videos and sound', () => {
  const video = {
    type: 'video',
    embed_html: '<video controls src="/barrier.webm"></video>',
    headlines: { basic: 'The barrier closes' },
    description: { basic: 'From the quay.' },
    credits: { affiliation: [{ name: 'Courier' }] },
  };

  const tallLook = { viewportPercentage: 80, borderRadius: true };

  test('are a player with its words', async () => {
    const { container } = await show(video);
    expect(container.querySelector('figure video')).toBeTruthy();
    expect(container.querySelector('figcaption')?.textContent).toBe(
      'The barrier closesFrom the quay. (Courier)',
    );
  });

  test.each([
    ['hideVideoTitle', 'The barrier closes'],
    ['hideVideoCaption', 'From the quay'],
    ['hideVideoCredits', 'Courier'],
  ])('leave out what %s hides', async (field, text) => {
    expect((await html(video)).includes(text)).toBe(true);
    expect((await html(video, { fields: { [field]: true } })).includes(text)).toBe(false);
  });

  test.each([
    ['wide and square-cornered, whatever a tall one may have', tallLook, '16 / 9', '887.467px', '0px'],
    [
      'as tall and round as their editor says',
      { aspectRatio: '9:16', ...tallLook },
      '9 / 16',
      '345.6px',
      '12px',
    ],
    ['65 percent of the window unless told otherwise', { aspectRatio: '9:16' }, '9 / 16', '280.8px', '0px'],
    ['of the shape that their editor chooses', { aspectRatio: '4:3' }, '4 / 3', '665.6px', '0px'],
  ])('are %s', async (_, fields, aspectRatio, maxInlineSize, borderRadius) => {
    const { container } = await show(video, { fields });
    const frame = container.querySelector('figure > div') ?? document.body;
    expect(getComputedStyle(frame)).toMatchObject({ aspectRatio, maxInlineSize, borderRadius });
  });

  test('play sound at the reader’s wish', async () => {
    const { container } = await show({
      type: 'audio',
      headlines: { basic: 'The siren' },
      streams: [{ url: '/siren.mp3' }],
      source_url: 'https://example.com/siren.wav',
    });
    const player = container.querySelector('figure > audio[controls][preload=none]');
    expect(
      [...(player?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src')),
    ).toEqual(['/siren.mp3', 'https://example.com/siren.wav']);
    expect(container.querySelector('figcaption')?.textContent).toBe('The siren');
  });
});
