import { afterAll, vi } from 'vitest';

// Workers are shared between test files, so modules and stubs are reset after each file.
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
