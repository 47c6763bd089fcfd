import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import './node.ts';

// A busy machine is no fault of the code; a test that waits for nothing is not slowed down.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out and has no scrolling.
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });

afterEach(cleanup);
afterAll(() => document.body.replaceChildren());
