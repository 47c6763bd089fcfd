import { expect, test } from 'vitest';
import { createTestEngine } from '../../test/createTestEngine.ts';

test('gives embeds with scripts a document without an origin, framed by this site alone', async () => {
  const engine = createTestEngine();
  const response = await engine.fetch(new Request('https://www.courier.test/_broadsheet/embed'));
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(response.status).toBe(200);
  expect(policy).toMatch(/^sandbox allow-scripts /);
  expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toContain('<script>addEventListener("message"');
});
