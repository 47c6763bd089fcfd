/**
 * Reloads readers' pages during development: Vite's client reloads them for any other change, and this script for changed
 * blocks.
 */
import { BLOCKS_CHANGED } from '../pagebuilder/desk/deskElements.ts';

import.meta.hot?.on(BLOCKS_CHANGED, () => globalThis.location.reload());
