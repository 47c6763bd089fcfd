/** What `runSchedules` does: pages and settings that are published and unpublished, the alert's end, and pins that end. */
import { HOUR_MS } from '@broadsheet/client-core';
import { prepareDocument } from '@broadsheet/content-service';
import type { Database } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { emptyTables } from '../databases/databases.ts';
import { openEditing, page } from '../editing/editing.ts';
import type { EditingRoom } from '../editing/editing.ts';
import { story } from '../content/samples.ts';
import type { JobUnderTest } from './JobUnderTest.ts';

interface Desk {
  readonly room: EditingRoom;
  readonly cookie: string;
  /** Makes a call, and throws if it is refused. */
  call(method: string, path: string, body?: JsonObject): Promise<void>;
}

async function openDesk(database: Database): Promise<Desk> {
  await emptyTables(database);
  const room = openEditing(database);
  const cookie = await room.openAdmin();
  return {
    room,
    cookie,
    async call(method, path, body) {
      const { status, body: answer } = await room.call(method, path, { cookie, ...(body && { body }) });
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    },
  };
}

const READ = `select
  (select string_agg(id || ' ' || (body ->> 'name'), ', ' order by id) from pages) as pages,
  (select string_agg(id || ' ' || number, ', ' order by id, number) from page_versions) as versions,
  (select string_agg(id || ' ' || number, ', ' order by id, number) from setting_versions) as settings,
  (select count(*)::int from page_schedules) + (select count(*)::int from setting_schedules) as pending,
  (select count(*)::int from page_drafts) + (select count(*)::int from setting_drafts) as drafts,
  (select count(*)::int from redirect_lists) as redirects,
  (select count(*)::int from alerts) as alerts,
  (select string_agg(coalesce(e #>> '{referent,id}', e ->> '_id'), ', ' order by n)
    from documents, jsonb_array_elements(body -> 'content_elements') with ordinality as element(e, n)
    where id = 'front') as front,
  (select count(*)::int from collection_ends) as ends,
  (select string_agg(action, ', ' order by number) from audit_log
    where action like 'schedule.%' or action = 'alert.ended' or action like 'settings.schedule%') as audit`;

/** What `READ` finds where nothing is. */
const NOTHING = {
  pages: null,
  versions: null,
  settings: null,
  pending: 0,
  drafts: 0,
  redirects: 0,
  alerts: 0,
  front: null,
  ends: 0,
  audit: null,
};

interface ScheduleCase {
  readonly makeDue: (desk: Desk) => Promise<void>;
  readonly done: object;
}

function scheduled({ makeDue, done }: ScheduleCase): JobUnderTest {
  return {
    async prepare(database) {
      const desk = await openDesk(database);
      await makeDue(desk);
      desk.room.clock.advance(HOUR_MS);
      const passed = desk.room.clock.now();
      return {
        start(process) {
          const { platform, clock } = openEditing(process.database);
          clock.advance(passed - clock.now());
          return () => platform.editing.runSchedules();
        },
        endLeases: () => undefined,
        async read() {
          const [row] = await database.query(READ);
          return row;
        },
      };
    },
    done,
    covers: [
      'packages/editing-service/src/schedules/scheduleStore.ts',
      'packages/editing-service/src/alerts/alertStore.ts',
    ],
  };
}

const inAnHour = ({ room }: Desk): number => room.clock.now() + HOUR_MS;

/** The jobs of the page builder, by what they do. */
export const scheduleJobs: Readonly<Record<string, JobUnderTest>> = {
  'a page that is published': scheduled({
    async makeDue(desk) {
      await desk.room.save(desk.cookie, 'Election', 0);
      await desk.call('PUT', '/pages/home/schedule', { publishAt: inAnHour(desk), revision: 1 });
    },
    done: {
      ...NOTHING,
      pages: 'home Election',
      versions: 'home 1',
      audit: 'schedule.set, schedule.published',
    },
  }),
  'a page that is unpublished': scheduled({
    async makeDue(desk) {
      await desk.call('PUT', '/pages/offer/draft', {
        document: { ...page('Offer'), id: 'offer', match: { kind: 'path', path: '/offer/' } },
        revision: 0,
      });
      await desk.call('POST', '/pages/offer/publication', { revision: 1 });
      await desk.call('PUT', '/pages/offer/schedule', { unpublishAt: inAnHour(desk) });
    },
    done: {
      ...NOTHING,
      versions: 'offer 1, offer 2',
      drafts: 1,
      audit: 'schedule.set, schedule.unpublished',
    },
  }),
  'a page that moves and redirects': scheduled({
    async makeDue(desk) {
      const document = (path: string) => ({ ...page('Offer'), id: 'offer', match: { kind: 'path', path } });
      await desk.call('PUT', '/pages/offer/draft', { document: document('/offer/'), revision: 0 });
      await desk.call('POST', '/pages/offer/publication', { revision: 1 });
      await desk.call('PUT', '/pages/offer/draft', { document: document('/deal/'), revision: 0 });
      const body = { publishAt: inAnHour(desk), revision: 2, hasRedirect: true };
      await desk.call('PUT', '/pages/offer/schedule', body);
    },
    done: {
      ...NOTHING,
      pages: 'offer Offer',
      versions: 'offer 1, offer 2',
      redirects: 1,
      audit: 'schedule.set, schedule.published',
    },
  }),
  'settings that are published': scheduled({
    async makeDue(desk) {
      const document = { colours: { brand: { light: '#111111', dark: '#ffffff' } }, measures: {} };
      await desk.call('PUT', '/settings/theme/draft', { document, revision: 0 });
      await desk.call('PUT', '/settings/theme/schedule', { publishAt: inAnHour(desk), revision: 1 });
    },
    done: { ...NOTHING, settings: 'theme 1, theme 2', audit: 'settings.scheduled' },
  }),
  'an alert that ends': scheduled({
    makeDue: (desk) => desk.call('POST', '/alert', { text: 'Storm', endsAt: inAnHour(desk) }),
    done: { ...NOTHING, audit: 'alert.ended' },
  }),
  'a pin that ends': scheduled({
    async makeDue(desk) {
      await desk.room.platform.content.saveDocuments(
        ['a', 'b'].map((id) => prepareDocument('story', story(id), { id, site: 'paper', hash: id })),
      );
      const children: readonly JsonObject[] = [
        { _id: 'a', type: 'story' },
        { _id: 'b', type: 'story', pinnedUntil: inAnHour(desk) },
      ];
      const document: JsonObject = { name: 'Front', aliases: ['front-page'], children: [...children] };
      await desk.call('PUT', '/settings/collection:front/draft', { document, revision: 0 });
      await desk.call('POST', '/settings/collection:front/publication', { revision: 1 });
    },
    done: { ...NOTHING, settings: 'collection:front 1', front: 'a, b' },
  }),
};
