import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing, ORIGIN } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import { listAt, parseJson, textAt } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';
import { writeAudit } from './auditLog.ts';
import { toCsvCell } from './exportAudit.ts';

describe.each(databasesUnderTest)('the audit log on $name', ({ open }) => {
  let database: Database;
  let room: EditingRoom;
  let cookie: string;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    room = openEditing(database);
    cookie = await room.openAdmin();
  });
  afterAll(() => database.close());

  const actionsFor = async (query: string) => {
    const { body } = await room.call('GET', `/audit?${query}`, { cookie });
    return listAt(body, 'entries').map((entry) => textAt(entry, 'action'));
  };
  const exported = async (query: string) => {
    const url = `${ORIGIN}/pagebuilder/api/audit/export?${query}`;
    const response = await room.platform.fetch(new Request(url, { headers: { cookie } }));
    return { headers: response.headers, text: await response.text() };
  };

  test('is read by kind, by words and by time', async () => {
    room.clock.advance(60_000);
    const later = new Date(room.clock.now()).toISOString();
    await room.login('100%@example.com', 'wrong');
    expect(await actionsFor('')).toEqual(['session.refused', 'session.opened', 'editor.set-up']);
    expect(await actionsFor('action=session')).toEqual(['session.refused', 'session.opened']);
    expect(await actionsFor('action=session.opened')).toEqual(['session.opened']);
    expect(await actionsFor('text=ADA')).toEqual(['session.opened', 'editor.set-up']);
    expect(await actionsFor('text=100%25')).toEqual(['session.refused']);
    expect(await actionsFor('text=1_0')).toEqual([]);
    expect(await actionsFor(`from=${later}`)).toEqual(['session.refused']);
    expect(await actionsFor(`to=${later}`)).toEqual(['session.opened', 'editor.set-up']);
  });

  test.each([
    'lotte@bücher.example',
    'lotte@xn--bcher-kva.example',
    'Lotte@BÜCHER.example',
    '@bücher.example',
    'bücher.example',
    'xn--bcher-kva',
    'lotte',
  ])('finds a mailbox by %s, whichever form of its domain the log-in had', async (text) => {
    await room.login('lotte@bücher.example', 'wrong');
    await room.login('lotte@xn--bcher-kva.example', 'wrong');
    expect(await actionsFor(`text=${encodeURIComponent(text)}`)).toEqual([
      'session.refused',
      'session.refused',
    ]);
  });

  test.each(['from=yesterday', 'size=0', 'before=x', `text=${'x'.repeat(201)}`])(
    'says what is wrong with "%s"',
    async (query) => {
      expect((await room.call('GET', `/audit?${query}`, { cookie })).status).toBe(400);
    },
  );

  test('is exported whole as JSON lines', async () => {
    for (let count = 0; count < 600; count += 1)
      await writeAudit(database, { action: 'session.refused', subject: `${count}`, at: room.clock.now() });
    const { headers, text } = await exported('format=ndjson&action=session.refused');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-\d{4}-\d\d-\d\d\.ndjson"$/,
    );
    const lines = text.trimEnd().split('\n').map(parseJson);
    expect(lines).toHaveLength(600);
    expect(lines[0]).toMatchObject({ action: 'session.refused', subject: '599', editor: '' });
    expect(textAt(lines[599], 'subject')).toBe('0');
  });

  test('is exported as CSV that no spreadsheet takes for formulas', async () => {
    const subject = '=HYPERLINK("https://evil.example";"x")@example.com';
    await writeAudit(database, { action: 'session.refused', subject, at: room.clock.now() });
    const { headers, text } = await exported('format=csv&action=session.refused');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text.split('\r\n')).toEqual([
      'number,at,editor,action,subject',
      expect.stringMatching(
        /^\d+,"2026-\S+Z","","session\.refused","'=HYPERLINK\(""https:\/\/evil\.example"";""x""\)@example\.com"$/,
      ),
      '',
    ]);
  });
});

test.each(['=1', '+1', '-1', '@a', ' =1', '\t=1', '\r=1'])('a cell %j is no formula', (text) => {
  expect(toCsvCell(text).startsWith(`"'`)).toBe(true);
});
