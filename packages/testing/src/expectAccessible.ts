import axe from 'axe-core';

/**
 * Asserts that an element has no accessibility violations; the error lists each one with its element. Colour contrast needs
 * a layout and is checked in a browser; rules about whole pages do not apply to a block.
 */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, {
    // The content of a frame is a page of its own, and jsdom does not load it.
    iframes: false,
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'heading-order': { enabled: false },
    },
  });
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}`),
  );
  throw new Error(`Not accessible:\n${lines.join('\n')}`);
}
