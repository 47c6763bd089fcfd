/** Returns the content of a card in document order: the texts of its parts, `(image)` and `(player)`. */
export function outline(container: Element): readonly string[] {
  const parts = container.querySelectorAll('article :is(h1, h2, h3, p, img, .player, div > span)');
  return [...parts].map((part) => {
    if (part.localName === 'img') return '(image)';
    return part.classList.contains('player') ? '(player)' : (part.textContent ?? '');
  });
}
