import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import './node.ts';

afterEach(cleanup);
afterAll(() => document.body.replaceChildren());
