/**
 * @typedef {object} ButtonLook
 * @property {string} text
 * @property {string} vendor one letter
 * @property {string} ink colour of the text
 * @property {string} ground background colour
 * @property {number} [width] CSS pixels, if there is enough room
 * @property {number} [height] CSS pixels
 */

/**
 * Draws a vendor's button. The page's policy forbids style elements, so styles are set by script.
 *
 * @param {Element} parent the element to draw in; it is emptied first
 * @param {ButtonLook} look
 * @param {() => void} onClick
 */
export function drawButton(parent, { text, vendor, ink, ground, width, height = 40 }, onClick) {
  const button = document.createElement('button');
  button.type = 'button';
  Object.assign(button.style, {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    boxSizing: 'border-box',
    inlineSize: width === undefined ? 'auto' : `${width}px`,
    maxInlineSize: '100%',
    minBlockSize: `${height}px`,
    padding: '0 14px',
    border: '1px solid #747775',
    borderRadius: '4px',
    background: ground,
    color: ink,
    font: '500 15px/1.2 system-ui, sans-serif',
    cursor: 'pointer',
  });
  const mark = document.createElement('span');
  mark.setAttribute('aria-hidden', 'true');
  mark.style.fontWeight = '800';
  mark.textContent = vendor;
  const label = document.createElement('span');
  label.textContent = text;
  button.append(mark, label);
  button.addEventListener('click', onClick);
  parent.replaceChildren(button);
}
