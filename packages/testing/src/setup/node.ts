import { afterAll, vi } from 'vitest';

// Workers are shared between test files, so each file leaves modules and stubs as it found them.
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
