import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenVisible } from './whenVisible.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Which element is watched for the one with the id `it`. */
function watched(html: string): string | undefined {
  const targets: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(target: Element): void {
        targets.push(target);
      }
    },
  );
  document.body.innerHTML = html;
  const element = document.querySelector('#it');
  if (element !== null) whenVisible(element, 200, () => undefined);
  return targets[0]?.id;
}

describe('whenVisible', () => {
  it.each([
    ['its first element', '<bs-island id="it"><p id="first"></p><p></p></bs-island>', 'first'],
    [
      'the first with a box, however deep',
      '<bs-island id="it"><bs-slot><bs-block><p id="deep"></p></bs-block></bs-slot></bs-island>',
      'deep',
    ],
    [
      'the picture and not the link that fetches it early',
      '<bs-island id="it"><link rel="preload" as="image"><p id="picture"></p></bs-island>',
      'picture',
    ],
    ['what stands after it, where it is empty', '<bs-island id="it"></bs-island><p id="after"></p>', 'after'],
    [
      'what stands in an island after it',
      '<bs-island id="it"></bs-island><bs-island><p id="after"></p></bs-island>',
      'after',
    ],
    [
      'what stands around it, where nothing else does',
      '<main id="around"><bs-slot><bs-island id="it"></bs-island></bs-slot></main>',
      'around',
    ],
    ['a lazy place itself', '<p></p><bs-lazy id="it"></bs-lazy><p></p>', 'it'],
  ])('watches %s', (_case, html, id) => {
    expect(watched(html)).toBe(id);
  });
});
