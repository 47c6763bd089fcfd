import { describe, expect, test } from 'vitest';
import { createPasswordHasher, DEFAULT_SCRYPT } from './createPasswordHasher.ts';

const fast = { ln: 4, r: 8, p: 1 };

describe('createPasswordHasher', () => {
  test('distinguishes the password from others, with a new salt each time', async () => {
    const hasher = createPasswordHasher(fast);
    const [one, two] = await Promise.all([hasher.hash('secret'), hasher.hash('secret')]);
    expect(one).not.toBe(two);
    expect(await hasher.verify('secret', one)).toEqual({ isRight: true, isOutdated: false });
    expect(await hasher.verify('Secret', one)).toEqual({ isRight: false, isOutdated: false });
    expect(await hasher.verify('', one)).toEqual({ isRight: false, isOutdated: false });
  });

  test('takes a letter composed or decomposed', async () => {
    const hasher = createPasswordHasher(fast);
    const stored = await hasher.hash('caf\u00e9');
    expect((await hasher.verify('cafe\u0301', stored)).isRight).toBe(true);
  });

  test('keeps the parameters with the hash and sees when others are in force', async () => {
    const stored = await createPasswordHasher(fast).hash('secret');
    expect(stored).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    const stronger = createPasswordHasher({ ...fast, p: 2 });
    expect(await stronger.verify('secret', stored)).toEqual({ isRight: true, isOutdated: true });
  });

  test('hashes with the default parameters within the memory it allows itself', async () => {
    const hasher = createPasswordHasher();
    const stored = await hasher.hash('secret');
    expect(stored).toContain(`ln=${DEFAULT_SCRYPT.ln},r=8,p=3`);
    expect((await hasher.verify('secret', stored)).isRight).toBe(true);
  });

  test('denies everything without a stored hash', async () => {
    const verdict = await createPasswordHasher(fast).verify('secret', undefined);
    expect(verdict).toEqual({ isRight: false, isOutdated: false });
  });

  test('rejects a stored hash of another form', async () => {
    await expect(createPasswordHasher(fast).verify('secret', '$2b$10$x')).rejects.toThrow('unknown form');
  });
});
