import { expect, test } from 'vitest';
import { isPushHost, isPushService } from './isPushService.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://api.push.apple.com/3/device/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('%s is at a push service', (url) => {
  expect(isPushService(url)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/a',
  'ftp://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:444/a',
  'https://me:secret@fcm.googleapis.com/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evilpush.apple.com/a',
  'https://notify.windows.com.evil.example/a',
  'https://evil.example/#https://fcm.googleapis.com/a',
  'https://evil.example\\@fcm.googleapis.com/a',
  'https://FCM.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:443/fcm/send/a',
  'https://fcm.googleapis.com/fcm/../fcm/send/a',
  'https://fcm.googleapis.com/fcm/send/a#1',
  'https://fcm.googleapis.com/fcm/send/a#',
  ' https://fcm.googleapis.com/fcm/send/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://fcm.googleapis.com./a',
  '//fcm.googleapis.com/a',
  '',
])('%s is at none', (url) => {
  expect(isPushService(url)).toBe(false);
});

test('further hosts are those of a list, with all below for a leading point', () => {
  const others = ['push.example.com', '.push.example.org'];
  const isKnown = (host: string) => isPushService(`https://${host}/a`, others);
  expect(['push.example.com', 'a.push.example.org'].map(isKnown)).toEqual([true, true]);
  expect(['a.push.example.com', 'push.example.org', 'apush.example.org'].map(isKnown)).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ['push.example.com', true],
  ['.push.example.com', true],
  ['localhost', false],
  ['10.0.0.1', false],
  ['[::1]', false],
  ['*.example.com', false],
  ['push.example.com:8443', false],
  ['https://push.example.com', false],
  ['.', false],
  ['.com', false],
])('%s in a list of hosts: %s', (text, isHost) => {
  expect(isPushHost(text)).toBe(isHost);
});
