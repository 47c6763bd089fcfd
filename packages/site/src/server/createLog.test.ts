import { expect, test } from 'vitest';
import { createLog } from './createLog.ts';

function logTo(level: Parameters<typeof createLog>[0] = 'info') {
  const lines: string[] = [];
  return { log: createLog(level, { write: (line) => void lines.push(line) }), lines };
}

test('writes one line of JSON an event, with its time and facts', () => {
  const { log, lines } = logTo();
  log.warn('A source failed.', { source: 'story-feed', error: 'two\nlines' });
  log.info('Stopping.');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 40,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    source: 'story-feed',
    error: 'two\nlines',
    msg: 'A source failed.',
  });
});

test.each([
  ['debug', 3],
  ['info', 3],
  ['warn', 2],
  ['error', 1],
  ['silent', 0],
] as const)('is quiet below the level %s', (level, count) => {
  const { log, lines } = logTo(level);
  log.info('a');
  log.warn('b');
  log.error('c');
  expect(lines).toHaveLength(count);
});

test.each([
  ['by its name', { password: 'hunter2' }],
  ['by its name further in', { request: { headers: { authorization: 'hunter2', cookie: 'hunter2' } } }],
  [
    'in the options of a client',
    { options: { accessToken: 'hunter2', secret: 'hunter2', token: 'hunter2' } },
  ],
  ['in an address', { error: 'connect postgres://editor:hunter2@db:5432/courier failed' }],
  ['in an address without a user', { error: 'https://:hunter2@api.example/' }],
  ['in a header that an error quotes', { error: 'sent "Authorization: Bearer hunter2"' }],
])('leaves out a secret %s', (_, facts) => {
  const { log, lines } = logTo();
  log.error('It failed.', facts);
  expect(lines.join('')).toContain('It failed.');
  expect(lines.join('')).not.toContain('hunter2');
});

test('leaves out a secret in the message, and nothing else', () => {
  const { log, lines } = logTo();
  log.error('https://editor:hunter2@api.example/a did not answer; see https://docs.example/b@c:d.');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'https://editor:…@api.example/a did not answer; see https://docs.example/b@c:d.',
  });
});
