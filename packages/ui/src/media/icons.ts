/**
 * The drawings of controls and badges. Each is a separate export, so that a page loads only the ones it shows.
 */
import type { IconDrawing } from './IconDrawing.ts';

export const arrowEndIcon: IconDrawing = {
  name: 'arrow-end',
  path: 'M4 12h15M13 5l7 7-7 7',
  look: 'line',
  mirrors: true,
};

export const arrowStartIcon: IconDrawing = {
  name: 'arrow-start',
  path: 'M20 12H5M11 5l-7 7 7 7',
  look: 'line',
  mirrors: true,
};

export const bookmarkIcon: IconDrawing = { name: 'bookmark', path: 'M6 4h12v16l-6-4.5L6 20z', look: 'line' };

export const cameraIcon: IconDrawing = {
  name: 'camera',
  path: 'M3 7.5h4.5L9.5 5h5l2 2.5H21V19H3zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7z',
  look: 'line',
};

export const caretIcon: IconDrawing = { name: 'caret', path: 'M5 9l7 7 7-7', look: 'line' };

export const checkIcon: IconDrawing = { name: 'check', path: 'M4.5 12.5l5 5 10-11', look: 'line' };

export const closeIcon: IconDrawing = { name: 'close', path: 'M5.5 5.5l13 13M18.5 5.5l-13 13', look: 'line' };

export const envelopeIcon: IconDrawing = {
  name: 'envelope',
  path: 'M3 5.5h18v13H3zM3.5 6.5l8.5 7 8.5-7',
  look: 'line',
};

export const expandIcon: IconDrawing = {
  name: 'expand',
  path: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  look: 'line',
};

export const linkIcon: IconDrawing = {
  name: 'link',
  path: 'M9.5 14.5l5-5M8 11l-3 3a3.54 3.54 0 0 0 5 5l3-3M11 8l3-3a3.54 3.54 0 0 1 5 5l-3 3',
  look: 'line',
};

export const lockIcon: IconDrawing = {
  name: 'lock',
  path: 'M6 11h12v9H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  look: 'line',
};

export const menuIcon: IconDrawing = { name: 'menu', path: 'M4 6h16M4 12h16M4 18h16', look: 'line' };

export const pauseIcon: IconDrawing = { name: 'pause', path: 'M6 4h4v16H6zM14 4h4v16h-4z', look: 'solid' };

export const playIcon: IconDrawing = { name: 'play', path: 'M7 4v16l13-8z', look: 'solid' };

export const searchIcon: IconDrawing = {
  name: 'search',
  path: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM15.5 15.5L20 20',
  look: 'line',
};

export const shareIcon: IconDrawing = {
  name: 'share',
  path: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M6 12v8h12v-8',
  look: 'line',
};

export const shrinkIcon: IconDrawing = {
  name: 'shrink',
  path: 'M3 8.5h5.5V3M21 8.5h-5.5V3M3 15.5h5.5V21M21 15.5h-5.5V21',
  look: 'line',
};

export const userIcon: IconDrawing = {
  name: 'user',
  path: 'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  look: 'line',
};
